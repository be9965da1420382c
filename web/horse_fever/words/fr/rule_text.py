"""The parts that several rules of Horse Fever share, in French."""

from __future__ import annotations

from game.horse_fever.cards import ROUNDS
from web.words.fr.grammar import listed
from web.words.plain import capital

COLOURS = {
    "black": "noir",
    "blue": "bleu",
    "green": "vert",
    "red": "rouge",
    "yellow": "jaune",
    "white": "blanc",
}
LENGTHS = {"quick": "rapide", "normal": "normale", "long": "longue", "single": "d’une course"}
"""How a game is called by its length."""

_WANTS = "Le dé désigne "
_WANTED = {
    "black": "qui a dormi le plus tard ce matin.",
    "blue": "qui a vu la mer ou un lac en dernier.",
    "green": "qui a arrosé une plante en dernier.",
    "red": "qui garde son sérieux le plus longtemps.",
    "yellow": "qui hennit le mieux.",
    "white": "qui connaît le plus de chansons par cœur.",
}

DIE_JOKES = {colour: _WANTS + whom for colour, whom in _WANTED.items()}
"""Whom the sprint die names as first player or winner, by its colour."""


def jokes() -> str:
    return " ".join(f"{capital(COLOURS[colour])} : {whom}" for colour, whom in _WANTED.items())


def lengths(length: str) -> str:
    races = [f"{count} courses à {seats} joueurs" for seats, count in ROUNDS[length].items()]
    return f"Partie {LENGTHS[length]} : {listed(races)}."


ON_THE_ROWS = (
    "Mélangez les six écuries et posez-les sur les cotations du tableau noir, une "
    "sur chacune, la première à 1:7 et la dernière à 1:2."
)
SPRINT_DIE = (
    "Un dé de sprint choisit le premier joueur. Sa couleur dit de qui il s’agit. " + jokes()
)
TABLE_1 = (
    *(lengths(length) for length in ROUNDS),
    "Il n’y a pas de partie rapide à 4 ou 5 joueurs.",
)
"""What the preparations of several games share."""
