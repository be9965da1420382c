"""What follows an answer that stands, said before it is given."""

from __future__ import annotations

THEN = {
    "race": "After this the cards are turned up and the horses run.",
    "chance": "After this chance decides.",
    "reveal": "After this cards are turned up.",
    "aloud": "After this the next at the table is asked.",
    "floor": "After this anybody may speak up.",
    "player": "After this the tablet goes on.",
    "end": "With this the game is over.",
}
"""What comes after, by its kind; never more than everybody may know beforehand."""

STANDS = "It cannot be taken back."
