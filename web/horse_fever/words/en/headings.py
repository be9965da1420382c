"""The headings of the log in English."""

from __future__ import annotations

from collections.abc import Mapping

HEADINGS: Mapping[str, str] = {
    "preparation": "Preparation",
    "new race": "New race",
    "first player": "First player",
    "purchases": "Purchases",
    "odds change": "Odds change",
    "line-up": "Line-up",
    "first bets": "First bets",
    "race fixing": "Race fixing",
    "second bets": "Second bets",
    "cards revealed": "Cards revealed",
    "race": "Race",
    "payoffs": "Payoffs",
    "new odds": "New odds",
    "auctions": "Auctions",
    "final stage": "Final stage",
    "end": "End of the game",
    "door": "The door",
    "bookmaker": "The bookmaker",
    "book": "The book",
    "teams": "Teams",
    "end of the party": "End of the party",
}
