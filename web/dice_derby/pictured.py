"""What is drawn beside the rules: the board, the cards' horses, the dice, the line."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.dice_derby.board import HORSES
from web import html as h
from web.dice_derby import BOX
from web.dice_derby.dice import thrown
from web.dice_derby.finish import made
from web.dice_derby.horses import quilt
from web.parts.finish import picture
from web.racing.finish import in_order

FIRST = {"12": 0, "7": -2, "4": -3}
"""Three horses in the picture of the line, and where they are."""


def board() -> h.Node:
    """The wooden board."""
    return h.span(".rule-scene")[BOX.art()]


def quilts() -> h.Node:
    """The block of each horse."""
    return h.span(".dd-blocks")[[quilt(horse) for horse in HORSES]]


def line() -> h.Node:
    """Three horses at the line."""
    return picture(in_order(list(FIRST), FIRST, made))


PICTURED: Mapping[str, Callable[[], h.Node]] = {
    "D.1": board,
    "D.2": quilts,
    "D.4": line,
    "D.7": lambda: thrown((), "beside-the-rule"),
}
