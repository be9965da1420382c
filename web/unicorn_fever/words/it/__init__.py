"""The words of Unicorn Fever in Italian."""

from __future__ import annotations

from web.unicorn_fever.words.it import (
    asking,
    caller,
    cards,
    glossary,
    log,
    reasons,
    refusals,
    rules,
)
from web.unicorn_fever.words.it.kinds import KINDS
from web.unicorn_fever.words.it.labels import LABELS
from web.unicorn_fever.words.language import Tables
from web.words.it.grammar import GRAMMAR

__all__ = ["GRAMMAR", "KINDS", "LABELS", "TABLES"]

TABLES = Tables.of(GRAMMAR, KINDS, asking, caller, cards, glossary, log, reasons, refusals, rules)
