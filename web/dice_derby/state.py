"""What the page takes of this box at one door."""

from __future__ import annotations

from game.dice_derby.scoring import Result
from game.dice_derby.view import View
from web.desk.door import door, ended_in

seen = door(View)
"""A view of this box."""

ended = ended_in(Result)
"""How the game on a table has ended."""
