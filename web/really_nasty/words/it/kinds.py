"""How the facts of a nasty meeting are said in Italian."""

from __future__ import annotations

from collections.abc import Mapping

from game.really_nasty.cards import RACES
from game.really_nasty.course import FENCES
from web.words.formatter import Kind
from web.words.it.grammar import KINDS as HOUSE
from web.words.it.grammar import alone, named, number

SECTIONS = {"EP": "Primo slancio", "QU": "Cambio di passo", "FW": "Gran finale"}
"""The sections in which grades may double."""

SILKS = {
    "red": "Cerchi rossi",
    "blue": "Stella blu",
    "yellow": "Scacchi gialli",
    "green": "Fascia verde",
    "purple": "Rombi viola",
    "white": "Pois bianchi",
}
"""What the six stables are called, by their colours."""


def pounds(amount: int) -> str:
    """An amount without its sign: `£20.000`."""
    return f"£{number(abs(amount))}"


KINDS: Mapping[str, Kind] = {
    **HOUSE,
    "money": alone(pounds),
    "silk": alone(SILKS.__getitem__),
    "odds": alone(lambda odds: f"{odds} a 1"),
    "race": alone(lambda id: RACES[id].name),
    "fence": alone(lambda id: FENCES[id].name),
    "section": alone(SECTIONS.__getitem__),
    "at": lambda seat, names: "" if seat is None else f" contro il cavallo di {named(seat, names)}",
}
"""`money` is said without its sign: a verb tells who pays."""
