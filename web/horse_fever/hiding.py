"""A player's own secrets turned face down: what the screen shows while nobody holds them open."""

from __future__ import annotations

from typing import Any

from game.play import Ask

SECRET = frozenset({"card to fix the race", "target to keep", "assistant to keep", "horse to keep"})
"""Questions whose very answers are secret."""


def is_secret(ask: Ask, view: Any) -> bool:
    """Whether the answers themselves name what the others may not know."""
    if ask.what == "offer":
        return bool(view.board.offer.kind == "target")
    return ask.what in SECRET


def face_down(view: Any) -> Any:
    """The same table with the own cards face down, and a card half placed back among them.

    The half of a bet that has been said is a bet and no secret; a single pending word is a card.
    """
    board = view.board
    return view._replace(
        hand=(),
        placed={
            horse: tuple((seat, None) for seat, _ in cards) for horse, cards in view.placed.items()
        },
        pending=view.pending if len(view.pending) == 2 and view.pending[0] in BETS else (),
        board=None if board is None else board._replace(targets=()),
    )


BETS = ("win", "show")
