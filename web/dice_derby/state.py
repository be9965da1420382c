"""What the page takes of this box at one door."""

from __future__ import annotations

from game import Table
from game.dice_derby.scoring import Result
from game.dice_derby.view import View
from web.desk.door import door

seen = door(View)
"""A view of this box."""

_result = door(Result)


def ended(table: Table) -> Result:
    """How the game on this table has ended."""
    return _result(table.result)
