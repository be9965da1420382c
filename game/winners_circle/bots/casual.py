"""A friendly beginner: backs the horses it likes, and runs them when the die is kind."""

from __future__ import annotations

from game.bots.profiles import Chooser
from game.play import Ask
from game.winners_circle.chances import MEAN
from game.winners_circle.courses import COURSES
from game.winners_circle.view import View

WHIM = 0.1
"""How often it moves any horse."""


def bet(view: View, ask: Ask, rng: Chooser) -> str:
    """Any chip on a horse that it likes: one that runs far with a head, or starts in front."""
    heads = {horse: COURSES[view.track].cards[card].head for horse, card in view.runners.items()}

    def liking(text: str) -> float:
        horse = text.split(" ")[1]
        return heads[horse] + 0.5 * view.positions[horse] + 8 * rng.random()

    return max(ask.options, key=liking)


def move(view: View, ask: Ask, rng: Chooser) -> str:
    """Its own horse where that runs well, else the one of the others that runs least."""
    if rng.random() < WHIM:
        return ask.options[int(rng.random() * len(ask.options))]
    cards = COURSES[view.track].cards
    runs = {horse: cards[view.runners[horse]].spaces(view.die) for horse in ask.options}
    mine = [bet.horse for bet in view.bets if bet.seat == view.seat and bet.horse in runs]
    best = max(mine, key=runs.__getitem__, default="")
    if best and runs[best] >= MEAN:
        return best
    return min([horse for horse in runs if horse not in mine] or mine, key=runs.__getitem__)
