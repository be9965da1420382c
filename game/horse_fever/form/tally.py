"""What simulated races add up to: places, and what a bet would have brought."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from game.racing.simulate import LANES

NORMAL_95 = 1.96


class Chance(NamedTuple):
    """What a horse may hope for, each from 0 to 1; `fourth` is a place among the first four.

    The errors are half of a 95 percent interval, 0 where the chance is exact.
    """

    win: float
    show: float
    fourth: float
    win_error: float
    show_error: float


class Worth(NamedTuple):
    """What a bet may be expected to bring: Danari less the stake, and victory points.

    `chance` is that of winning it; `danari_error` half of a 95 percent interval.
    """

    chance: float
    danari: float
    vp: float
    danari_error: float


def none() -> list[float]:
    """A sum a lane, all 0."""
    return [0.0] * LANES


@dataclass(slots=True)
class Tally:
    """Sums over `races`, which are weights that add up to 1 where every race has been counted.

    `pays` adds up what a Danaro to win brought, `win_boss` and `show_boss` the points that cards
    gave such bets or took from them, `cash` what cards gave to everyone who had bet on the horse.
    """

    races: float = 0
    wins: list[float] = field(default_factory=none)
    shows: list[float] = field(default_factory=none)
    fourths: list[float] = field(default_factory=none)
    pays: list[float] = field(default_factory=none)
    win_boss: list[float] = field(default_factory=none)
    show_boss: list[float] = field(default_factory=none)
    cash: list[float] = field(default_factory=none)


def half_width(count: float, races: float) -> float:
    """Half of the 95 percent interval of a share, fit for few races and for shares near 0 and 1."""
    share = (count + 2) / (races + 4)
    return NORMAL_95 * sqrt(share * (1 - share) / (races + 4))
