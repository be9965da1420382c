"""The log: one sentence an event, and the heading it stands under."""

from __future__ import annotations

from collections.abc import Sequence

from game.play import Event
from web.horse_fever.words.cards import CARD_NAMES, CHARACTER_NAMES
from web.horse_fever.words.horses import horse, money, odds_text, stable
from web.horse_fever.words.log_board import BOARD, PHASES
from web.horse_fever.words.log_party import PARTY, PARTY_PHASES, is_of_party
from web.horse_fever.words.log_race import RACE, Facts, Teller, who
from web.horse_fever.words.rules import DIE_JOKES
from web.words.plain import capital, listed, ordinal, plural, signed

# before a race


def _stables_placed(facts: Facts, names: Sequence[str]) -> str:
    odds = sorted(facts["odds"].items(), key=lambda each: each[1])
    return f"The odds: {listed([f'{horse(it)} {odds_text(row)}' for it, row in odds])}."


def _start(facts: Facts, names: Sequence[str]) -> str:
    brings = [money(facts["money"]), f"{facts['vp']} VP"]
    brings += [f"the stable {stable(facts['stable'])}"] if facts["stable"] else []
    character = CHARACTER_NAMES[facts["character"]]
    return f"{who(facts, names)} is {character} and starts with {listed(brings)}."


def _first_player(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} is the first player{'' if facts['colour'] else ' now'}."


def _die_rolled(facts: Facts, names: Sequence[str]) -> str:
    return f"The sprint die shows {facts['colour']}. {DIE_JOKES[facts['colour']]}"


def _round(facts: Facts, names: Sequence[str]) -> str:
    return f"Race {facts['number']} is next. {names[facts['first']]} is the first player."


def _cards_dealt(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} gets {plural(facts['count'], 'action card')}."


# betting


def _cannot_bet(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} cannot cover the minimum bet of {money(facts['minimum'])}."


def _bet_passed(facts: Facts, names: Sequence[str]) -> str:
    if facts["broke"]:
        return f"{who(facts, names)} cannot afford a second bet."
    return f"{who(facts, names)} lays no second bet."


def _bet_laid(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"{who(facts, names)} bets {money(facts['stake'])} on {horse(facts['horse'])} "
        f"to {facts['bet']}."
    )


def _card_placed(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} puts a card face down behind {horse(facts['horse'])}."


# race


def _card_revealed(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"Behind {horse(facts['horse'])} lies {CARD_NAMES[facts['card']]}, "
        f"played by {who(facts, names)}."
    )


def _cards_cancelled(facts: Facts, names: Sequence[str]) -> str:
    cards = listed([CARD_NAMES[card] for card in facts["cards"]])
    return f"{cards} cancel each other behind {horse(facts['horse'])}."


def _card_discarded(facts: Facts, names: Sequence[str]) -> str:
    by, card = CARD_NAMES[facts["by"]], CARD_NAMES[facts["card"]]
    return f"{by} throws out {card} behind {horse(facts['horse'])}."


def _odds_shifted(facts: Facts, names: Sequence[str]) -> str:
    before, after = facts["before"], facts["after"]
    if before == after:
        return (
            f"{horse(facts['horse'])} is at the edge of the board and stays at {odds_text(after)}."
        )
    return f"{horse(facts['horse'])} {_moved(before, after)}."


def _moved(before: int, after: int) -> str:
    verb = "climbs" if after < before else "falls"
    return f"{verb} from {odds_text(before)} to {odds_text(after)}"


# payoffs


def _bet_lost(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"{who(facts, names)} loses {money(facts['stake'])}: {horse(facts['horse'])} "
        f"to {facts['bet']} comes {ordinal(facts['place'])}."
    )


def _bet_won(kind: str) -> Teller:
    def told(facts: Facts, names: Sequence[str]) -> str:
        odds = f" at {odds_text(facts['row'])}" if kind == "win" else ""
        boss = f" ({signed(facts['boss'])} by the cards)" if facts["boss"] else ""
        return (
            f"{who(facts, names)} wins: {horse(facts['horse'])} to {kind}{odds} comes "
            f"{ordinal(facts['place'])}. {money(facts['stake'])} pays {money(facts['money'])} "
            f"and {facts['vp']} VP{boss}."
        )

    return told


def _stable_prize(facts: Facts, names: Sequence[str]) -> str:
    return (
        f"{who(facts, names)} gets {money(facts['money'])}: the stable {stable(facts['horse'])} "
        f"comes {ordinal(facts['place'])}."
    )


def _card_cash(facts: Facts, names: Sequence[str]) -> str:
    verb = "gets" if facts["money"] > 0 else "pays"
    return (
        f"{who(facts, names)} {verb} {money(abs(facts['money']))} for betting on "
        f"{horse(facts['horse'])}, because of a card."
    )


def _short(facts: Facts, names: Sequence[str]) -> str:
    paid = money(abs(facts["money"])) if facts["money"] else "nothing"
    owed = f"{who(facts, names)} owes {money(facts['owed'])}"
    if "horse" in facts:
        owed += f" for betting on {horse(facts['horse'])}"
    else:
        owed += f" to {names[facts['other']]}"
    return f"{owed} and can pay {paid}{' of it' if facts['money'] else ''}."


def _penalty(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} cannot pay and loses {abs(facts['vp'])} VP."


def _eliminated(facts: Facts, names: Sequence[str]) -> str:
    back = [money(abs(facts["money"]))] if facts["money"] else []
    back += [f"{abs(facts['vp'])} VP"] if facts["vp"] else []
    back += [f"the stable {stable(it)}" for it in facts["stables"]]
    gone = f" To the bank: {listed(back)}." if back else ""
    return f"{who(facts, names)} cannot pay and is out of the game.{gone}"


def _new_odds(facts: Facts, names: Sequence[str]) -> str:
    before, after = facts["before"], facts["after"]
    moved = [
        f"{horse(it)} {_moved(before[it], after[it])}" for it in before if before[it] != after[it]
    ]
    return f"{listed(moved)}." if moved else "All stables keep their odds."


# the end


def _tie_broken(facts: Facts, names: Sequence[str]) -> str:
    return f"{who(facts, names)} it is: the winner."


def _game_over(facts: Facts, names: Sequence[str]) -> str:
    return "The game is over."


_PHASES = {
    **PHASES,
    "3.1.3": "Cards revealed",
    "C": "Odds change",
    "H": "Line-up",
    "2.1": "First bets",
    "2.1.1": "First bets",
    "2.3": "Second bets",
    "3.3.4": "Payoffs",
    "F.2": "New race",
}

_TOLD: dict[str, tuple[str, Teller]] = {
    **RACE,
    **BOARD,
    "stables placed": ("Preparation", _stables_placed),
    "start": ("Preparation", _start),
    "die rolled": ("End of the game", _die_rolled),
    "first player": ("First player", _first_player),
    "round": ("New race", _round),
    "cards dealt": ("", _cards_dealt),
    "cannot bet": ("First bets", _cannot_bet),
    "bet laid": ("", _bet_laid),
    "bet passed": ("Second bets", _bet_passed),
    "card placed": ("Race fixing", _card_placed),
    "card revealed": ("Cards revealed", _card_revealed),
    "cards cancelled": ("Cards revealed", _cards_cancelled),
    "card discarded": ("Cards revealed", _card_discarded),
    "odds shifted": ("", _odds_shifted),
    "bet lost": ("Payoffs", _bet_lost),
    "win bet won": ("Payoffs", _bet_won("win")),
    "show bet won": ("Payoffs", _bet_won("show")),
    "stable prize": ("Payoffs", _stable_prize),
    "card cash": ("Payoffs", _card_cash),
    "short": ("Payoffs", _short),
    "penalty": ("", _penalty),
    "eliminated": ("", _eliminated),
    "new odds": ("New odds", _new_odds),
    "tie broken": ("End of the game", _tie_broken),
    "game over": ("End of the game", _game_over),
}

EVENT_KINDS = frozenset({*_TOLD, *PARTY})
"""Every kind of event that has a sentence."""


def sentence(event: Event, names: Sequence[str]) -> str:
    """One event for the log, `names` by seat; KeyError for an unknown kind."""
    if is_of_party(event) and event.kind in PARTY:
        return capital(PARTY[event.kind](event.facts, names))
    return capital(_TOLD[event.kind][1](event.facts, names))


def phase_of(event: Event) -> str:
    """The heading an event stands under in the log; KeyError for an unknown kind."""
    if is_of_party(event):
        return PARTY_PHASES[event.rule]
    if event.rule == "F.1":
        return "Preparation"
    return _TOLD[event.kind][0] or _PHASES[event.rule]
