"""What every end of a race could pay one seat, had it laid its chips for that end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import NamedTuple

from game.winners_circle.cards import HORSES
from game.winners_circle.chances import LANES
from game.winners_circle.courses import PACE_BONUS, PLACES, payout
from game.winners_circle.hindsight.race import Lanes
from game.winners_circle.state import FIRST_THREE, Game, chips_of

RICH = 60
"""So many of the best ends with a horse among the first three tell what it is worth."""

End = tuple[Lanes, int]
"""Who is over the line, in order, and who took the pace: -1 for nobody so far."""


class Chips(NamedTuple):
    """What an end pays at most, and the chips that bring it: pairs of value and lane."""

    money: int
    laid: tuple[tuple[int, int], ...]


class Ends:
    """What all ends pay a seat, when the others' chips lie as they did.

    There are as many chips that count as horses that pay: so none has to lie on the last, and it
    does not matter which that is.
    """

    def __init__(self, game: Game, seat: int) -> None:
        self._others = [0] * len(HORSES)
        for bet in game.bets:
            self._others[HORSES.index(bet.horse)] += bet.chip if bet.seat != seat else 0
        chips = [int(chip) for chip in chips_of(game.options)]
        self._chips = [chip for chip in chips if chip]
        self._nothing = len(chips) - len(self._chips)
        self._course, self._factor = game.course, game.factor
        self.best = {end: self._best(end) for end in every_end()}
        self.most = bounds(self.best)

    def laid(self, end: End) -> list[tuple[int, int]]:
        """The best chips for an end; chips of 0 lie on any other horse."""
        laid = list(self.best[end].laid)
        used = [lane for _, lane in laid]
        free = [lane for lane in LANES if lane not in used]
        return laid + [(0, lane) for lane in free[: self._nothing]]

    def pulls(self) -> list[float]:
        """How much richer than others the best ends are with each lane among the first three."""
        rich = []
        for lane in LANES:
            paid = sorted(chips.money for (first, _), chips in self.best.items() if lane in first)
            rich.append(sum(paid[-RICH:]) / RICH)
        mean = sum(rich) / len(rich)
        return [money - mean for money in rich]

    def _best(self, end: End) -> Chips:
        prizes = self._prizes(end)
        ways = [
            tuple(zip(self._chips, lanes, strict=True))
            for lanes in permutations(prizes, len(self._chips))
        ]
        return max([Chips(sum([prizes[lane][chip] for chip, lane in way]), way) for way in ways])

    def _prizes(self, end: End) -> Mapping[int, Mapping[int, int]]:
        """What each chip would bring on each lane that pays."""
        first, pace = end
        prizes = {}
        for place, lane in zip(PLACES, first, strict=True):
            others = self._others[lane]
            prizes[lane] = {chip: chip * payout(place, others + chip) for chip in self._chips}
        if pace in first or (self._course.pace_always and pace >= 0):
            known = prizes.get(pace, dict.fromkeys(self._chips, 0))
            prizes[pace] = {chip: money + chip * PACE_BONUS for chip, money in known.items()}
        return {
            lane: {chip: self._factor * money for chip, money in row.items()}
            for lane, row in prizes.items()
        }


def every_end() -> Iterator[End]:
    """All first three in all orders, with each pace."""
    for first in permutations(LANES, FIRST_THREE):
        for pace in (-1, *LANES):
            yield first, pace


def bounds(best: Mapping[End, Chips]) -> Mapping[End, int]:
    """The most that any end pays which begins like this: so many over the line, the pace taken."""
    most: dict[End, int] = {}
    for (first, pace), (paid, _) in best.items():
        for count in range(FIRST_THREE):
            for so_far in ((first[:count], pace), (first[:count], -1)):
                most[so_far] = max(paid, most.get(so_far, 0))
    return most
