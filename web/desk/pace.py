"""How fast a game is shown, and which of its events end a race."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game import Event, Table
from web.desk.screen import moment_of

THINKS = 0.3
"""How long a computer is seen to think, beside a movement card."""

SPEAKS = 0.8
"""How long a question to anybody stands before a computer speaks up, beside a movement card."""

SPEEDS = ("1x", "2x", "4x")
DELAYS = {"1x": 1400, "2x": 700, "4x": 350}
"""Milliseconds that a movement card is looked at; other moments in proportion."""


def races(table: Table, told: int | None = None) -> int:
    """How many races have been run, in the first `told` events or in all of them."""
    return sum(moment_of(table, event.kind).holds == "finish" for event in table.events[:told])


def chapters(table: Table, events: Iterable[Event]) -> int:
    """How many chapters of the log these events open."""
    return sum(moment_of(table, event.kind).opens for event in events)


def is_fresh(table: Table, people: Collection[int]) -> bool:
    """Whether nobody of `people` has done anything since the last race."""
    for event in reversed(table.events):
        moment = moment_of(table, event.kind)
        if moment.own and event.facts.get("seat") in people:
            return False
        if moment.holds == "finish":
            return True
    return False
