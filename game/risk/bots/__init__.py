"""The computer players of Risk, three levels with tempers."""

from __future__ import annotations

from game.bots.profiles import Chooser, Reason, mind_of
from game.bots.random_bot import random_legal
from game.play import Ask
from game.risk.bots.acting import ACTS
from game.risk.view import View
from game.title import Computers


def answer(name: str, view: View, ask: Ask, rng: Chooser) -> str:
    """A legal answer to a question of this game; ValueError where nobody is called so."""
    return ACTS[ask.what](mind_of(name), view, ask, rng)[0]


def why(name: str, view: View, ask: Ask, answer: str, rng: Chooser) -> Reason:
    """Why the computer of this name gave `answer`."""
    text, reason = ACTS[ask.what](mind_of(name), view, ask, rng)
    return reason if text == answer else Reason("likes it there", {})


COMPUTERS = Computers(answer, why, random_legal)
