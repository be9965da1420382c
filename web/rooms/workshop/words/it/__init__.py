"""The workshop in Italian."""

from __future__ import annotations

from web.rooms.workshop.words.it.labels import LABELS
from web.words.it.grammar import GRAMMAR, KINDS

__all__ = ["GRAMMAR", "KINDS", "LABELS"]
