"""What the caller says of an event on the course, always the same for the same event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.play import Event

LEAP, RUN_IN = 9, 6
Line = tuple[str, int, Mapping[str, Any]]
"""Which lines to choose from, a number to choose by, and the facts."""


def lines(event: Event, before: Sequence[Event], finish: int) -> list[Line]:
    """The lines for one event, after those told before it; `finish` is over the line."""
    facts = event.facts
    match event.kind:
        case "moved":
            return moved(facts, before, finish)
        case "off" | "fresh":
            return [(event.kind, facts.get("seat", len(before)), facts)]
        case "pace":
            return [("pace", len(facts["card"]), facts)]
        case "over the line":
            return [(("first", "second", "third")[facts["place"] - 1], finish, facts)]
        case "came last":
            return [("last", 0, facts)]
    return []


def moved(facts: Mapping[str, Any], before: Sequence[Event], finish: int) -> list[Line]:
    """How a horse has run, and what that means for the race."""
    ran, end = facts["end"] - facts["start"], facts["end"]
    told = {**facts, "ran": ran, "left": finish - end}
    if end >= finish:
        return []
    number = facts["seat"] + end
    if not ran:
        return [("stuck", number, told)]
    key = "short" if ran < facts["spaces"] else "leap" if ran >= LEAP else "run"
    said: list[Line] = [(key, number, told)]
    front = most(before, finish)
    if finish - end <= RUN_IN:
        said.append(("run-in", number, told))
    elif front and end > front > facts["start"] - 1 and facts["start"] < front:
        said.append(("lead", number, told))
    return said


def most(before: Sequence[Event], finish: int) -> int:
    """The farthest that a horse still on the course has come in this race, 0 before any move."""
    far = 0
    for event in reversed(before):
        if event.kind == "off":
            break
        if event.kind == "moved" and event.facts["end"] < finish:
            far = max(far, event.facts["end"])
    return far
