"""What the caller says of an event on the map, always the same for the same event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.play import Event
from game.risk.board import BONUS
from game.risk.state import NEUTRAL

Line = tuple[str, int, Mapping[str, Any]]
"""Which lines to choose from, a number to choose by, and the facts."""

CALLED = ("battle", "eliminated", "traded", "mission done")


def lines(event: Event, before: Sequence[Event]) -> list[Line]:
    """The lines for one event, after those told before it."""
    facts, number = event.facts, len(before)
    if event.kind == "conquered":
        key = "falls" if facts["owner"] != NEUTRAL else "neutral falls"
        return [(key, number, facts)]
    if event.kind == "continent":
        return [("continent", number, {**facts, "count": BONUS[facts["continent"]]})]
    if event.kind == "continent lost":
        return [("continent lost", number, {**facts, "by": before[-1].facts["seat"]})]
    if event.kind in CALLED:
        return [(event.kind, number, facts)]
    return []
