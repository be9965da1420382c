"""How each kind of event of Risk is shown: its pace, its sound, and what it opens."""

from __future__ import annotations

from collections.abc import Mapping

from game import Table
from web.desk.moment import Moment
from web.desk.shown import step_of

MOMENTS: Mapping[str, Moment] = {
    "rolled for first": Moment("tick", 0.5),
    "first": Moment("bell", 0.8),
    "missions dealt": Moment("card", 0.8),
    "dealt": Moment("card", 0.9),
    "claimed": Moment("tick", 0.4, act=True, own=True),
    "placed": Moment("tick", 0.4, act=True, own=True),
    "neutral placed": Moment("tick", 0.3, act=True, own=True),
    "round": Moment("", opens=True),
    "turn": Moment("", 0.4),
    "income": Moment("coins", 0.6),
    "traded": Moment("card", 1.0, act=True, own=True),
    "pictured": Moment("tick"),
    "battle": Moment("tick", 0.4, rolls=0.4),
    "conquered": Moment("hammer", 0.9),
    "moved in": Moment("", 0.4, act=True, own=True),
    "continent": Moment("bell", 1.9),
    "continent lost": Moment("groan", 1.1),
    "eliminated": Moment("groan", 1.4),
    "cards taken": Moment("card", 0.6),
    "fortified": Moment("tick", 0.7, act=True, own=True),
    "card": Moment("card", 0.4),
    "cards shuffled": Moment("card", 0.4),
    "mission done": Moment("bell", 1.4),
    "game over": Moment("bell"),
}

QUICK = 0.3125
"""How much of its time a roll takes in an attack that goes on by itself: 350 ms at 1x."""


def pace(table: Table, told: int) -> float:
    """The rolls of an attack until it is won, or until so many are left, run by quickly."""
    return QUICK if table.events[told - 1].kind == "battle" and goes_on(table, told - 1) else 1.0


def goes_on(table: Table, event: int) -> bool:
    """Whether this roll is of an attack of several, and nobody was asked since it was begun."""
    at = step_of(table, event)
    while at and table.steps[at].what == "battle":
        at -= 1
    begun = table.steps[at]
    return begun.what == "attack" and len(begun.answer.split(" ")) > 3
