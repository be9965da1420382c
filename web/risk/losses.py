"""What others have done to a player since the own last turn, in sentences and on the map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play import Event
from game.risk.view import View

OWN = frozenset({"moved in", "fortified", "placed"})
"""What ends the wait: the seat has moved itself."""

NEWS = frozenset({"continent", "continent lost", "eliminated", "traded", "cards taken"})
"""What everybody wants to hear of, besides what the seat itself has lost."""


def news(events: Sequence[Event], seat: int) -> list[Event]:
    """What others have done since the seat's last turn: what it has lost, what changes the war."""
    told: list[Event] = []
    whose = None
    for event in events:
        if event.kind == "turn":
            whose = event.facts["seat"]
        elif whose == seat:
            if event.kind in OWN:
                told = []
        elif event.kind in NEWS or (event.kind == "conquered" and event.facts["owner"] == seat):
            told.append(event)
    return told


def lost(view: View, events: Sequence[Event], seat: int) -> Mapping[str, int]:
    """The territories that the seat has lost since then, and whose they were: its own number.

    In its own turn they are told to the end of it: most are wanted back.
    """
    if view.turn == seat:
        begun = max((at for at, it in enumerate(events) if it.kind == "turn"), default=len(events))
        events = events[:begun]
    fallen = (it.facts["territory"] for it in news(events, seat) if it.kind == "conquered")
    return {one: seat for one in fallen if view.owner.get(one) != seat}
