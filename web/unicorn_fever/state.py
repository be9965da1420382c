"""What the page keeps of its own for this box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game import Table
from game.racing.view import RaceView
from game.unicorn_fever.scoring import Result
from game.unicorn_fever.view import View
from web.desk.door import door


@dataclass(slots=True)
class Holding:
    """The magic card in the fingers, by its number in the hand."""

    number: int = 0

    def of(self, cards: Sequence[object]) -> int:
        """Its number while there is such a card, else that of the last."""
        return max(0, min(self.number, len(cards) - 1))


def held(view: View, holding: Holding) -> str:
    """The card that a tap on a unicorn would play; "" where the hand lies face down."""
    return view.hand[holding.of(view.hand)] if view.hand else ""


seen = door(View)
"""A view of this box."""

_result = door(Result)


def ended(table: Table) -> Result:
    """How the game on this table has ended."""
    return _result(table.result)


def race_of(view: View) -> RaceView:
    """The race on the stage, or the one that is paid: a view without one shows neither."""
    assert view.race is not None
    return view.race
