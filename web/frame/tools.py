"""The small buttons beside a question: its rule, undo, the way to cover, the eye."""

from __future__ import annotations

from game.play import Ask
from web import html as h
from web.desk.state import Desk
from web.frame.undoing import undo
from web.parts import peek, phones
from web.parts.pieces import button
from web.words.speaking import say


def tools(desk: Desk, ask: Ask) -> h.Element:
    """What can be done at any question besides answering it."""
    return h.div(".question-tools.row")[
        ask.rule and about(desk, ask),
        # Before undo, which to look takes away: the eye must not move under the finger.
        peek.eye(desk),
        desk.speaking is None and undo(desk),
        # Thinking better of it covers as well.
        desk.speaking is None and cover(desk, ask),
    ]


def about(desk: Desk, ask: Ask) -> h.Node:
    """The way to the rule of a question, and where else it can be answered."""
    return [why(ask), phones.beside(desk, ask)]


def why(ask: Ask) -> h.Element:
    """The way to the rule that a question rests on."""
    return button("?", f"rule {ask.rule}", "round help", id="why", name=say("The rule for this"))


def cover(desk: Desk, ask: Ask) -> h.Node:
    """The way to let the curtain down again, where the question lies behind one."""
    if ask.open or desk.alone or desk.settings.hold_to_peek:
        return None
    return button(say("Cover"), "cover", "small quiet", id="cover")
