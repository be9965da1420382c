"""What the caller says of an event on the course, always the same for the same event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.play import Event
from game.really_nasty.course import LENGTH, STRIDE
from web.really_nasty.words import told_facts, voice

PLAIN = (
    *("off", "doubled", "fell", "slipped", "remounted", "runs riderless", "turn lost"),
    *("false start", "driven", "hemmed in", "wandered"),
)
OUT = ("fell", "withdrawn")
Line = tuple[str, Mapping[str, Any]]


def called(event: Event, before: Sequence[Event], names: Sequence[str]) -> str:
    """The words for one event after those told before it; "" where the caller is silent."""
    found = line(event, before)
    if found is None:
        return ""
    key, facts = found
    return voice().call(key, len(before), facts, names)


def line(event: Event, before: Sequence[Event]) -> Line | None:
    """Which line is called, and the facts."""
    facts = told_facts(event)
    match event.kind:
        case "moved":
            return moved(facts, before)
        case "on a fence":
            return "fence", facts
        case "over the line":
            return ("home" if facts["place"] == 1 else "placed"), facts
        case "photo upheld":
            return "photo", facts
        case "card played":
            return "thrown", facts
    return (event.kind, facts) if event.kind in PLAIN else None


def moved(facts: Mapping[str, Any], before: Sequence[Event]) -> Line | None:
    """How a horse has run, and what that means for the race."""
    if facts["end"] < 0:
        return None
    if to_run(facts["end"]) < best(before, facts["seat"]) <= to_run(facts["start"]):
        return "lead", facts
    return ("aside" if facts["way"].count("o") >= 3 else "ran"), facts


def best(before: Sequence[Event], seat: int) -> int:
    """How little the best of the others still has to run, of those that have moved and stand."""
    last: dict[int, int] = {}
    for event in reversed(before):
        if event.kind in ("off", "false start"):
            break
        if event.kind == "over the line":
            return 0  # who is home is ahead of all
        if event.kind in OUT:
            last.setdefault(event.facts["seat"], LENGTH[0])
        elif event.kind == "moved" and event.facts["end"] >= 0:
            last.setdefault(event.facts["seat"], to_run(event.facts["end"]))
    last.pop(seat, None)
    return min(last.values(), default=LENGTH[0])


def to_run(at: int) -> int:
    """Steps over the line from a place."""
    return LENGTH[at // STRIDE] - at % STRIDE
