"""The words of The Really Nasty Horse Racing Game in French."""

from __future__ import annotations

from web.really_nasty.words.fr import glossary, reasons, refusals, rules, tables
from web.really_nasty.words.fr.kinds import KINDS
from web.really_nasty.words.fr.labels import LABELS
from web.words.fr.grammar import GRAMMAR
from web.words.tables import Tables

__all__ = ["GRAMMAR", "KINDS", "LABELS", "TABLES"]

TABLES = Tables.of(GRAMMAR, KINDS, glossary, reasons, refusals, rules, tables)
