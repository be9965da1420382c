"""What the page keeps of its own for this box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game import Table
from game.winners_circle.scoring import Result
from game.winners_circle.view import View
from web.desk.door import door


@dataclass(slots=True)
class Holding:
    """The chip in the fingers of whoever bets, by its number in the hand; -1 for the last."""

    number: int = -1

    def of(self, chips: Sequence[object]) -> int:
        """Its number while there is one such chip, else that of the last."""
        return self.number if 0 <= self.number < len(chips) else len(chips) - 1


def held(view: View, holding: Holding) -> str:
    """The chip that a tap on a horse would lay; "" where the player’s chips lie face down."""
    return view.chips[holding.of(view.chips)] if view.chips else ""


seen = door(View)
"""A view of this box."""

_result = door(Result)


def ended(table: Table) -> Result:
    """How the game on this table has ended."""
    return _result(table.result)
