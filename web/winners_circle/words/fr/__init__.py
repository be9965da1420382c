"""The words of Winner's Circle in French."""

from __future__ import annotations

from collections.abc import Mapping

from web.winners_circle.words.fr import glossary, reasons, refusals, rules, tables
from web.winners_circle.words.fr.labels import LABELS
from web.winners_circle.words.names import NAMES
from web.words.formatter import Kind
from web.words.fr.grammar import GRAMMAR, alone, number
from web.words.fr.grammar import KINDS as HOUSE
from web.words.tables import Tables

__all__ = ["GRAMMAR", "KINDS", "LABELS", "TABLES"]

COATS = {
    "grey": "le gris",
    "white": "le blanc",
    "beige": "le beige",
    "caramel": "le caramel",
    "red-brown": "l’alezan",
    "dark-brown": "le brun",
    "black": "le noir",
}
FACES = {"head": "une tête de cheval", "cap": "une bombe", "saddle": "une selle", "shoe": "un fer"}

KINDS: Mapping[str, Kind] = {
    **HOUSE,
    "money": alone(lambda amount: number(abs(amount))),
    "horse": alone(COATS.__getitem__),
    "face": alone(FACES.__getitem__),
    "chip": alone(lambda chip: f"un jeton de {chip}"),
    "card": alone(NAMES.__getitem__),
    "laid": alone(lambda chip: "un jeton face cachée" if chip is None else f"un jeton de {chip}"),
}

TABLES = Tables.of(GRAMMAR, KINDS, glossary, reasons, refusals, rules, tables)
