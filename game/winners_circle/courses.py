"""The tracks: where a race starts and ends, what it pays, and which cards run on it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from game.winners_circle.cards import CHAMPIONS, HORSES, ROYALS, Card
from game.winners_circle.kinds import Kind

RACERS = len(HORSES)
PACE_SPACE = 18


class Course(NamedTuple):
    """One track with its rules.

    `spaces` is its length; a position counts from the first space behind the line, 0, so that a
    horse has finished at `spaces + 1`. `starts` are the positions of the gates. A `pace` of 0 is no
    pace chip; `pace_always` pays it outside the first three too. `penalty` is what the last horse
    costs a chip of 1. `shares` lets horses stand side by side. With `coats` a card runs in its own
    coat, else in that of its gate; with `under` one whose coat runs already goes under the stack.
    """

    spaces: int
    starts: tuple[int, ...]
    races: int
    pace: int
    pace_always: bool
    penalty: int
    shares: bool
    coats: bool
    under: bool
    cards: Mapping[str, Card]

    @property
    def finish(self) -> int:
        """The first position over the line."""
        return self.spaces + 1

    def label(self, position: int) -> int:
        """The number printed on a space; the gates lie on the last ones of the lap."""
        return position if position > 0 else self.spaces + position


def stop(start: int, target: int, taken: Collection[int], ring: int) -> int:
    """Where a horse comes to stand short of the line, one horse a space, and no way back (W.5).

    The way is free whatever stands on it. A space that is taken throws the horse back to the next
    free one behind it, at worst to where it came from. On a `ring` of so many spaces a horse at its
    gate stands in the way of those who have come round; 0 is none.
    """
    while target > start and (target in taken or target - ring in taken or target + ring in taken):
        target -= 1
    return target


_GATES = tuple(-gate for gate in range(RACERS))

COURSES: Mapping[str, Course] = {
    "circle": Course(36, _GATES, 3, PACE_SPACE, False, 100, False, False, False, CHAMPIONS),
    "circle royal": Course(36, _GATES, 3, PACE_SPACE, False, 100, False, True, True, ROYALS),
    "royal turf": Course(33, _GATES, 3, PACE_SPACE, True, 100, False, True, True, ROYALS),
    "turf": Course(40, (0,) * RACERS, 4, 0, False, 0, True, True, False, CHAMPIONS),
}

PACE_BONUS = 100
PLACES: tuple[Kind, ...] = ("win", "place", "show")
PAYOUTS: Mapping[str, tuple[int, ...]] = {
    "win": (400, 350, 300, 250, 200, 150, 100, 100, 100, 100, 100, 100),
    "place": (300, 250, 200, 150, 100, 50, 50, 50, 50, 50, 50, 50),
    "show": (250, 200, 150, 100, 50, 50, 50, 50, 50, 50, 50, 50),
}
"""What a chip of 1 brings, by how many bets there are on the horse: the first is for one bet."""


def payout(place: str, bets: int) -> int:
    """What a chip of 1 brings in this place where so many bets lie on the horse; 0 for none."""
    row = PAYOUTS[place]
    return row[min(bets, len(row)) - 1] if bets else 0
