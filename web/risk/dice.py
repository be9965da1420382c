"""The dice of a battle: up to three red ones against up to two white ones."""

from __future__ import annotations

from collections.abc import Sequence

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
    pairs = list(zip(last.attack, last.defence, strict=False))
    held = [low >= high for high, low in pairs]
    return h.div("#rk-battle.rk-battle", data_rolls="yes" if rolled else None)[
        h.p[say("{start} against {goal}", start=start, goal=goal)],
        h.div(".rk-dice.timed", id=f"rk-dice-{step}")[
            row("red", last.attack, [not it for it in held], lies),
            row("white", last.defence, held, lies),
        ],
        lies
        and unseen(say("{red} against {white}", red=said(last.attack), white=said(last.defence))),
    ]


def row(colour: str, dice: Sequence[int], wins: Sequence[bool], lies: bool = True) -> h.Element:
    """The dice of one side, the highest first; which of them have won their pair."""
    states = [*("won" if it else "lost" for it in wins), *["idle"] * len(dice)]
    return h.div(class_=f"rk-row rk-{colour}", aria_hidden="true")[
        (h.i(class_=f"rk-die pips pips-{face}", data_is=state if lies else None)
         for face, state in zip(dice, states, strict=False))
    ]  # fmt: skip


def said(dice: Sequence[int]) -> str:
    """Dice as they are read out."""
    return " ".join(map(str, dice))
