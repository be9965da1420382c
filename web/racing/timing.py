"""How long a race may take on the screen: its moments are shortened where it would be too long."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game import Event, Table
from web.desk.pace import DELAYS
from web.desk.screen import moment_of
from web.racing.turning import develops

BEFORE, AFTER = 24_000, 4_900
"""Milliseconds at 1x until the winner is known, and from then until the result stands."""

UNKNOWN = 5_000
"""What is taken to come after a question that the race waits for: a photo finish for a person."""


def haste(table: Table, told: int, is_won: Callable[[Event], bool], slower: float = 1.0) -> float:
    """By how much the last of `told` events is shortened: 1.0 where its race is short enough.

    `is_won` knows the event by which the winner is known, which is looked at in full; `slower` is
    what every moment takes longer. All that the table knows of the race counts, also what is
    still to be shown.
    """
    events = table.events
    if moment_of(table, events[told - 1].kind).act:
        return 1.0
    first = told - 1
    while first and not moment_of(table, events[first].kind).opens:
        first -= 1
    end = first
    while end < len(events) and moment_of(table, events[end].kind).holds != "finish":
        end += 1
    won = next((n for n in range(first, end) if is_won(events[n])), end)
    if told - 1 > end:
        return 1.0
    if told - 1 == won:
        return 1.0
    is_home = told - 1 > won
    part = events[won + 1 : end] if is_home else events[first:won]
    usual = slower * DELAYS["1x"]
    takes = usual * sum(paces(table, part)) + (UNKNOWN if is_home and end == len(events) else 0)
    budget = (
        slower * AFTER - usual * sum(paces(table, events[won : won + 1])) if is_home else BEFORE
    )
    return min(1.0, budget / takes) if takes else 1.0


def paces(table: Table, events: Sequence[Event]) -> Iterator[float]:
    """How long each of these is looked at, beside a movement card."""
    for event in events:
        moment = moment_of(table, event.kind)
        rolls = moment.rolls if event.kind != "photo finish" or develops(event) else 0.0
        yield 0.0 if moment.act else rolls + moment.pace
