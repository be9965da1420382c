"""The answers of a computer player, question by question."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots.profiles import Chooser, Mind
from game.play import Ask
from game.racing.movement import CARDS
from game.racing.odds import climbed
from game.unicorn_fever.bots.offers import contract_worth
from game.unicorn_fever.bots.purse import RUIN, me_of, powers_of, purse_of, to_spare
from game.unicorn_fever.bots.spells import card
from game.unicorn_fever.bots.worth import Outlook, best_bet, best_stake, look
from game.unicorn_fever.chances import Race, race_of, run_races
from game.unicorn_fever.magic import magic_of
from game.unicorn_fever.state import ACTIONS, BET_GLORY
from game.unicorn_fever.tokens import PRINTED, STACKS, Token
from game.unicorn_fever.view import View

MAGIC_WORTH = {"keen": (0.5, 0.25, 0.15, 0.1), "sharp": (0.8, 0.4, 0.2, 0.1)}
"""What the first card of an action is worth before one has thought of which, in glory, then the
second, and so on."""

BACKED = (0.5, 1.0, 1.3, 1.5)
"""How much more cards are worth with none, one, two or three bets to help."""

CARROT = 0.1
"""What going first is worth, in glory."""

ODDS_TRIES = 160
"""Races in the head for each thing that a contract may do."""


def token_of(view: View, answer: str) -> Token:
    """The token that an action takes."""
    verb, what = answer.split(" ")
    if verb == "printed":
        return PRINTED[what]
    return STACKS[what][view.stacks[what][0]]


def actions_left(view: View) -> int:
    """How many actions the seat has after this one, in this race."""
    return max(0, ACTIONS - len(me_of(view).taken) - (view.doing is None))


def action(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """The action that is worth most."""
    worths = actions(view, ask, mind)
    return max(worths, key=worths.__getitem__)


def actions(view: View, ask: Ask, mind: Mind) -> dict[str, float]:
    """What each action that can be had is worth, in glory."""
    me, left = me_of(view), actions_left(view)
    purse, powers, spare = purse_of(view, me), powers_of(me), to_spare(view)
    chances = look(race_of(view), mind)
    worth_of, backed = MAGIC_WORTH[mind.level], BACKED[min(3, len(me.bets))]
    gold = purse.each() * (1.4 if mind.temper == "banker" else 1.0)
    found: dict[str, float] = {}
    for text in ask.options:
        if text == "loan":
            continue
        if text.startswith("sign "):
            worth = contract_worth(view, text.removeprefix("sign "), purse)
            found[text] = worth - view.price * gold
            if spare is not None and view.price > spare:
                found[text] -= RUIN
            continue
        token = token_of(view, text)
        brings = token.gold + powers.get("gold_action", 0) if token.gold else 0
        worth = brings * gold + (CARROT if token.carrot else 0)
        if token.bet:
            worth += best_bet(view, chances, mind, token.bet, token.glory, left).worth
        cards = token.magic + (powers.get("extra_magic", 0) if token.magic else 0)
        found[text] = worth + backed * sum(worth_of[: min(cards, len(view.hand))])
    return found


def part(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """The next bet or card of an action."""
    doing = view.doing
    assert doing is not None
    if doing.bet and not (doing.magic and doing.played):
        chances = look(race_of(view), mind)
        bet = best_bet(view, chances, mind, doing.bet, doing.glory, actions_left(view))
        if bet.loan and "loan" in ask.options:
            return "loan"
        if f"bet {bet.token}" in ask.options:
            return f"bet {bet.token}"
        slips = [text for text in ask.options if text.startswith("bet slip")]
        if slips and to_spare(view) != 0:
            return max(slips, key=lambda text: chances.show(text.split(" ")[2]))
    return card(view, ask, rng, mind)


def stake(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """How much to lay on the bet that has been chosen."""
    doing = view.doing
    assert doing is not None
    chances = look(race_of(view), mind)
    left = actions_left(view)
    bet = best_stake(view, chances, doing.staking, doing.glory, mind, left, may_borrow=False)
    return str(max(1, min(bet.stake, len(ask.options))))


def reserve(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """The bet token that would be worth most."""
    chances = look(race_of(view), mind)
    token = best_bet(view, chances, mind, "any", 0).token
    return f"reserve {token}" if f"reserve {token}" in ask.options else "pass"


def standing(view: View) -> Race:
    """The race after the reveal: only the cards that still lie there, all of them known."""
    assert view.race is not None
    known = {
        lane: tuple([card for _, card, fate in fates if fate in ("turned up", "acts")])
        for lane, fates in view.race.fates.items()
    }
    return Race(known, (), (), view.odds, view.enraged)


def after(race: Race, answer: str) -> Race:
    """The race once a contract has spoken."""
    verb, *rest = answer.split(" ")
    odds = dict(race.odds)
    if verb == "push":
        odds[rest[0]] = climbed(odds[rest[0]], -1)
    elif verb == "swap":
        odds[rest[0]], odds[rest[1]] = odds[rest[1]], odds[rest[0]]
    elif verb == "discard":
        known = {
            lane: tuple([card for card in cards if card != rest[0]])
            for lane, cards in race.known.items()
        }
        return race._replace(known=known)
    return race._replace(odds=odds)


def spoken(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """What a contract should do after the reveal: the best of all, or nothing."""
    race, weighed = standing(view), Outlook(view, mind)
    found = {}
    for text in ask.options:
        one = after(race, text)
        found[text] = weighed.worth(one, run_races(one, ODDS_TRIES), {})
    return max(found, key=found.__getitem__)


def weights(view: View, mind: Mind) -> dict[str, float]:
    """What each unicorn is worth to the seat where it comes in, over what it is to others."""
    found: dict[str, float] = dict.fromkeys(view.odds, 0.0)
    for weight, seat, _, gold, glory in Outlook(view, mind).seats:
        for bet in seat.bets:
            found[bet.unicorn] += weight * (
                (BET_GLORY[bet.kind] + bet.glory) * glory + bet.stake * gold
            )
    return found


def dice(view: View, _ask: Ask, _rng: Chooser, mind: Mind) -> str:
    """Roll again where the dice help the others more than a fair roll would."""
    assert view.race is not None
    worth = weights(view, mind)
    running = [lane for lane in worth if lane not in view.race.ranking]
    shown = [lane for lane in dict.fromkeys(view.race.dice) if lane in running]
    now = sum([worth[lane] for lane in shown])
    fair = sum([worth[lane] for lane in running]) * 11 / 36
    return "reroll" if now < fair - 1.5 or (view.race.unit > 3 and now < fair) else "keep"


def photo(view: View, ask: Ask, _rng: Chooser, mind: Mind) -> str:
    """Ahead goes who is worth most."""
    worth = weights(view, mind)
    return max(ask.options, key=lambda text: worth[text.split(" ")[1]])


def wind(view: View, ask: Ask, _rng: Chooser, mind: Mind) -> str:
    """The tailwind for the unicorn with most on it."""
    worth = weights(view, mind)
    return max(ask.options, key=lambda text: worth[text.split(" ")[1]])


def scouted(view: View, ask: Ask, _rng: Chooser, mind: Mind) -> str:
    """First the card on which own unicorns run more than those of others."""
    worth = weights(view, mind)

    def good(text: str) -> float:
        rows = CARDS[text.removeprefix("first ")]
        return sum([worth[lane] * rows[row - 1] for lane, row in view.odds.items()])

    return max(ask.options, key=good)


KEEPS = {"C": 1, "D": 2, "F": 0, "B": 0}


def drop(_view: View, ask: Ask, _rng: Chooser, _mind: Mind) -> str:
    """The card that does least."""
    return min(ask.options, key=lambda text: KEEPS.get(magic_of(text.split(" ")[1]).letter, 3))


Choice = Callable[[View, Ask, Chooser, Mind], str]

CHOICES: Mapping[str, Choice] = {
    "action": action,
    "bet": part,
    "magic": part,
    "bet and magic": part,
    "stake": stake,
    "bet token to reserve": reserve,
    "card for the unicorn to discard": spoken,
    "unicorn to push down": spoken,
    "negative card to discard": spoken,
    "positive card to discard": spoken,
    "unicorns to swap": spoken,
    "unicorn for the tailwind": wind,
    "movement card on top": scouted,
    "dice": dice,
    "photo finish": photo,
    "card to drop": drop,
}
"""By question."""
