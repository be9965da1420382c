"""The answers of a computer player, question by question."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.bots.profiles import Chooser, Mind
from game.play import Ask
from game.racing.movement import CARDS
from game.racing.odds import climbed
from game.unicorn_fever.bots.worth import (
    HEADS,
    bet_worth,
    contract_worth,
    look,
    luck_of,
    me_of,
    outlook,
    powers_of,
    purse_of,
    races_left,
    stake_for,
)
from game.unicorn_fever.chances import Chances, Race, race_of, run_races
from game.unicorn_fever.magic import MAGIC
from game.unicorn_fever.state import Bet
from game.unicorn_fever.tokens import PRINTED, STACKS, Token
from game.unicorn_fever.view import View

CARD_WORTH = {"keen": 0.35, "sharp": 0.45}
"""What playing a magic card is worth before one has thought of which, in glory."""

CARROT = 0.1
"""What going first is worth, in glory."""

LEAST_GAIN = 0.04
"""What a card must do for its player, in glory, to be played at all."""

TO_BORROW, ENOUGH = 0.78, 12
"""The chance of a place bet for which a sharp player borrows, and the purse with which not."""


def token_of(view: View, answer: str) -> Token:
    """The token that an action takes."""
    verb, what = answer.split(" ")
    if verb == "printed":
        return PRINTED[what]
    return STACKS[what][view.stacks[what][0]]


def best_bet(
    view: View, chances: Chances, mind: Mind, kinds: tuple[str, ...], glory: int
) -> tuple[float, str]:
    """The best bet that can be made now, and what it is worth; "" where there is none."""
    me = me_of(view)
    if not me.gold:
        return 0.0, ""
    purse, powers = purse_of(view, me, mind), powers_of(me)
    free = view.free if not me.reserved else (*view.free, me.reserved)
    found = (0.0, "")
    for token in free:
        kind, lane = token.split(" ")
        if kind in kinds:
            stake = stake_for(view, chances, kind, lane, mind, powers)
            bet = Bet(me.seat, kind, lane, stake, glory)
            worth = bet_worth(view, chances, bet, purse, powers)
            if worth > found[0]:
                found = worth, token
    return found


def action(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """The action that is worth most."""
    worths = actions(view, ask, rng, mind)
    return max(worths, key=worths.__getitem__)


def actions(view: View, ask: Ask, rng: Chooser, mind: Mind) -> dict[str, float]:
    """What each action that can be had is worth, in glory."""
    me, left = me_of(view), races_left(view)
    purse, powers = purse_of(view, me, mind), powers_of(me)
    chances = look(view, race_of(view), mind, rng)
    each = CARD_WORTH[mind.level] * (1.2 if me.bets else 0.8)
    found: dict[str, float] = {}
    for text in ask.options:
        if text == "loan":
            found[text] = -1.0
            continue
        if text.startswith("sign "):
            worth = contract_worth(view, text.removeprefix("sign "), mind, purse)
            found[text] = worth - view.price * purse.gold
            continue
        token = token_of(view, text)
        worth = token.gold * purse.gold + (CARROT if token.carrot else 0)
        if token.bet:
            kinds = ("win",) if token.bet == "win" else ("win", "early", "late")
            worth += best_bet(view, chances, mind, kinds, token.glory)[0]
        cards = token.magic + (powers.get("extra_magic", 0) if token.magic else 0)
        found[text] = worth + each * min(cards, len(view.hand))
    if "loan" in found and wants_loan(view, chances, mind, left):
        found["loan"] = 99.0
    return found


def wants_loan(view: View, chances: Chances, mind: Mind, left: int) -> bool:
    """Whether gold is short for a bet that is nearly sure; never in the last race."""
    me = me_of(view)
    if me.gold == 0 and mind.level != "casual" and not me.bets and left > 1:
        return True
    if mind.level != "sharp" or left == 1 or me.loans or me.gold >= ENOUGH:
        return False
    return any(
        kind != "win" and chances.show(lane) > TO_BORROW
        for kind, lane in (token.split(" ") for token in view.free)
    )


def part(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """The next bet or card of an action."""
    doing = view.doing
    assert doing is not None
    race = race_of(view)
    if doing.bet and not (doing.magic and doing.played):
        kinds = ("win",) if doing.bet == "win" else ("win", "early", "late")
        chances = look(view, race, mind, rng)
        _, token = best_bet(view, chances, mind, kinds, doing.glory)
        if token and f"bet {token}" in ask.options:
            return f"bet {token}"
        slips = [text for text in ask.options if text.startswith("bet slip")]
        if slips:
            return max(slips, key=lambda text: chances.show(text.split(" ")[2]))
        if "loan" in ask.options and me_of(view).gold == 0 and races_left(view) > 1:
            return "loan"
    return card(view, ask, race, rng, mind)


def card(view: View, ask: Ask, race: Race, rng: Chooser, mind: Mind) -> str:
    """The card and the lane that help own bets most, or hurt those of others."""
    plays = [text for text in ask.options if text.startswith("play ")]
    best = "pass"
    if plays:
        worths = plays_worth(view, plays, race, rng, mind)
        text = max(worths, key=worths.__getitem__)
        if worths[text] > LEAST_GAIN:
            best = text
        elif mind.temper == "bluffer":
            best = plays[int(rng.random() * len(plays))]
    if best == "pass" and "bet" in {text.split(" ")[0] for text in ask.options}:
        return "pass" if "pass" in ask.options else ask.options[0]
    return best


def plays_worth(
    view: View, plays: list[str], race: Race, rng: Chooser, mind: Mind
) -> dict[str, float]:
    """What each play is worth, in glory: races run with it against those without, in equal luck."""
    weighed, head = outlook(view, mind), HEADS[mind.level]
    luck = luck_of(rng)
    base = weighed.worth(race, run_races(race, luck(), head.tries, {}, head.guesses), {})
    mine = {bet.unicorn for bet in me_of(view).bets}
    backed = {bet.unicorn for seat in view.seats for bet in seat.bets}
    tried: dict[tuple[str, str], float] = {}
    found: dict[str, float] = {}
    for text in plays:
        _, id, lane = text.split(" ")
        is_good = MAGIC[id].sign == "positive"
        is_odd = lane not in backed or is_good != (lane in mine) or not (is_good or head.minds)
        # A keen player hurts rivals of its own unicorns, which shows in its own bets.
        if is_odd and (is_good or lane in mine or not mine):
            found[text] = 0.0
            continue
        key = (MAGIC[id].name, lane)
        if key not in tried:
            more = {lane: [id]}
            chances = run_races(race, luck(), head.tries, more, head.guesses)
            tried[key] = weighed.worth(race, chances, more) - base
        found[text] = tried[key]
    return found


def stake(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """How much to lay on the bet that has been chosen."""
    doing = view.doing
    assert doing is not None
    kind, lane = doing.staking.split(" ")
    chances = look(view, race_of(view), mind, rng)
    amount = stake_for(view, chances, kind, lane, mind, powers_of(me_of(view)))
    return str(min(amount, len(ask.options)))


def reserve(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """The bet token that would be worth most."""
    chances = look(view, race_of(view), mind, rng)
    _, token = best_bet(view, chances, mind, ("win", "early", "late"), 0)
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
    elif verb in ("discard",):
        known = {
            lane: tuple([card for card in cards if card != rest[0]])
            for lane, cards in race.known.items()
        }
        return race._replace(known=known)
    return race._replace(odds=odds)


def spoken(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """What a contract should do after the reveal: the best of all, or nothing."""
    race, weighed, head = standing(view), outlook(view, mind), HEADS[mind.level]
    luck = luck_of(rng)
    found = {}
    for text in ask.options:
        one = after(race, text)
        found[text] = weighed.worth(one, run_races(one, luck(), max(40, head.tries)), {})
    return max(found, key=found.__getitem__)


def weights(view: View, mind: Mind) -> dict[str, float]:
    """What each unicorn is worth to the seat where it comes in, over what it is to others."""
    weighed = outlook(view, mind)
    found: dict[str, float] = dict.fromkeys(view.odds, 0.0)
    for seat in view.seats:
        is_mine = seat.seat == view.seat
        weight = 1.0 if is_mine else -1 / (len(view.seats) - 1)
        for bet in seat.bets:
            purse = weighed.purses[seat.seat]
            glory = 5 + bet.glory if bet.kind == "win" else 3
            found[bet.unicorn] += weight * (glory + bet.stake * purse.gold)
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
    return min(ask.options, key=lambda text: KEEPS.get(MAGIC[text.split(" ")[1]].letter, 3))


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
