"""What is drawn beside the rules: the map, a set of cards, the dice, the pieces."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.risk.board import PICTURE, PICTURES
from web import html as h
from web.parts.pieces import icon
from web.risk import BOX
from web.risk.armies import PIECES
from web.risk.cards import faces
from web.risk.dice import pairs


def map_art() -> h.Node:
    """The map on its table."""
    return h.span(".rule-scene")[BOX.art()]


def armies() -> h.Node:
    """What the three pieces are worth."""
    return h.span(".rk-worth")[
        [h.span[icon(name), h.b[str(worth)]] for name, worth in reversed(PIECES)]
    ]  # fmt: skip


def a_set() -> h.Node:
    """Three different pictures."""
    return faces([next(card for card, its in PICTURE.items() if its == it) for it in PICTURES])


def battle() -> h.Node:
    """Three dice against two: each side loses an army."""
    return h.span(".rk-dice")[pairs((6, 3, 1), (5, 3))]


PICTURED: Mapping[str, Callable[[], h.Node]] = {
    "R.1": armies,
    "R.3": map_art,
    "R.7": a_set,
    "R.13": battle,
}
