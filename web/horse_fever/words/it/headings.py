"""The headings of the log in Italian."""

from __future__ import annotations

from collections.abc import Mapping

HEADINGS: Mapping[str, str] = {
    "preparation": "Preparazione",
    "new race": "Nuova corsa",
    "first player": "Primo giocatore",
    "purchases": "Acquisti",
    "odds change": "Cambio di quotazione",
    "line-up": "Schieramento",
    "first bets": "Prime scommesse",
    "race fixing": "La corsa si trucca",
    "second bets": "Seconde scommesse",
    "cards revealed": "Carte scoperte",
    "race": "Corsa",
    "payoffs": "Pagamenti",
    "new odds": "Nuove quotazioni",
    "auctions": "Aste",
    "final stage": "Fase finale",
    "end": "Fine della partita",
    "door": "L’ingresso",
    "bookmaker": "L’allibratore",
    "book": "Il libro",
    "teams": "Squadre",
    "end of the party": "Fine della festa",
}
