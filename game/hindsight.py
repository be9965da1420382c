"""What a title is handed that works out what one seat could have won, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.play import Ask

Answers = tuple[tuple[str, str], ...]
"""What one seat was asked, and answered, in order."""


class Line(NamedTuple):
    """The money of one seat at the end, and its own answers.

    `is_sure` says that none is better; else it is the best that was found.
    """

    money: int
    answers: Answers
    is_sure: bool = True


class Past(NamedTuple):
    """A seeded game that is over, for whoever looks for better answers of one seat.

    `own` is what it answered; `played(own)` plays the game once more with other answers, and gives
    the game at its end and what the seat really answered; `chance(ask, count)` is how a question to
    chance comes out that has been asked so often before.
    """

    seat: int
    own: Answers
    played: Callable[[Answers], tuple[Any, Answers]]
    chance: Callable[[Ask, int], str]
