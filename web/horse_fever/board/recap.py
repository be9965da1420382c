"""What the others have done since a player's last turn, in a few lines."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.play import Event
from web import html as h
from web.desk.state import Desk
from web.horse_fever import words
from web.horse_fever.moments import MOMENTS
from web.words import speaking as house

NEWS = frozenset(
    {
        *("bought", "stable bought", "card kept", "purchase passed", "loan taken", "gift"),
        *("offer", "offer refused", "trade paid", "swapped", "swap passed", "swap impossible"),
        *("horse lined up", "odds shifted", "bet laid", "bet passed", "card placed", "point sold"),
        *("point bought", "auction unwanted", "eliminated", "penalty"),
    }
)
"""Events that a player wants to hear of; the race and its payoffs everybody has seen."""

LINES = 4
"""So many lines stand in the bar."""


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
    """What has happened since this seat's last answer."""
    return since(events, (seat,))


def is_half(event: Event) -> bool:
    """Whether the next event tells the better half: the card that was kept."""
    return event.kind == "bought" and event.facts["what"] != "action"


def recap(desk: Desk, seat: int) -> h.Node:
    """The last few lines, the newest at the bottom."""
    names = desk.at.table.names
    lines = [words.sentence(event, names) for event in news(desk.at.shown.events, seat)[-LINES:]]
    if not lines:
        return h.div(".recap")
    title = house.say("While you waited" if desk.at.table.bots else "Since your last turn")
    return h.div(".recap")[h.h3[title], h.ul[(h.li[line] for line in lines)]]
