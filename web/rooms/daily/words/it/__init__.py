"""The race of the day in Italian."""

from __future__ import annotations

from web.rooms.daily.words.it.labels import LABELS
from web.words.it.grammar import GRAMMAR, KINDS

__all__ = ["GRAMMAR", "KINDS", "LABELS"]
