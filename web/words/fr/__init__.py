"""The house in French."""

from __future__ import annotations

from web.words.fr.grammar import GRAMMAR, KINDS
from web.words.fr.labels import LABELS

__all__ = ["GRAMMAR", "KINDS", "LABELS"]
