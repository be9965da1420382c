"""How fast the field runs, and how loud the crowd is."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.lanes import HORSES
from game.play import Event
from game.racing.track import FINISH
from web.desk.running import Heard
from web.desk.state import Desk
from web.horse_fever.seen import either


def crowd(desk: Desk) -> Heard:
    """Pace, crowd and horses at the moment on the screen; whoever is home is not heard any more."""
    race = either(desk.view).race
    home = 0 if race is None else len(race.ranking)
    return Heard(pace(desk.at.shown.events), swell(desk), max(1, len(HORSES) - home))


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
