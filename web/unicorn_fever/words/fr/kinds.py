"""How the facts of Unicorn Fever are said in French."""

from __future__ import annotations

from collections.abc import Mapping

from web.unicorn_fever import UNICORNS
from web.unicorn_fever.words.names import NAMES
from web.words.formatter import Kind
from web.words.fr.grammar import KINDS as HOUSE
from web.words.fr.grammar import alone, number

CLANS = {
    "fairies": "Fées",
    "gnomes": "Gnomes",
    "goblins": "Gobelins",
    "leprechauns": "Leprechauns",
    "warlocks": "Sorciers",
}
BETS = {
    "win": "pari gagnant",
    "early": "pari placé anticipé",
    "late": "pari placé tardif",
    "slip": "faux bulletin",
}
COLOURS = {
    "red": "rouge",
    "orange": "orange",
    "yellow": "jaune",
    "green": "vert",
    "blue": "bleu",
    "purple": "violet",
}

KINDS: Mapping[str, Kind] = {
    **HOUSE,
    "gold": alone(lambda amount: f"{number(abs(amount))} or"),
    "glory": alone(lambda amount: f"{number(abs(amount))} gloire"),
    "horse": alone(UNICORNS.__getitem__),
    "bet": alone(BETS.__getitem__),
    "odds": alone(lambda row: f"×{row + 1}"),
    "colour": alone(COLOURS.__getitem__),
    "ordinal_f": alone(lambda place: "1re" if place == 1 else f"{place}e"),
    "card": alone(NAMES.__getitem__),
    "clan": alone(CLANS.__getitem__),
}
"""`gold` and `glory` are said without their sign: a verb tells who pays."""
