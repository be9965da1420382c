"""What follows an answer that stands, said before it is given."""

from __future__ import annotations

from web.words.speaking import mark, say

THEN = {
    "race": mark("No undo after this: cards are turned up and the horses run."),
    "chance": mark("No undo after this: dice are rolled or cards drawn."),
    "reveal": mark("No undo after this: cards are turned up."),
    "floor": mark("No undo after this: anybody may speak up."),
    "computer": mark("No undo after this: a computer plays at once."),
    "end": mark("No undo after this: it ends the game."),
}
"""What comes after, by its kind; never more than everybody may know beforehand."""


def then(kind: str) -> str:
    """What comes after an answer."""
    return say(THEN[kind])


def in_question(answer: str) -> str:
    """What an answer does, put as a question: it has not been given yet."""
    return say("{answer}?", answer=answer.removesuffix("."))
