"""What a table keeps of every answer, so that nobody has to play the game again to know it."""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """One answer, in notation, and the question to which it was given.

    `asker` is who gave it: a seat, or CHANCE. `asked` is who was asked, ANYBODY on an open floor.
    `what` was asked, `aloud` says whether it was answered in front of everybody, and `told` counts
    the events before it.
    """

    answer: str
    asker: int
    asked: int
    what: str
    aloud: bool
    told: int
