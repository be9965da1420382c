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
        unseen(say("{start} against {goal}", start=start, goal=goal)),
        h.div(".rk-dice.timed", id=f"rk-dice-{step}")[pairs(last.attack, last.defence, lies)],
        lies
        and unseen(say("{red} against {white}", red=said(last.attack), white=said(last.defence))),
    ]


def pairs(attack: Sequence[int], defence: Sequence[int], lies: bool = True) -> list[h.Element]:
    """The dice in pairs, red beside white, the highest first; who has won, once they lie."""
    return [
        h.div(".rk-pair", aria_hidden="true")[
            (
                h.i(class_=f"rk-die rk-{colour} pips pips-{face}", data_is=state if lies else None)
                for colour, face, state in zip(("red", "white"), pair, told(*pair), strict=True)
                if face is not None
            )
        ]
        for pair in zip_longest(attack, defence)
    ]


def told(red: int | None, white: int | None) -> tuple[str, str]:
    """How the two of a pair have fared: level, the defence holds; one that meets none is idle."""
    if red is None or white is None:
        return "idle", "idle"
    return ("won", "lost") if red > white else ("lost", "won")


def said(dice: Sequence[int]) -> str:
    """Dice as they are read out."""
    return " ".join(map(str, dice))
