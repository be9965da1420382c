"""What can be touched on the board, and what answers call it."""

from __future__ import annotations

from collections.abc import Mapping

from web.state import Desk

TOUCHES: Mapping[str, str] = {
    "first bet": "horse",
    "second bet": "horse",
    "card to fix the race": "card",
    "horse to fix": "horse",
    "photo finish": "horse",
    "line-up": "horse",
    "odds change": "horse",
}
"""What a question is about."""


def named(desk: Desk, thing: str) -> frozenset[str]:
    """A lane, a stable and a card have a name of their own; a row of the odds is whoever stands."""
    kind, _, id = thing.partition(" ")
    if kind != "row":
        return frozenset({id})
    return frozenset(colour for colour, row in desk.view.odds.items() if row == int(id))
