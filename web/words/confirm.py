"""What follows an answer that stands, said before it is given."""

from __future__ import annotations

THEN = {
    "race": "Next the cards are turned up and the horses run: no way back.",
    "chance": "Next the dice are rolled or cards are drawn: no way back.",
    "reveal": "Next cards are turned up: no way back.",
    "aloud": "Then it is {next}’s turn: no way back.",
    "floor": "Then anybody may speak up: no way back.",
    "player": "You can’t take this back once {next} has the tablet.",
    "end": "This ends the game: no way back.",
}
"""What comes after, by its kind; never more than everybody may know beforehand."""


def then(kind: str, next: str) -> str:
    """What comes after an answer; `next` is the name of whoever is asked then, "" for nobody."""
    return THEN[kind].format(next=next or "somebody else")
