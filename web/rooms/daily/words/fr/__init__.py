"""The race of the day in French."""

from __future__ import annotations

from web.rooms.daily.words.fr.labels import LABELS
from web.words.fr.grammar import GRAMMAR, KINDS

__all__ = ["GRAMMAR", "KINDS", "LABELS"]
