"""What the others have done since a player's last turn, in a few lines."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.play import Event
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.moments import MOMENTS
from web.horse_fever.words.saying import say
from web.parts.pieces import charm

NEWS = frozenset(
    {
        *("bought", "stable bought", "card kept", "purchase passed", "loan taken", "gift"),
        *("offer", "offer refused", "trade paid", "swapped", "swap passed", "swap impossible"),
        *("horse lined up", "odds shifted", "bet laid", "bet passed", "card placed", "point sold"),
        *("point bought", "auction unwanted", "eliminated", "penalty"),
    }
)
"""Events that a player wants to hear of; the race and its payoffs everybody has seen."""

LINES, MOST = 4, 6
"""So many lines stand in the bar and on the curtain, and so many on the course."""


def since(events: Sequence[Event], seats: Collection[int]) -> list[Event]:
    """What others have done since one of `seats` did anything, at most since the last race."""
    told: list[Event] = []
    for event in reversed(events):
        if event.kind == "new odds":
            break
        if MOMENTS[event.kind].own and event.facts.get("seat") in seats:
            break
        if event.kind in NEWS and event.facts.get("seat") not in seats and not is_half(event):
            told.append(event)
    return told[::-1]


def news(events: Sequence[Event], seat: int) -> list[Event]:
    """The last few things that happened since this seat's last answer."""
    return since(events, (seat,))[-LINES:]


def is_half(event: Event) -> bool:
    """Whether the next event tells the better half: the card that was kept."""
    return event.kind == "bought" and event.facts["what"] != "action"


def recap(desk: Desk, seat: int) -> h.Node:
    """The last few lines, the newest at the bottom."""
    names = desk.at.table.names
    lines = [words.sentence(event, names) for event in news(desk.at.shown.events, seat)]
    if not lines:
        return h.div(".recap")
    title = say("While you waited" if desk.at.table.bots else "Since your last turn")
    return h.div(".recap")[h.h3[title], h.ul[(h.li[line] for line in lines)]]


def note(desk: Desk, seat: int) -> h.Node:
    """The same as a slip of paper on the course, at a table with computers, while nothing runs."""
    told = since(desk.at.shown.events, (seat,))
    if not told or not desk.at.table.bots:
        return None
    left, names = len(told) - MOST, desk.at.table.names
    return h.aside(".while-waiting", aria_labelledby="waited-title")[
        h.h2("#waited-title")[say("While you waited")],
        left > 0 and h.p[say("{left} more in the log, and then:", left=left)],
        h.ul[(noted(event, names) for event in told[-MOST:])],
    ]


def noted(event: Event, names: Sequence[str]) -> h.Element:
    """One line of the slip, with the charm of whoever did it."""
    seat = event.facts.get("seat")
    return h.li[None if seat is None else charm(seat), h.span[words.sentence(event, names)]]
