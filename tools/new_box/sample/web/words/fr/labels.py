"""The labels of the box in French; it imports nothing, for the poster is drawn before the box."""

from __future__ import annotations

from collections.abc import Mapping

LABELS: Mapping[str, str] = {
    "2 players": "2 joueurs",
    "A minute": "Une minute",
    "After toss {number}": "Après le lancer {number}",
    "Before the first toss": "Avant le premier lancer",
    "Heads or tails.": "Pile ou face.",
    "It fell on {coin:side}.": "Elle est tombée sur {coin:side}.",
    "It has not been tossed yet.": "Elle n’a pas encore été lancée.",
    "Level: both have won.": "Égalité : tous deux ont gagné.",
    "One coin, two players.": "Une pièce, deux joueurs.",
    "Points": "Points",
    "Skip ahead": "Passer",
    "The coin": "La pièce",
    "The game": "La partie",
    "Toss {number} of {tosses}": "Lancer {number} sur {tosses}",
    "You have picked {side:side}.": "Tu as choisi {side:side}.",
    "after toss {number}": "après le lancer {number}",
    "before the first toss": "avant le premier lancer",
    "doubles": "double",
    "shows {side:side}": "montre {side:side}",
    "{count:plural(point|points)}": "{count:plural(point|points)}",
    "{more:plural(point|points)} ahead.": "{more:plural(point|points)} d’avance.",
}
