"""Entries, bets and moves of keen and sharp players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from game.bots.profiles import Chooser, Mind
from game.play import Ask
from game.really_nasty import moving
from game.really_nasty.bots.pace import FURTHEST, GONE, Field, field_of, taken_but
from game.really_nasty.bots.worth import Stakes, at_the_start, money_at_stake, stakes_of, value
from game.really_nasty.cards import CARDS, DOUBLES, RACES, UNIT
from game.really_nasty.course import FENCE, OVER, SECTION, left_of, place_of
from game.really_nasty.race import names_of
from game.really_nasty.state import RUNNING
from game.really_nasty.view import View

BY_MONEY = 1.5
"""How far chance mixes the entries of who sends good horses to rich races: as far as the prizes
differ, or all would run the same grade in every race."""

LUCK = {"keen": 0.08, "sharp": 0.05}
"""How much of a chance at the start is left to luck and nastiness, the same for every horse."""

GUESS = {"keen": 0.15, "sharp": 0.12}
"""How far a guess of a price may be wrong."""

TRUST, HARM, HARMFUL = 1.25, 0.02, ("faller", "slip", "whip", "pressure")
"""How much likelier its own horse is to win than it looks, and any for each nasty card in hand."""

SHY = {"keen": 0.4, "sharp": 0.3}
"""How much better a price must be on another's horse: its owner may be up to anything, and what
everybody backs wins nobody anything."""

LOYAL, NEVER = {"keen": 0.5, "sharp": 0.0}, 99.0
"""How often somebody looks at no horse but its own."""

LEAST, LOW = 0.02, 0.1
"""What 1 staked must be expected to bring over itself, and what is at least staked for."""

KELLY = {"keen": 0.4, "sharp": 1.0}
MOST = {"keen": 0.2, "sharp": 0.5}
"""Of the money that would grow fastest, the part that is staked, and the most of all money."""

LEVEL, LEVEL_PART = 10.0, 1e-4
"""What is worth so little less, or so small a part of it, is worth as much: less than that is only
how numbers are rounded, and where fortunes are staked they are rounded by more."""

LIKELY = 0.55
"""How often a Faller card is thrown by who has it."""


def enter(view: View, rng: Chooser, mind: Mind) -> str:
    """A grade for each race: sharp players and bankers send good horses where there is money.

    Others enter any horse anywhere, so that nobody can tell.
    """
    by_money = goes_by_money(mind)
    worth = [
        sum(RACES[race].prizes) * (1 + BY_MONEY * rng.random()) if by_money else rng.random()
        for race in view.races
    ]
    order = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)
    return ", ".join([str(order.index(race) + 1) for race in range(len(worth))])


def goes_by_money(mind: Mind) -> bool:
    """Whether somebody enters its best horse for the richest race."""
    return mind.temper == "banker" or (mind.level == "sharp" and mind.temper != "bluffer")


def prices(view: View, mind: Mind) -> list[float]:
    """What 1 staked on each horse is expected to bring over itself.

    An owner can be trusted with its own horse; others may have money on another one.
    """
    count, me, luck = len(view.money), view.seat, LUCK[mind.level]
    fair = [chance * (1 - luck) + luck / count for chance in at_the_start(view)]
    if mind.level == "sharp":
        kinds = [CARDS[id].kind for id in view.hand]
        harm = sum([kind in HARMFUL for kind in kinds])
        fair = [chance * (1 + HARM * harm) for chance in fair]
    lean = TRUST * (1.15 if mind.temper == "banker" else 1.0)
    return [
        chance * (lean if seat == me else 1) * (odds + 1) - 1
        for seat, (chance, odds) in enumerate(zip(fair, view.odds, strict=True))
    ]


def bet(view: View, rng: Chooser, mind: Mind) -> str:
    """The horse with the best price by its own guess, or none; it would rather back its own."""
    shy = SHY[mind.level] if rng.random() >= LOYAL[mind.level] else NEVER
    found = [
        (1 + price) * guess(rng, mind) - 1 - (0.0 if seat == view.seat else shy)
        for seat, price in enumerate(prices(view, mind))
    ]
    best = max(range(len(found)), key=found.__getitem__)
    return view.silks[best] if found[best] > LEAST else "none"


def guess(rng: Chooser, mind: Mind) -> float:
    """How far somebody is wrong about a price."""
    return 1 + GUESS[mind.level] * (2 * rng.random() - 1)


def stake(view: View, rng: Chooser, mind: Mind) -> str:
    """A part of the money by how good the price is."""
    assert view.seat is not None and view.own_bet is not None and view.own_bet.horse is not None
    horse = view.own_bet.horse
    shy = 0.0 if horse == view.seat else SHY[mind.level]
    price = max(LOW, prices(view, mind)[horse] - shy)
    part = min(MOST[mind.level], KELLY[mind.level] * price / view.odds[horse])
    if mind.temper == "cautious":
        part *= 0.5
    elif mind.temper == "bluffer":
        part *= 0.5 + rng.random()
    money = view.money[view.seat]
    return str(max(UNIT, min(round(part * money / UNIT) * UNIT, money // UNIT * UNIT)))


class Outlook(NamedTuple):
    """The race as a seat sees it whose horse moves."""

    view: View
    stakes: Stakes
    field: Field
    without: float
    """What the race is worth to it once its own horse is out."""


def outlook(view: View, mind: Mind) -> Outlook:
    """The race as the seat on turn sees it, the next horse to move being that after it."""
    assert view.seat is not None
    stakes = money_at_stake(view) if backs_itself_alone(view) else stakes_of(view, mind)
    field = field_of(view.horses, view.grades, (view.seat + 1) % len(view.money))
    out = value(field.moved(view.seat, GONE), stakes, len(view.placed))
    return Outlook(view, stakes, field, out)


def backs_itself_alone(view: View) -> bool:
    """Whether no other horse runs, and the only one carries its owner's own bet.

    Others may have more on it, but nobody seeks a fall for that with the race won.
    """
    if view.own_bet is None or view.own_bet.horse != view.seat:
        return False
    return [seat for seat, one in enumerate(view.horses) if one.fate == RUNNING] == [view.seat]


def crossed(look: Outlook) -> float:
    """What it is worth to be over the line now."""
    view, stakes, me = look.view, look.stakes, look.view.seat
    assert me is not None
    home = len(view.placed)
    if view.called:
        rows, first = stakes.rows, view.placed[0]
        return rows[0][me] - rows[0][first] + (rows[1][first] if len(rows) > 1 else 0.0)
    rest = value(look.field.moved(me, GONE), stakes, home + 1)
    return (stakes.rows[home][me] if home < len(stakes.rows) else 0.0) + rest


def fence_risk(view: View, fence: str, mind: Mind) -> float:
    """How likely a horse that lands on this fence is thrown there."""
    known = [*view.hand, *[one.card for one in view.spent]]
    left = sum([card.fence == fence for card in CARDS.values()])
    left -= sum([CARDS[id].fence == fence for id in known])
    if not left:
        return 0.0
    unseen = len(CARDS) - len(known)
    share = (sum(view.in_hand) - len(view.hand)) / max(1, unseen)
    care = 1.6 if mind.temper == "cautious" else 1.0
    return min(1.0, care * LIKELY * (1 - (1 - share) ** left))


def worth_of(look: Outlook, end: int, mind: Mind, is_double: bool = False) -> float:
    """What the race is worth with its own horse at an end of its move."""
    view, me = look.view, look.view.seat
    assert me is not None
    if end == OVER:
        return crossed(look)
    own = view.horses[me]
    section = SECTION[end]
    if is_double:
        own = own._replace(doubled=(*own.doubled, SECTION[own.at]))
    horses = [own._replace(at=end) if seat == me else it for seat, it in enumerate(view.horses)]
    field = field_of(horses, view.grades, look.field.turn)
    if section in DOUBLES[view.grades[me]] and section not in own.doubled:
        field = field.moved(me, max(1.0, field.go[me] - view.die))
    money = value(field, look.stakes, len(view.placed))
    if FENCE[end]:
        risk = fence_risk(view, FENCE[end], mind)
        money += risk * (look.without - money)
    return money


def worths(view: View, ask: Ask, mind: Mind) -> dict[str, float]:
    """What every answer to a move is worth."""
    assert view.seat is not None
    look, own = outlook(view, mind), view.horses[view.seat]
    if ask.what == "hemmed in":
        stands = value(look.field, look.stakes, len(view.placed))
        return {"stand": stands, "withdraw": look.without}
    is_double = ask.what == "double"
    found = ends_of(view, inward=not is_double and view.die == 6)
    money = {text: worth_of(look, end, mind, is_double) for text, end in found.items()}
    if "withdraw" in ask.options:
        money["withdraw"] = look.without
    if is_double:
        money["stay"] = value(field_of(view.horses, view.grades, look.field.turn), look.stakes,
                              len(view.placed))  # fmt: skip
    assert own.at >= 0
    return money


def ends_of(view: View, inward: bool) -> Mapping[str, int]:
    """Where its own horse can end, by the names of the spaces."""
    assert view.seat is not None
    others = taken_but(view.horses, view.seat)
    return names_of(moving.ends(view.horses[view.seat].at, view.die, others, inward))


def move(view: View, ask: Ask, mind: Mind) -> str:
    """The end that is worth most, be it forward or out of the way; of equal ones the nearest home.

    It goes over the line when it can, unless a bet may still be won by waiting.
    """
    if "line" in ask.options and not waits(view):
        return "line"
    money = worths(view, ask, mind)
    most = max([money[text] for text in ask.options])
    little = max(LEVEL, LEVEL_PART * max(map(abs, money.values())))
    level = [text for text in ask.options if money[text] > most - little]
    return min(level, key=partial(lengths_left, view))


def waits(view: View) -> bool:
    """Whether to cross the line now could cost the bet on another's horse."""
    bet = view.own_bet.horse if view.own_bet is not None else None
    if bet is None or bet == view.seat:
        return False
    if view.called:
        return bet == view.placed[0]
    return not view.placed and view.horses[bet].fate == RUNNING


def lengths_left(view: View, text: str) -> int:
    """How far its own horse has to go after an answer; one that is taken off goes no more."""
    assert view.seat is not None
    if text == "withdraw":
        return FURTHEST
    at = view.horses[view.seat].at
    return left_of(OVER if text == "line" else place_of(text, at) or at)


def wander(view: View, ask: Ask, mind: Mind) -> str:
    """Where a riderless horse stands most in the way of those that should not win."""
    assert view.seat is not None
    stakes = stakes_of(view, mind)
    others = taken_but(view.horses, view.seat)
    found = names_of(moving.wanderings(view.horses[view.seat].at, view.die, others))
    money = {}
    for text, end in found.items():
        horses = [
            it._replace(at=end) if seat == view.seat else it for seat, it in enumerate(view.horses)
        ]
        field = field_of(horses, view.grades, (view.seat + 1) % len(horses))
        money[text] = value(field, stakes, len(view.placed))
    return max(ask.options, key=money.__getitem__)
