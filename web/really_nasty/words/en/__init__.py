"""The words of the box in English."""

from __future__ import annotations

from game.really_nasty.cards import RACES
from game.really_nasty.course import FENCES
from web.really_nasty import KINDS as BOX
from web.really_nasty.words.en import glossary, reasons, rules, tables
from web.really_nasty.words.names import SECTION_NAMES
from web.words.en.grammar import GRAMMAR, alone, named
from web.words.tables import Tables

KINDS = {
    **BOX,
    "race": alone(lambda id: RACES[id].name),
    "fence": alone(lambda id: FENCES[id].name),
    "section": alone(SECTION_NAMES.__getitem__),
    "at": lambda seat, names: "" if seat is None else f" at {named(seat, names)}’s horse",
}

ENGLISH = Tables.of(GRAMMAR, KINDS, glossary, reasons, rules, tables)
