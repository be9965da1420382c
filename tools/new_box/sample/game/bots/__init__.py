"""The computer players: each sees what its seat sees."""

from __future__ import annotations

from game.bots.profiles import Chooser, Reason, mind_of
from game.bots.random_bot import random_legal
from game.play import Ask
from game.title import Computers
from tools.new_box.sample.game.view import View

PASS = ""
"""No answer of one's own: where anybody may speak, the computer lets it be."""


def answer(name: str, view: View, ask: Ask, rng: Chooser) -> str:
    """A legal answer, or PASS; ValueError where nobody is called so."""
    if mind_of(name).level == "casual" or ask.what == "side":
        return random_legal(view, ask, rng)
    return next((text for text in ask.options if "double" in text and is_behind(view)), PASS)


def is_behind(view: View) -> bool:
    """Whether somebody else has more points: then a toss for double the points is worth more."""
    return view.seat is not None and view.points[view.seat] < max(view.points)


def why(name: str, view: View, _ask: Ask, answer: str, _rng: Chooser) -> Reason:
    """Why the computer of this name gave `answer`."""
    if mind_of(name).level != "casual" and "double" in answer:
        return Reason("behind", {"points": max(view.points) - view.points[view.seat or 0]})
    return Reason("all the same", {})


COMPUTERS = Computers(answer, why, random_legal)
