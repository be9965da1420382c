"""What is drawn beside the rules: the course, a horse card, the die and the run-in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.winners_circle.cards import CARDS
from web import html as h
from web.parts.finish import picture
from web.parts.pieces import icon
from web.racing.finish import horse, in_order
from web.winners_circle import BOX
from web.winners_circle.card import large
from web.winners_circle.horses import SHEET, jockey
from web.winners_circle.track import SIGNS
from web.winners_circle.words.names import NAMES

SHOWN = "W08"
"""The horse card that stands for all."""

FIRST = {"W08": 0, "W14": -2, "W20": -3}
"""Three cards in the picture of the line, and where they are."""


def course() -> h.Node:
    """The oval from above."""
    return h.span(".rule-scene")[BOX.art()]


def die() -> h.Node:
    """The four signs of the die, the head three times."""
    faces = ["head"] * 2 + list(SIGNS)
    return [h.span(".rule-die")[icon(SIGNS[face])] for face in sorted(faces, key=list(SIGNS).index)]


def line() -> h.Node:
    """Three horses at the line."""

    def made(card: str, gait: int) -> tuple[h.Node, str]:
        return horse(SHEET, CARDS[card].coat or "black", jockey(card), gait=gait), NAMES[card]

    return picture(in_order(list(FIRST), FIRST, made))


PICTURED: Mapping[str, Callable[[], h.Node]] = {
    "W.1": course,
    "W.2": lambda: large(SHOWN, CARDS[SHOWN].coat or "black"),
    "W.4": die,
    "W.7": line,
}
