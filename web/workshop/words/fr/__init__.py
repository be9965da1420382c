"""The workshop in French."""

from __future__ import annotations

from web.words.fr.grammar import GRAMMAR, KINDS
from web.workshop.words.fr.labels import LABELS

__all__ = ["GRAMMAR", "KINDS", "LABELS"]
