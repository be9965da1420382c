"""Undo at a table: what it takes back, or why it cannot."""

from __future__ import annotations

from game.play import Refusal
from web import html as h
from web.acts import undoing
from web.desk import undoable
from web.desk.screen import words_of
from web.desk.state import Desk
from web.parts.pieces import button, greyed, icon
from web.words.speaking import say


def undo(desk: Desk) -> h.Element:
    """Take the last answer back; one that was secret is not named where everybody looks on."""
    table = desk.at.table
    sign = icon("anticlockwise-rotation")
    if refusal := undoable.why_not(desk):
        return greyed(
            [sign, say("Undo")], Refusal(refusal.reason, "U.1"), "stuck", "small quiet", "undo"
        )
    turn, last = len(table.answers) - undoing.turn_start(desk), undoable.last_said(table)
    who = table.steps[last].asker
    is_mine = desk.ask is not None and desk.ask.who == who
    taken = say("your last answer") if is_mine else say("the last answer")
    if table.steps[last].aloud or is_for_one(desk):
        taken = words_of(table.title).taken_back(table.answers[: last + 1], table.names, desk.view)
    is_others = desk.ask is not None and desk.ask.who >= 0 and who != desk.ask.who
    if who >= 0 and (desk.ask is None or who != desk.ask.who):
        taken = say("{taken}, by {name}", name=table.names[who], taken=taken)
    return h.span(".undoing")[
        button([sign, h.span[say("Undo: {taken}", taken=taken)]], "undo", "small quiet", id="undo"),
        turn > len(table.answers) - undoing.back_to(desk)
        and not is_others  # it would be another's turn
        and button(
            say("Reset my turn ({turn:plural(step|steps)})", turn=turn),
            "reset",
            "small quiet",
            id="reset",
        ),
    ]


def is_for_one(desk: Desk) -> bool:
    """Whether whoever answered last is the one who looks at the page, and nobody else."""
    table, ask = desk.table, desk.ask
    if table is None or ask is None or ask.open or desk.is_covered or desk.curtain is not None:
        return False
    return desk.holder == table.steps[undoable.last_said(table)].asker
