"""How the facts of Unicorn Fever are said in Italian."""

from __future__ import annotations

from collections.abc import Mapping

from web.unicorn_fever import UNICORNS
from web.unicorn_fever.words.names import NAMES
from web.words.formatter import Kind
from web.words.it.grammar import KINDS as HOUSE
from web.words.it.grammar import alone, number

CLANS = {
    "fairies": "Fate",
    "gnomes": "Gnomi",
    "goblins": "Goblin",
    "leprechauns": "Leprechaun",
    "warlocks": "Stregoni",
}
BETS = {
    "win": "scommessa sul vincente",
    "early": "scommessa sul piazzato anticipata",
    "late": "scommessa sul piazzato tardiva",
    "slip": "schedina falsa",
}
COLOURS = {
    "red": "rosso",
    "orange": "arancione",
    "yellow": "giallo",
    "green": "verde",
    "blue": "blu",
    "purple": "viola",
}

KINDS: Mapping[str, Kind] = {
    **HOUSE,
    "gold": alone(lambda amount: f"{number(abs(amount))} oro"),
    "glory": alone(lambda amount: f"{number(abs(amount))} gloria"),
    "horse": alone(UNICORNS.__getitem__),
    "bet": alone(BETS.__getitem__),
    "odds": alone(lambda row: f"×{row + 1}"),
    "colour": alone(COLOURS.__getitem__),
    "card": alone(NAMES.__getitem__),
    "clan": alone(CLANS.__getitem__),
}
"""`gold` and `glory` are said without their sign: a verb tells who pays."""
