"""The words of Winner's Circle in English."""

from __future__ import annotations

from web.winners_circle import KINDS as BOX
from web.winners_circle.words.en import glossary, reasons, rules, tables
from web.winners_circle.words.names import NAMES
from web.words.en.grammar import GRAMMAR, alone
from web.words.tables import Tables

KINDS = {
    **BOX,
    "card": alone(NAMES.__getitem__),
    "laid": alone(lambda chip: "a chip face down" if chip is None else f"a chip of {chip}"),
}

ENGLISH = Tables.of(GRAMMAR, KINDS, glossary, reasons, rules, tables)
