"""The questions of the Party Game, and its answers, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.play import Ask
from web.horse_fever.words.horses import money
from web.words.texts import Asked, Question


def photo(ask: Ask, names: Sequence[str], view: Any) -> Question:
    """The bookmaker decides, and is told not to be bribed."""
    return Question(
        f"{names[ask.who]}, who is ahead in the photo?",
        "Equally far beyond the line: the bookmaker has the last word. Do not be bribed!",
    )


def _book(ask: Ask, names: Sequence[str], view: Any) -> Question:
    return Question(
        f"{names[view.bookmaker]} keeps the book",
        "Tap a guest, two horses, two stakes; close the book when everybody has a slip.",
    )


def _next_race(ask: Ask, names: Sequence[str], view: Any) -> Question:
    return Question("Another race?", "Whoever gained most in the last race keeps the next book.")


def why_bookmaker(by: str, name: str, gain: int) -> str:
    """How somebody has come by the book."""
    match by:
        case "gain":
            return f"{name} gained most in the last race: {money(gain)}."
        case "lot":
            return f"{name} was drawn by lot."
        case "host":
            return f"{name} keeps the book all evening."
        case "left":
            return f"{name} takes it over from the one who left."
    return f"Nobody gained in the last race, so it is {name}'s turn."


def _collect(ask: Ask, names: Sequence[str], view: Any) -> Question:
    return Question(
        f"{names[ask.who]} collects the slips",
        "Everybody fills in a slip on paper; once all are in the hat, let them run.",
    )


PARTY_ASKED: dict[str, Asked] = {"book": _book, "collect": _collect, "next race": _next_race}

PARTY_CHANCE = {
    "first bookmaker": Question(
        "Draw the first bookmaker", "Draw lots for the book and name the number of the guest."
    ),
}

PARTY_PLAIN: Mapping[tuple[str, str], str] = {
    ("book", "close"): "close the book",
    ("book", "end"): "end the party",
    ("next race", "race"): "another race",
    ("collect", "race"): "let them run",
    ("collect", "end"): "end the party",
    ("next race", "end"): "end the party",
}
