"""How the facts of a nasty meeting are said in French."""

from __future__ import annotations

from collections.abc import Mapping

from game.really_nasty.cards import RACES
from game.really_nasty.course import FENCES
from web.words.formatter import Kind
from web.words.fr.grammar import KINDS as HOUSE
from web.words.fr.grammar import SPACE, alone, named, number, of

SECTIONS = {"EP": "Premier élan", "QU": "Accélération", "FW": "Bouquet final"}
"""The sections in which grades may double."""

SILKS = {
    "red": "Cerceaux rouges",
    "blue": "Étoile bleue",
    "yellow": "Damier jaune",
    "green": "Écharpe verte",
    "purple": "Losanges violets",
    "white": "Pois blancs",
}
"""What the six stables are called, by their colours."""


def pounds(amount: int) -> str:
    """An amount without its sign: `20 000 £`."""
    return f"{number(abs(amount))}{SPACE}£"


KINDS: Mapping[str, Kind] = {
    **HOUSE,
    "money": alone(pounds),
    "silk": alone(SILKS.__getitem__),
    "odds": alone(lambda odds: f"{odds} contre 1"),
    "race": alone(lambda id: RACES[id].name),
    "fence": alone(lambda id: FENCES[id].name),
    "section": alone(SECTIONS.__getitem__),
    "at": lambda seat, names: "" if seat is None else f" contre le cheval {of(named(seat, names))}",
}
"""`money` is said without its sign: a verb tells who pays."""
