"""Horse Fever in French: tables of templates, which `web/words/formatter.py` puts facts into."""

from __future__ import annotations

from web.horse_fever.words.fr.kinds import KINDS
from web.horse_fever.words.fr.labels import LABELS
from web.horse_fever.words.fr.tables import TABLES
from web.words.fr.grammar import GRAMMAR

__all__ = ["GRAMMAR", "KINDS", "LABELS", "TABLES"]
