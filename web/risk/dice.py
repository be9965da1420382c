"""The dice of a battle: up to three red ones against up to two white ones, and what they cost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile, zip_longest
from typing import NamedTuple

from game.play import Event
from game.risk.state import Battle
from game.risk.view import View
from web import html as h
from web.parts.pieces import unseen
from web.risk import say
from web.risk.words import voice


class Fight(NamedTuple):
    """How many `rolls` for the same territory there have been, and what they cost the two sides.

    `step` tells one roll of a game from the next.
    """

    step: int = 0
    rolls: int = 0
    lost: int = 0
    beaten: int = 0


UNFOUGHT = Fight()


def fight_of(events: Sequence[Event], air: Event | None = None) -> Fight:
    """The last fight of these events; the dice in the `air` are counted, and cost nothing yet."""
    told = events if air is None else [*events, air]
    thrown = [at for at, event in enumerate(told) if event.kind == "battle"]
    if not thrown:
        return UNFOUGHT
    last = thrown[-1]
    fought = list(takewhile(lambda event: is_same(event, told[last]), reversed(told[: last + 1])))
    paid = fought if air is None else fought[1:]
    lost, beaten = (sum(event.facts[side] for event in paid) for side in ("lost", "beaten"))
    return Fight(len(thrown), len(fought), lost, beaten)


def is_same(event: Event, other: Event) -> bool:
    """Whether an event is a roll from and for the territories of another roll."""
    places = ("start", "goal")
    return event.kind == "battle" and all(event.facts[it] == other.facts[it] for it in places)


def in_air(view: View, event: Event) -> View:
    """The table as it stood, with these dice thrown."""
    facts = event.facts
    places = facts["start"], facts["goal"]
    dice = facts["attack"], facts["defence"]
    return view._replace(battle=Battle(facts["seat"], *places, *dice, (0, 0)))


def fallen(view: View, rolled: Event | None, fight: Fight, lies: bool = True) -> h.Node:
    """How the dice of the last roll lie, and what its fight has cost; they roll where it is shown.

    Which have won is not told before they `lie`.
    """
    last = view.battle
    if last is None or not last.defence:
        return None
    start, goal = voice().place(last.start), voice().place(last.goal)
    return h.div("#rk-battle.rk-battle", data_rolls="yes" if rolled else None)[
        unseen(say("{start} against {goal}", start=start, goal=goal)),
        h.div(".rk-dice.timed", id=f"rk-dice-{fight.step}")[pairs(last.attack, last.defence, lies)],
        lies
        and unseen(say("{red} against {white}", red=said(last.attack), white=said(last.defence))),
        tally(fight),
    ]


def tally(fight: Fight) -> h.Node:
    """The counter beside the dice: which roll it is, and the losses so far of red and white."""
    if not fight.rolls:
        return None
    told = say("The attack has lost {lost}, the defence {beaten}",
               lost=fight.lost, beaten=fight.beaten)  # fmt: skip
    return h.div("#rk-tally.rk-tally")[
        h.b(".rk-roll")[say("Roll {number}", number=fight.rolls)],
        h.b(".rk-red", aria_hidden="true")[f"−{fight.lost}"],
        h.b(".rk-white", aria_hidden="true")[f"−{fight.beaten}"],
        unseen(told),
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
