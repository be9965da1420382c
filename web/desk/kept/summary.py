"""A table in a few facts, for the shelf and for a game that is passed on."""

from __future__ import annotations

from game import Table
from web.desk.screen import Summary, screen_of


def summary(table: Table) -> Summary:
    """What the screen of its title says of a table."""
    return screen_of(table).summary(table)
