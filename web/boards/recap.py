"""What the others have done since a player's last turn, in a few lines."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from game.play import Event
from web import words
from web.desk import Desk
from web.showing import OWN_ACTS

NEWS = frozenset(
    {
        *("bought", "stable bought", "card kept", "purchase passed", "loan taken", "gift"),
        *("offer", "offer refused", "trade paid", "swapped", "swap impossible"),
        *("horse lined up", "odds shifted", "bet laid", "bet passed", "point sold"),
        *("point bought", "auction unwanted", "eliminated", "penalty"),
    }
)
"""Events that a player wants to hear of; the race and its payoffs everybody has seen."""

LINES = 5


def news(events: Sequence[Event], seat: int) -> list[Event]:
    """What happened since this seat's last answer, at most since the last race."""
    told: list[Event] = []
    for event in reversed(events):
        if event.kind == "new odds":
            break
        if event.kind in OWN_ACTS and event.facts.get("seat") == seat:
            break
        if event.kind in NEWS and event.facts.get("seat") != seat and not is_half(event):
            told.append(event)
    return told[:LINES][::-1]


def is_half(event: Event) -> bool:
    """Whether the next event tells the better half: the card that was kept."""
    return event.kind == "bought" and event.facts["what"] != "action"


def recap(desk: Desk, seat: int) -> h.Node:
    """The last few lines, the newest at the bottom."""
    assert desk.table is not None and desk.shown is not None
    names = desk.table.names
    lines = [words.sentence(event, names) for event in news(desk.shown.events, seat)]
    if not lines:
        return h.div(".recap")
    return h.div(".recap")[h.h3["Since your last turn"], h.ul[(h.li[line] for line in lines)]]
