"""The computer players of Winner's Circle: each sees what its seat sees."""

from __future__ import annotations

from game.bots.profiles import Chooser, mind_of
from game.bots.random_bot import random_legal
from game.play import Ask
from game.title import Computers
from game.winners_circle.bots import casual, thinking
from game.winners_circle.bots.why import why
from game.winners_circle.view import View


def answer(name: str, view: View, ask: Ask, rng: Chooser) -> str:
    """A legal answer to a question of this game; ValueError where nobody is called so."""
    mind = mind_of(name)
    if mind.level == "casual":
        return (casual.bet if ask.what == "chip" else casual.move)(view, ask, rng)
    if ask.what == "chip":
        bet = thinking.keen_bet if mind.level == "keen" else thinking.sharp_bet
        return bet(view, ask, rng, mind)
    move = thinking.keen_move if mind.level == "keen" else thinking.sharp_move
    return move(view, rng, mind)


COMPUTERS = Computers(answer, why, random_legal)
