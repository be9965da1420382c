"""What everybody may see of a race: all its cards lie open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.racing.race import Race


class RaceView(NamedTuple):
    """The race being run, or the last one: `fates` tells (seat, card, what became of it) a lane.

    `positions` are spaces from the start box (12 is the line), `card` the movement card last
    turned, `dice` the sprint dice since, `left` the movement cards still to come, in any order.
    """

    number: int
    unit: int
    positions: Mapping[str, int]
    ranking: tuple[str, ...]
    card: str
    dice: tuple[str, ...]
    fates: Mapping[str, tuple[tuple[int, str, str], ...]]
    left: tuple[str, ...]


def race_view(race: Race) -> RaceView:
    """The race as everyone sees it."""
    return RaceView(
        race.number,
        race.unit,
        race.positions.copy(),
        tuple(race.ranking),
        race.card,
        race.dice,
        race.fates.copy(),
        tuple(race.deck),
    )
