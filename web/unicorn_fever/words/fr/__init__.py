"""The words of Unicorn Fever in French."""

from __future__ import annotations

from web.unicorn_fever.words.fr import (
    asking,
    caller,
    cards,
    glossary,
    log,
    reasons,
    refusals,
    rules,
)
from web.unicorn_fever.words.fr.kinds import KINDS
from web.unicorn_fever.words.fr.labels import LABELS
from web.unicorn_fever.words.language import Tables
from web.words.fr.grammar import GRAMMAR

__all__ = ["GRAMMAR", "KINDS", "LABELS", "TABLES"]

TABLES = Tables.of(GRAMMAR, KINDS, asking, caller, cards, glossary, log, reasons, refusals, rules)
