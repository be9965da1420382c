"""The hall in French."""

from __future__ import annotations

from web.rooms.hall.words.fr.labels import LABELS
from web.words.fr.grammar import GRAMMAR, KINDS

__all__ = ["GRAMMAR", "KINDS", "LABELS"]
