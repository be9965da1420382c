"""The parts that several rules of Horse Fever share."""

from __future__ import annotations

from game.horse_fever.cards import ROUNDS
from web.words.plain import capital, listed

DIE_JOKES = {
    "black": "The die wants whoever slept longest this morning.",
    "blue": "The die wants whoever was by the sea or a lake last.",
    "green": "The die wants whoever watered a plant last.",
    "red": "The die wants whoever can keep a straight face longest.",
    "yellow": "The die wants whoever neighs most like a horse.",
    "white": "The die wants whoever knows the most songs by heart.",
}
"""Whom the sprint die names as first player or winner, by its colour."""


def jokes() -> str:
    lines = (line.removeprefix("The die wants ") for line in DIE_JOKES.values())
    return " ".join(
        f"{colour.capitalize()}: {line}" for colour, line in zip(DIE_JOKES, lines, strict=True)
    )


def lengths(length: str) -> str:
    races = [f"{count} races with {seats} players" for seats, count in ROUNDS[length].items()]
    return f"{capital(length)}: {listed(races)}."


ON_THE_ROWS = (
    "Shuffle the six stables and put them on the odds of the blackboard, one on each, the first on "
    "1:7 and the last on 1:2."
)
SPRINT_DIE = "A sprint die picks the first player. Its colour says whom it means. " + jokes()
TABLE_1 = (
    *(lengths(length) for length in ROUNDS),
    "There is no quick game for 4 or 5 players.",
)
"""What the preparations of several games share."""
