"""How much faster a long race is shown, and how much slower whatever a whole room reads."""

from __future__ import annotations

from game import Event, Table
from web.racing.timing import haste


def race_pace(table: Table, told: int) -> float:
    """A long race is shown faster."""
    return haste(table, told, is_won)


def party_pace(table: Table, told: int) -> float:
    """A room reads slower than a table."""
    return SLOWER * haste(table, told, is_won, SLOWER)


def is_won(event: Event) -> bool:
    """Whether the winner is known by this event, if it was not before."""
    return event.kind in ("photo finish", "placed")


SLOWER = 1.4
"""How much longer a moment of a party is looked at."""
