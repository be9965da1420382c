"""What the page keeps of its own for this box."""

from __future__ import annotations

from game import Table
from game.winners_circle.scoring import Result
from game.winners_circle.view import View
from web.desk.door import door

seen = door(View)
"""A view of this box."""

_result = door(Result)


def ended(table: Table) -> Result:
    """How the game on this table has ended."""
    return _result(table.result)
