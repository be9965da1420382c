"""The three games of the box, in the order in which they are offered."""

from __future__ import annotations

from game.horse_fever import BOARD, FAMILY
from game.horse_fever.party.title import PARTY

TITLES = (FAMILY, BOARD, PARTY)
