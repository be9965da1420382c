"""The words of Winner's Circle in Italian."""

from __future__ import annotations

from collections.abc import Mapping

from web.winners_circle.words.it import glossary, reasons, refusals, rules, tables
from web.winners_circle.words.it.labels import LABELS
from web.winners_circle.words.names import NAMES
from web.words.formatter import Kind
from web.words.it.grammar import GRAMMAR, alone, number
from web.words.it.grammar import KINDS as HOUSE
from web.words.tables import Tables

__all__ = ["GRAMMAR", "KINDS", "LABELS", "TABLES"]

COATS = {
    "grey": "grigio",
    "white": "bianco",
    "beige": "beige",
    "caramel": "caramello",
    "red-brown": "sauro",
    "dark-brown": "bruno",
    "black": "nero",
}
FACES = {
    "head": "testa di cavallo",
    "cap": "berretto",
    "saddle": "sella",
    "shoe": "ferro di cavallo",
}

KINDS: Mapping[str, Kind] = {
    **HOUSE,
    "money": alone(lambda amount: number(abs(amount))),
    "horse": alone(lambda horse: f"il {COATS[horse]}"),
    "on_horse": alone(lambda horse: f"sul {COATS[horse]}"),
    "face": alone(FACES.__getitem__),
    "chip": alone(lambda chip: f"un gettone da {chip}"),
    "card": alone(NAMES.__getitem__),
    "laid": alone(lambda chip: "un gettone coperto" if chip is None else f"un gettone da {chip}"),
}

TABLES = Tables.of(GRAMMAR, KINDS, glossary, reasons, refusals, rules, tables)
