"""How fast the field runs, and how loud the crowd is."""

from __future__ import annotations

from collections.abc import Sequence

from game.play import Event
from game.racing.track import FINISH
from web.desk.state import Desk
from web.horse_fever.seen import either


def crowd(desk: Desk) -> tuple[float, float]:
    """Pace and loudness at the moment on the screen, each from 0 to 1."""
    assert desk.shown is not None
    return pace(desk.shown.events), swell(desk)


def pace(events: Sequence[Event]) -> float:
    """How fast the field goes, from a walk at 0 to flat out at 1, by the last moves told."""
    for event in reversed(events):
        if event.kind == "movement card":
            moves = event.facts["moves"].values()
            return float(min(1.0, sum(moves) / (3 * max(1, len(moves)))))
        if event.kind == "off":
            return 0.3
    return 0.0


def swell(desk: Desk) -> float:
    """How loud the crowd is: a murmur at the gates, a roar as the first reach the line."""
    race = either(desk.view).race
    if race is None or not race.positions:
        return 0.0
    if race.ranking:
        return float(max(0.3, 1 - len(race.ranking) / 8))
    run = min(FINISH, max(race.positions.values())) / FINISH
    return float(0.12 + 0.88 * run * run)
