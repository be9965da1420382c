"""Horse Fever in Italian: tables of templates, which `web/words/formatter.py` puts facts into."""

from __future__ import annotations

from web.horse_fever.words.it.kinds import KINDS
from web.horse_fever.words.it.labels import LABELS
from web.horse_fever.words.it.tables import TABLES
from web.words.it.grammar import GRAMMAR

__all__ = ["GRAMMAR", "KINDS", "LABELS", "TABLES"]
