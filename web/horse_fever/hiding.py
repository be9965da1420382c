"""A player's own secrets turned face down: what the screen shows while nobody holds them open."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.view import View
from game.play import Ask
from web.horse_fever.seen import offer_of

SECRET = frozenset({"card to fix the race", "target to keep", "assistant to keep", "horse to keep"})
"""Questions whose very answers are secret."""


def is_secret(ask: Ask, view: View) -> bool:
    """Whether the answers themselves name what the others may not know."""
    if ask.what == "offer":
        return offer_of(view).kind == "target"
    return ask.what in SECRET


def face_down(view: View) -> View:
    """The same table with the player’s cards face down, and a card half placed back among them.

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


def hands(view: View) -> tuple[str, ...]:
    """The hidden cards of a seat's view, as the sheet of cards takes them."""
    board = view.board
    return (*view.hand, *(f"target:{card}" for card in (board.targets if board else ())))


def opened_up(seen: View, seats: Sequence[View]) -> View:
    """The public view with every seat's cards behind the horses open."""
    return seen._replace(
        placed={
            horse: tuple(
                (seat, seats[seat].placed[horse][at][1]) for at, (seat, _) in enumerate(cards)
            )
            for horse, cards in seen.placed.items()
        }
    )
