"""Keen players bet and move at a glance; sharp ones run races on in the head."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from math import sqrt

from game.bots.profiles import Chooser, Mind
from game.play import Ask
from game.winners_circle.bots.stakes import Bets, Stakes, gain, stakes_of
from game.winners_circle.cards import HORSES
from game.winners_circle.chances import (
    FACE_DOWN,
    LANES,
    Field,
    bets_of,
    field_of,
    gallop,
    orders_of,
    wishes,
)
from game.winners_circle.courses import PLACES, payout
from game.winners_circle.state import BLUFF_CHIPS, OPEN_CHIPS
from game.winners_circle.view import View

DEALS, HEATS = 8, 6
"""How often the chips to come are imagined, and the races that are run with them."""

BEST, RACES, MORE = 4, 14, 20
"""How many moves are tried out, in how many races each; the better half in so many more."""

ROLLS = 211
"""Rolls laid down for a race, so that all is tried in the same luck; then they come again."""

WHIM = 8.0
"""Money that a keen player lets go for a whim."""

BASE, SPREAD, LEAD, FRIEND = 0.05, 0.045, 0.025, 0.02
"""A horse's chance: for the spread of its spaces, each space of lead, each friend.

Uneven cards win: whoever backs one runs it on its good faces, and the others get it on bad ones.
"""


def parsed(text: str) -> tuple[int, int]:
    """The chip and the lane of an answer."""
    chip, horse = text.split(" ")
    return int(chip), HORSES.index(horse)


def pretended(chip: int, mind: Mind) -> float:
    """What a chip is laid as: a bluffer lays its 0 early, as if it were a great one."""
    return chip or (3.0 if mind.temper == "bluffer" else 0.0)


def keen_bet(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """The best bet by a rough chance and what it would pay."""
    field, bets = field_of(view), bets_of(view)
    middle = sum(field.at) / len(field.at)
    money = {}
    for text in ask.options:
        chip, lane = parsed(text)
        friends = sum([laid for _, laid, where in bets if where == lane])
        spread = min(4.0, spread_of([run[lane] for run in field.runs]))
        chance = BASE + SPREAD * spread + LEAD * (field.at[lane] - middle) + FRIEND * friends
        pays = sum([payout(place, round(friends + (chip or 1))) for place in PLACES])
        lean = 1.5 if mind.temper == "banker" and not friends else 1.0
        worth = lean * max(0.02, chance) * pays * pretended(chip, mind)
        money[text] = worth + WHIM * rng.random()
    return max(money, key=money.__getitem__)


def sharp_bet(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """The bet with which races in the head end best, whatever the others may still lay."""
    assert view.seat is not None
    field, known = field_of(view), bets_of(view)
    found = dict.fromkeys(ask.options, 0.0)
    chips = dict.fromkeys(parsed(text)[0] for text in found)
    for _ in range(DEALS):
        bets = [*known, *to_come(view, known, rng)]
        luck = [[rng.random() for _ in range(ROLLS)] for _ in range(HEATS)]
        for lane in dict.fromkeys(parsed(text)[1] for text in found):
            wanted = wishes(field.seats, [*bets, (view.seat, 1, lane)])
            orders = orders_of(field, wanted, cycle(luck[0]).__next__)
            ends = [gallop(field, orders, cycle(rolls).__next__) for rolls in luck]
            for chip in chips:
                laid = (view.seat, pretended(chip, mind), lane)
                stakes = stakes_of(view, view.seat, [*bets, laid], mind)
                found[f"{chip} {HORSES[lane]}"] += sum(map(stakes.of, ends))
    return max(found, key=found.__getitem__)


def to_come(view: View, known: Bets, rng: Chooser) -> Bets:
    """The chips that the others have still in hand, each on any horse it may lie on."""
    found = []
    for seat, count in enumerate(view.in_hand):
        if seat != view.seat and count:
            chips = [float(chip) for chip in (BLUFF_CHIPS if view.is_bluff else OPEN_CHIPS)]
            free = list(LANES)
            for who, chip, lane in known:
                if who == seat:
                    chips.remove(chip if chip in chips else chips[0])
                    free.remove(lane)
            for chip in chips:
                laid = FACE_DOWN if view.is_bluff else chip
                found.append((seat, laid, free.pop(int(rng.random() * len(free)))))
    return found


def glance(view: View, mind: Mind) -> tuple[Field, Stakes, list[tuple[float, int]]]:
    """The race, the stakes, and every horse that may move with its gain, the best first."""
    assert view.seat is not None
    field = field_of(view)
    stakes = stakes_of(view, view.seat, bets_of(view), mind)
    found = [(gain(field, stakes, lane), lane) for lane in LANES if field.free[lane]]
    return field, stakes, sorted(found, reverse=True)


def keen_move(view: View, _rng: Chooser, mind: Mind) -> str:
    """The horse that gains most at a glance."""
    return HORSES[glance(view, mind)[2][0][1]]


def sharp_move(view: View, rng: Chooser, mind: Mind) -> str:
    """The horse after whose move the races in the head end best; a glance counts as well."""
    field, stakes, found = glance(view, mind)
    if len(found) == 1:
        return HORSES[found[0][1]]
    tried = {lane: money * (RACES + MORE) for money, lane in found[:BEST]}
    orders = orders_of(field, wishes(field.seats, bets_of(view)), rng.random)
    afters = {lane: field.after(lane) for lane in tried}
    for races in (RACES, MORE):
        for _ in range(races):
            rolls = [rng.random() for _ in range(ROLLS)]
            for lane in tried:
                tried[lane] += stakes.of(gallop(afters[lane], orders, cycle(rolls).__next__))
        best = sorted(tried, key=tried.__getitem__, reverse=True)
        tried = {lane: tried[lane] for lane in best[: max(2, len(best) // 2)]}
    return HORSES[best[0]]


def spread_of(numbers: Sequence[float]) -> float:
    """Their standard deviation; the library's own would bring half of it into the page."""
    mean = sum(numbers) / len(numbers)
    return sqrt(sum([(number - mean) ** 2 for number in numbers]) / len(numbers))
