"""The parts that several rules of Horse Fever share, in Italian."""

from __future__ import annotations

from game.horse_fever.cards import ROUNDS
from web.words.it.grammar import listed
from web.words.plain import capital

COLOURS = {
    "black": "nero",
    "blue": "blu",
    "green": "verde",
    "red": "rosso",
    "yellow": "giallo",
    "white": "bianco",
}
LENGTHS = {"quick": "rapida", "normal": "normale", "long": "lunga", "single": "di una corsa"}
"""How a game is called by its length."""

_WANTS = "Il dado vuole "
_WANTED = {
    "black": "chi stamattina ha dormito di più.",
    "blue": "chi ha visto per ultimo il mare o un lago.",
    "green": "chi ha innaffiato per ultimo una pianta.",
    "red": "chi tiene la faccia seria più a lungo.",
    "yellow": "chi nitrisce meglio.",
    "white": "chi sa più canzoni a memoria.",
}

DIE_JOKES = {colour: _WANTS + whom for colour, whom in _WANTED.items()}
"""Whom the sprint die names as first player or winner, by its colour."""


def jokes() -> str:
    return " ".join(f"{capital(COLOURS[colour])}: {whom}" for colour, whom in _WANTED.items())


def lengths(length: str) -> str:
    races = [f"{count} corse in {seats}" for seats, count in ROUNDS[length].items()]
    return f"Partita {LENGTHS[length]}: {listed(races)}."


ON_THE_ROWS = (
    "Mescolate le sei scuderie e mettetele sulle quotazioni della lavagna, una per riga, la prima "
    "a 1:7 e l’ultima a 1:2."
)
SPRINT_DIE = "Un dado sprint sceglie il primo giocatore. Il colore che esce dice chi è. " + jokes()
TABLE_1 = (
    *(lengths(length) for length in ROUNDS),
    "Non c’è una partita rapida in 4 o 5.",
)
"""What the preparations of several games share."""
