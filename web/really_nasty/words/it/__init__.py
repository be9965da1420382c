"""The words of The Really Nasty Horse Racing Game in Italian."""

from __future__ import annotations

from web.really_nasty.words.it import glossary, reasons, refusals, rules, tables
from web.really_nasty.words.it.kinds import KINDS
from web.really_nasty.words.it.labels import LABELS
from web.words.it.grammar import GRAMMAR
from web.words.tables import Tables

__all__ = ["GRAMMAR", "KINDS", "LABELS", "TABLES"]

TABLES = Tables.of(GRAMMAR, KINDS, glossary, reasons, refusals, rules, tables)
