"""The computer players of The Really Nasty Horse Racing Game: each sees what its seat sees."""

from __future__ import annotations

from game.bots.profiles import Chooser, Mind, mind_of
from game.bots.random_bot import random_legal
from game.play import Ask
from game.really_nasty.bots import casual, choices, throwing
from game.really_nasty.bots.why import why
from game.really_nasty.state import DOWN
from game.really_nasty.view import View
from game.title import Computers

FLOORS = ("before the roll", "after a fall", "stewards")


def answer(name: str, view: View, ask: Ask, rng: Chooser) -> str:
    """A legal answer to a question of this game; ValueError where nobody is called so."""
    mind = mind_of(name)
    if ask.what == "silks":
        return ask.options[int(rng.random() * len(ask.options))]
    if mind.level == "casual":
        return simple(view, ask, rng)
    return considered(view, ask, rng, mind)


def simple(view: View, ask: Ask, rng: Chooser) -> str:
    """What a casual player says."""
    if ask.what in FLOORS:
        return casual.throw(view, ask, rng)
    if ask.what == "entries":
        return casual.enter(rng)
    if ask.what == "bet":
        return casual.bet(view, rng)
    if ask.what == "stake":
        return casual.stake(view, rng)
    if ask.what == "wander":
        return random_legal(view, ask, rng)
    return casual.move(view, ask, rng)


def considered(view: View, ask: Ask, rng: Chooser, mind: Mind) -> str:
    """What a keen or sharp player says."""
    if ask.what in FLOORS:
        return throwing.throw(view, ask, mind)
    if ask.what == "entries":
        return choices.enter(view, rng, mind)
    if ask.what == "bet":
        return choices.bet(view, rng, mind)
    if ask.what == "stake":
        return choices.stake(view, rng, mind)
    if ask.what == "wander":
        return choices.wander(view, ask, mind)
    return choices.move(view, ask, mind)


def first(view: View, ask: Ask) -> int:
    """Who is asked first for a card, so that no seat always speaks before the others.

    Before a roll the one who is to roll: the next clockwise after whoever has moved. After a fall
    the owner of the fallen horse, in the stewards’ room the next after the winner.
    """
    if ask.what == "after a fall":
        return next(seat for seat, horse in enumerate(view.horses) if horse.fate == DOWN)
    if ask.what == "stewards":
        return (view.placed[0] + 1) % len(view.money)
    return view.turn


COMPUTERS = Computers(answer, why, random_legal, first=first)
