"""Copies of a game at rest, so that a way back need not begin at the first answer."""

from __future__ import annotations

# The compiled half of pickle: its other half would cost every visitor of the page 96 KB.
from _pickle import dumps, loads
from collections.abc import Sequence
from typing import Any, NamedTuple

from game.play import Event

GAP = 100
"""So many answers lie at least between two copies: making one costs as much as a few answers."""

PROTOCOL = 5


class Copy(NamedTuple):
    """A game as it stood after `step` answers and `told` events, the events left out."""

    step: int
    told: int
    state: bytes


def copied(game: Any, step: int) -> Copy:
    """A copy of the game as it stands; its events stay where they are."""
    events, game.events = game.events, []
    try:
        return Copy(step, len(events), dumps(game, PROTOCOL))
    finally:
        game.events = events


def revived(copy: Copy, events: Sequence[Event]) -> Any:
    """The game of a copy, with those of the `events` that had happened by then."""
    game = loads(copy.state)
    game.events = list(events[: copy.told])
    return game


def up_to(copies: Sequence[Copy], step: int) -> list[Copy]:
    """The copies of the first `step` answers."""
    return [copy for copy in copies if copy.step <= step]
