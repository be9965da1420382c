"""The computer players of Unicorn Fever: each sees what its seat sees."""

from __future__ import annotations

from game.bots.profiles import Chooser, mind_of
from game.bots.random_bot import random_legal
from game.play import Ask
from game.title import Computers
from game.unicorn_fever.bots import casual
from game.unicorn_fever.bots.choices import CHOICES
from game.unicorn_fever.bots.why import why
from game.unicorn_fever.view import View


def answer(name: str, view: View, ask: Ask, rng: Chooser) -> str:
    """A legal answer to a question of this game; ValueError where nobody is called so."""
    mind = mind_of(name)
    if mind.level == "casual":
        return casual.answer(view, ask, rng, mind)
    return CHOICES[ask.what](view, ask, rng, mind)


COMPUTERS = Computers(answer, why, random_legal)
