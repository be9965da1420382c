"""What somebody has missed: what the others have done since that seat last did something."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.play import Event


def missed(
    events: Sequence[Event], seat: int, begins: Collection[str], kinds: Collection[str]
) -> list[Event]:
    """The events of these kinds since the seat’s own, and since an event that `begins` anew."""
    told: list[Event] = []
    for event in reversed(events):
        if event.kind in begins or event.facts.get("seat") == seat:
            break
        if event.kind in kinds:
            told.append(event)
    return told[::-1]
