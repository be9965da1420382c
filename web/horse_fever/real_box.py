"""The way to a score sheet, for people who play with the printed game."""

from __future__ import annotations

from web import html as h
from web.horse_fever.words.saying import say
from web.parts.pieces import button


def real_box() -> h.Element:
    """A line for people who have the box on the table."""
    return h.p(".home-word.row")[
        say("Playing with the real box?"),
        button(say("Print a score sheet"), "score-sheet", "small quiet", id="score-sheet"),
    ]
