"""What the page keeps of its own for this box."""

from __future__ import annotations

from game import Table
from game.racing.view import RaceView
from game.unicorn_fever.scoring import Result
from game.unicorn_fever.view import View
from web.desk.door import door

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
