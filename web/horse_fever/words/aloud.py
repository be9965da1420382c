"""What the big screen says of the person who is asked: who does what, and nothing of the choice."""

from __future__ import annotations

FIRST, SECOND, FIXING = "lays a first bet", "lays a second bet or passes", "fixes the race"
KEEPING = "picks a card to keep"

ASKED = {
    "first bet": FIRST,
    "stake of the first bet": FIRST,
    "second bet": SECOND,
    "stake of the second bet": SECOND,
    "card to fix the race": FIXING,
    "horse to fix": FIXING,
    "photo finish": "decides the photo finish",
    "character": "picks a character",
    "purchase": "goes shopping",
    "target to keep": KEEPING,
    "assistant to keep": KEEPING,
    "horse to keep": KEEPING,
    "offer": "is asked to sell",
    "swap": "picks a card to swap",
    "line-up": "lines up the horses",
    "odds change": "may change the odds",
    "sell auction": "says yes or no",
    "buy auction": "says yes or no",
}
"""What everybody may hear of a question; halves of one choice are told as one."""


def aloud(name: str, what: str) -> str:
    """`Ann lays a first bet`; a question that has no words here is told as a turn."""
    return f"{name} {ASKED.get(what, 'is next')}"
