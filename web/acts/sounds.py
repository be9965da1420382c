"""What is to be heard: which sounds an event or a tap makes, how the field runs, the crowd.

Nothing is told by sound alone: whatever sounds stands on the screen in words as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game import Table
from game.play import Event
from web.acts import clock
from web.desk.screen import moment_of, screen_of
from web.desk.state import Desk

SOUNDS = ("bell", "hammer", "groan", "coins", "chalk", "card", "tick")
"""All short sounds, the weightiest first; static/js/sound.js knows how each is made."""

MOST = 2
"""So many short sounds a moment may make, however much happens in it."""

SILENT_TAPS = frozenset({"mute", "peek", "why"})
"""Wishes that make no tick: quiet is asked for, or nothing has moved."""

TEMPO = {"1x": 1.0, "2x": 1.2, "4x": 1.4}
"""How quickly hooves follow one another at each speed of showing."""


class Score(NamedTuple):
    """What the page sounds like now: `short` sounds to make once, and what goes on until changed.

    `hooves` and `crowd` are loudness from 0 to 1, `tempo` how fast the hooves are, of how many
    `horses`, on what `ground`; `volume` is the setting. `key` changes whenever something new is
    shown, and only then are `short` sounds due.
    """

    key: tuple[str, int]
    short: tuple[str, ...]
    hooves: float
    tempo: float
    crowd: float
    volume: str
    horses: int = 0
    ground: str = "turf"


def of_events(table: Table, events: Sequence[Event]) -> tuple[str, ...]:
    """The few sounds of what one moment has brought: each once, the weightiest, in order."""
    made = {moment_of(table, event.kind).sound for event in events}
    return tuple(name for name in SOUNDS if name in made)[:MOST]


def is_new(before: tuple[str, int], now: tuple[str, int]) -> bool:
    """Whether more of the same game is shown than before: not another table, nothing taken back."""
    return before[0] == now[0] and before[1] < now[1]


def of_tap(wish: str) -> str:
    """The sound of a tap on a button that does something, "" for none."""
    verb = wish.partition(" ")[0]
    return "" if verb in SILENT_TAPS else "tick"


def is_moving(desk: Desk) -> bool:
    """Whether a race runs on the screen now: not held, not behind a sheet, not over."""
    if (
        desk.table is None
        or desk.shown is None
        or desk.shown.moment is None
        or not clock.is_running(desk)
    ):
        return False
    return moment_of(desk.table, desk.shown.moment.kind).moving


def score(desk: Desk) -> Score:
    """All that is to be heard of a desk; looking back at the past is silent."""
    volume, key = desk.settings["sound"], ("", 0)
    if desk.table is None or desk.shown is None or desk.past.what or desk.stands:
        return Score(key, (), 0.0, 1.0, 0.0, volume)
    events, short = desk.shown.events, of_events(desk.table, desk.shown.news)
    key = (desk.id, len(events))
    if not is_moving(desk):
        roar = 0.25 if desk.finish else 0.0
        return Score(key, short, 0.0, 1.0, roar, volume)
    if desk.shown.air is not None and desk.shown.air.kind == "photo finish":
        return Score(key, (), 0.0, 1.0, 0.0, volume)  # everybody holds their breath
    race = screen_of(desk.table).crowd(desk)
    tempo = round(TEMPO[desk.speed] * (0.75 + 0.5 * race.pace), 3)
    hooves, crowd = round(0.35 + 0.65 * race.pace, 3), round(race.crowd, 3)
    return Score(key, short, hooves, tempo, crowd, volume, race.horses, race.ground)
