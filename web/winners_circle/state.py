"""What the page keeps of its own for this box."""

from __future__ import annotations

from game.winners_circle.scoring import Result
from game.winners_circle.view import View
from web.desk.door import door, ended_in

seen = door(View)
"""A view of this box."""

ended = ended_in(Result)
"""How the game on a table has ended."""
