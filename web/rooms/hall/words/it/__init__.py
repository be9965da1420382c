"""The hall in Italian."""

from __future__ import annotations

from web.rooms.hall.words.it.labels import LABELS
from web.words.it.grammar import GRAMMAR, KINDS

__all__ = ["GRAMMAR", "KINDS", "LABELS"]
