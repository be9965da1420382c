"""What the big screen says of whoever is asked, in English: who does what, not the choice."""

from __future__ import annotations

from collections.abc import Mapping

ALOUD: Mapping[str, str] = {
    "": "{name} is next",
    "first bet": "{name} lays a first bet",
    "stake of the first bet": "{name} lays a first bet",
    "second bet": "{name} lays a second bet or passes",
    "stake of the second bet": "{name} lays a second bet or passes",
    "card to fix the race": "{name} fixes the race",
    "horse to fix": "{name} fixes the race",
    "photo finish": "{name} decides the photo finish",
    "character": "{name} picks a character",
    "purchase": "{name} goes shopping",
    "target to keep": "{name} picks a card to keep",
    "assistant to keep": "{name} picks a card to keep",
    "horse to keep": "{name} picks a card to keep",
    "offer": "{name} is asked to sell",
    "swap": "{name} picks a card to swap",
    "line-up": "{name} lines up the horses",
    "odds change": "{name} may change the odds",
    "sell auction": "{name} says yes or no",
    "buy auction": "{name} says yes or no",
}
"""What everybody may hear of a question; halves of one choice are told as one, "" is a turn."""
