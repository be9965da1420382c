"""How strong a card is: races run in the head, each once with the card and once without it.

Both races of a pair have the same odds, the same other cards and the same luck, so that all the
difference is the card's. What it does is a mean over pairs, with a margin: the true mean lies
within it 95 times of 100.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from game.racing import movement
from game.racing.odds import climbed
from game.racing.simulate import LANES, Lane, packed, run

MEASURES = ("wins", "shows", "money", "points")
SURE = 1.96
PLACES = 3
DRAWS = 128
"""Numbers that one race may want."""

MOVES = tuple(movement.deck("corrected").values())


class Dressed(NamedTuple):
    """The lane of a card: how it runs, the rows its odds climb, and what its bets get besides."""

    lane: Lane
    rows: int
    money: int = 0
    points: int = 0


class Bet(NamedTuple):
    """A win bet: its stake, what it pays by row for each coin, and the points for winning."""

    stake: int
    pays: Callable[[int], int]
    points: int


class Figure(NamedTuple):
    """A mean and its margin."""

    mean: float
    margin: float


class Strength(NamedTuple):
    """What a card does, by measure: `wins` and `shows` in 100 races, of one win bet the rest."""

    pairs: int
    figures: Mapping[str, Figure]


class Tally:
    """Pairs of races as they come in."""

    def __init__(self) -> None:
        self.pairs = 0
        self.sums = dict.fromkeys(MEASURES, 0.0)
        self.squares = dict.fromkeys(MEASURES, 0.0)

    def add(self, differences: Sequence[float]) -> None:
        """One pair: what the card has changed, in the order of MEASURES."""
        self.pairs += 1
        for measure, change in zip(MEASURES, differences, strict=True):
            self.sums[measure] += change
            self.squares[measure] += change * change

    def strength(self) -> Strength:
        """What the pairs so far say."""
        found, count = {}, max(1, self.pairs)
        for measure in MEASURES:
            mean = self.sums[measure] / count
            spread = max(0.0, self.squares[measure] / count - mean * mean)
            scale = 100 if measure in ("wins", "shows") else 1
            margin = SURE * sqrt(spread / max(1, count - 1))
            found[measure] = Figure(scale * mean, scale * margin)
        return Strength(self.pairs, found)


def ran(
    lanes: Sequence[Dressed], rows: Sequence[int], own: int, luck: Sequence[float], bet: Bet
) -> tuple[float, float, float, float]:
    """How a race went for whoever has bet on one lane: won, shown, money, points."""
    after = [climbed(row, lane.rows) for row, lane in zip(rows, lanes, strict=True)]
    ranking = run(packed(MOVES, after), [it.lane for it in lanes], after, iter(luck).__next__)
    won, here = ranking[0] == own, lanes[own]
    money = bet.stake * bet.pays(after[own]) if won else 0
    points = max(0, bet.points + here.points) if won else 0
    return won, own in ranking[:PLACES], money + here.money, points


def pairs(
    card: str,
    others: Sequence[str],
    dress: Callable[[int, tuple[str, ...]], Dressed],
    bet: Bet,
    random: Callable[[], float],
    fewest: int = 0,
    most: int = 2,
) -> Iterator[tuple[float, ...]]:
    """What a card changes, race after race, without end.

    It lies behind any horse at any odds; behind every horse lie `fewest` to `most` of the `others`,
    which are dealt anew for each pair. `dress(lane, cards)` is a lane with its cards.
    """
    while True:
        rows, pool = list(range(1, LANES + 1)), [it for it in others if it != card]
        shuffle(rows, random)
        shuffle(pool, random)
        own, at, lanes = int(random() * LANES), 0, []
        for number in range(LANES):
            count = fewest + int(random() * (most - fewest + 1))
            lanes.append((number, tuple(pool[at : at + count])))
            at += count
        luck = [random() for _ in range(DRAWS)]
        plain = [dress(*lane) for lane in lanes]
        marked = plain.copy()
        marked[own] = dress(own, (*lanes[own][1], card))
        with_it = ran(marked, rows, own, luck, bet)
        without = ran(plain, rows, own, luck, bet)
        yield tuple([one - other for one, other in zip(with_it, without, strict=True)])


def shuffle(things: list[Any], random: Callable[[], float]) -> None:
    """In any order, all alike."""
    for at in range(len(things) - 1, 0, -1):
        other = int(random() * (at + 1))
        things[at], things[other] = things[other], things[at]
