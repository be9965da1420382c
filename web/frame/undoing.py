"""Undo at a table: what it takes back, or why it cannot."""

from __future__ import annotations

import htpy as h

from game.play import Refusal
from web.frame.parts import button, greyed, icon
from web.screen import words_of
from web.state import Desk
from web.words.speaking import say


def undo(desk: Desk) -> h.Element:
    """Take the last answer back; one that was secret is not named where everybody looks on."""
    table = desk.table
    assert table is not None
    sign = icon("anticlockwise-rotation")
    if refusal := table.why_no_undo():
        return greyed(
            [sign, say("Undo")], Refusal(refusal.reason, "U.1"), "stuck", "small quiet", "undo"
        )
    taken, turn = say("the last move"), len(table.reset_would())
    in_public = desk.is_covered or (desk.ask is not None and desk.ask.open)
    if not in_public or table.aloud[-1]:
        taken = words_of(table.title).taken_back(table.answers, table.names)
    return h.span(".undoing")[
        button(
            [sign, h.span[say("Take back: {taken}", taken=taken)]], "undo", "small quiet", id="undo"
        ),
        turn > 1
        and button(
            say("Reset my turn ({turn:plural(step|steps)})", turn=turn),
            "reset",
            "small quiet",
            id="reset",
        ),
    ]
