"""The headings of the log in French."""

from __future__ import annotations

from collections.abc import Mapping

HEADINGS: Mapping[str, str] = {
    "preparation": "Préparation",
    "new race": "Nouvelle course",
    "first player": "Premier joueur",
    "purchases": "Achats",
    "odds change": "Changement de cotation",
    "line-up": "Ligne de départ",
    "first bets": "Premiers paris",
    "race fixing": "Truquage",
    "second bets": "Deuxièmes paris",
    "cards revealed": "Cartes retournées",
    "race": "Course",
    "payoffs": "Paiements",
    "new odds": "Nouvelles cotations",
    "auctions": "Enchères",
    "final stage": "Phase finale",
    "end": "Fin de la partie",
    "door": "L’entrée",
    "bookmaker": "Le bookmaker",
    "book": "Le livre",
    "teams": "Équipes",
    "end of the party": "Fin de la fête",
}
