"""A table: who sits at it, the game in progress on it, and the way back."""

from game.table.resting import rest_of
from game.table.seating import LONGEST_NAME, BadTable
from game.table.table import Table
from game.table.undo import Rewind

__all__ = ["LONGEST_NAME", "BadTable", "Rewind", "Table", "rest_of"]
