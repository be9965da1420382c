"""What follows an answer that stands, said before it is given."""

from __future__ import annotations

from web.words.speaking import mark, say

THEN = {
    "race": mark("Next the cards are turned up and the horses run: no way back."),
    "chance": mark("Next the dice are rolled or cards are drawn: no way back."),
    "reveal": mark("Next cards are turned up: no way back."),
    "floor": mark("Then anybody may speak up: no way back."),
    "computer": mark("Then a computer plays at once: no way back."),
    "end": mark("This ends the game: no way back."),
}
"""What comes after, by its kind; never more than everybody may know beforehand."""


def then(kind: str) -> str:
    """What comes after an answer."""
    return say(THEN[kind])
