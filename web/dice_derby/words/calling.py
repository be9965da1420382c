"""What the caller says of an event on the board, always the same for the same event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.play import Event

NEAR = 2
Line = tuple[str, int, Mapping[str, Any]]
"""Which lines to choose from, a number to choose by, and the facts."""

HOME = ("first", "second", "third")


def lines(event: Event, before: Sequence[Event]) -> list[Line]:
    """The lines for one event, after those told before it."""
    facts, number = event.facts, len(before)
    match event.kind:
        case "off" | "thrown":
            return [(event.kind, number, facts)]
        case "stepped":
            left = facts["of"] - facts["at"]
            key = "near" if left <= NEAR else "step"
            return [(key, number, {**facts, "left": left})] if left else []
        case "pays in":
            return [("groan", number, facts)]
        case "scratched":
            return [("scratch", number, facts)]
        case "home":
            return [(HOME[facts["place"] - 1], number, facts)]
    return []
