"""The workshop in Italian."""

from __future__ import annotations

from web.words.it.grammar import GRAMMAR, KINDS
from web.workshop.words.it.labels import LABELS

__all__ = ["GRAMMAR", "KINDS", "LABELS"]
