"""Which moments of a game are worth a pause when they are shown: races, auctions, payoffs."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.play import Event

BEATS = {
    "card revealed": 0.6,
    "cards cancelled": 1.0,
    "card discarded": 1.0,
    "odds shifted": 1.0,
    "off": 0.8,
    "movement card": 1.0,
    "sprint": 1.0,
    "photo finish": 2.2,
    "placed": 0.7,
    "ranking": 1.0,
    "new odds": 1.0,
    "game over": 1.0,
    "auction bid": 0.5,
    "auction left": 0.5,
    "point sold": 1.0,
    "point bought": 1.0,
    "auction unwanted": 1.0,
}
"""The kinds of event that are worth a moment, and how long it lasts beside a movement card."""

HAMMER = frozenset({"point sold", "point bought", "auction bonus", "auction unwanted"})
"""Events that tell how an auction ended."""

ACTS = {
    "bet laid": 0.9,
    "bet passed": 0.7,
    "card placed": 0.9,
    "bought": 0.8,
    "card kept": 0.9,
    "stable bought": 0.9,
    "loan taken": 0.9,
    "purchase passed": 0.7,
    "offer": 0.9,
    "offer refused": 0.8,
    "trade received": 0.9,
    "swapped": 1.0,
    "horse lined up": 0.9,
}
"""What a computer does in its turn, and how long it is told before the next one acts."""

THINKS = 0.3
"""How long a computer is seen to think, beside a movement card."""

SPEEDS = ("1x", "2x", "4x")
DELAYS = {"1x": 1400, "2x": 700, "4x": 350}
"""Milliseconds that a movement card is looked at; other moments in proportion."""

PACES = {"horse-fever/party": 1.4}
"""A whole room looks on, and follows more slowly: 25 to 40 seconds a race (others: 1)."""

OWN_ACTS = frozenset(
    {
        *("bet laid", "bet passed", "card placed", "auction bid", "bought", "stable bought"),
        *("purchase passed", "loan taken", "offer", "horse lined up"),
    }
)
"""Events that only an answer brings about; the player in `seat` gave it."""


def races(events: Sequence[Event]) -> int:
    """How many races have been run."""
    return sum(event.kind == "ranking" for event in events)


def is_fresh(events: Sequence[Event], people: Collection[int]) -> bool:
    """Whether nobody of `people` has done anything since the last race."""
    for event in reversed(events):
        if event.kind in OWN_ACTS and event.facts.get("seat") in people:
            return False
        if event.kind == "ranking":
            return True
    return False
