"""The dice of a battle: up to three red ones against up to two white ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from game.play import Event
from game.risk.state import Battle
from game.risk.view import View
from web import html as h
from web.parts.pieces import unseen
from web.risk import say
from web.risk.words import voice


def in_air(view: View, event: Event) -> View:
    """The table as it stood, with these dice thrown."""
    facts = event.facts
    places = facts["start"], facts["goal"]
    dice = facts["attack"], facts["defence"]
    return view._replace(battle=Battle(facts["seat"], *places, *dice, (0, 0)))


def fallen(view: View, rolled: Event | None, step: int, lies: bool = True) -> h.Node:
    """How the dice of the last roll lie; they roll where it is shown just now.

    Which have won is not told before they `lie`.
    """
    last = view.battle
    if last is None or not last.defence:
        return None
    start, goal = voice().place(last.start), voice().place(last.goal)
    return h.div("#rk-battle.rk-battle", data_rolls="yes" if rolled else None)[
        h.p[say("{start} against {goal}", start=start, goal=goal)],
        h.div(".rk-dice.timed", id=f"rk-dice-{step}")[pairs(last.attack, last.defence, lies)],
        lies
        and unseen(say("{red} against {white}", red=said(last.attack), white=said(last.defence))),
    ]


def pairs(attack: Sequence[int], defence: Sequence[int], lies: bool = True) -> list[h.Element]:
    """The dice in pairs, the highest first, red above white; which of each pair has won."""
    return [
        h.div(".rk-pair", aria_hidden="true")[
            red and die("red", red, lies and white is not None and red > white, lies and white),
            white and die("white", white, lies and red is not None and white >= red, lies and red),
        ]
        for red, white in zip_longest(attack, defence)
    ]


def die(colour: str, face: int, has_won: bool, meets: object) -> h.Element:
    """One die, and whether it has won against the one it `meets`; where it meets none, it rests."""
    state = None if meets is False else "idle" if meets is None else "won" if has_won else "lost"
    return h.i(class_=f"rk-die rk-{colour} pips pips-{face}", data_is=state)


def said(dice: Sequence[int]) -> str:
    """Dice as they are read out."""
    return " ".join(map(str, dice))
