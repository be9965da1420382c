"""How each kind of event of Risk is shown: its pace, its sound, and what it opens."""

from __future__ import annotations

from collections.abc import Mapping

from game import Event, Table
from game.risk.state import NEUTRAL
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

AMONG = 0.22
"""How much of its time a moment among computers takes, where a person waits for them."""

LEAST = 0.5
"""What is done to a person takes at least so much of its time."""

LONG = 5
"""From so many events on, a computer's turn runs by the quicker the longer it is."""


def pace(table: Table, told: int) -> float:
    """What touches no person runs by quickly, and so do the rolls of an attack that goes on.

    The quicker, the longer a turn of a computer is: nobody is to wait for three over 20 seconds.
    """
    event = table.events[told - 1]
    if is_among_computers(table, event):
        return AMONG * haste(table, told)
    quick = QUICK if event.kind == "battle" and goes_on(table, told - 1) else 1.0
    return quick * max(LEAST, haste(table, told))


def is_among_computers(table: Table, event: Event) -> bool:
    """Whether a computer did this, to no person, and some person sits at the table."""
    facts = event.facts
    touched = {facts[it] for it in ("seat", "owner", "by") if it in facts}
    is_watched = len(table.bots) < len(table.names)
    return bool(touched) and touched <= {*table.bots, NEUTRAL} and is_watched


def haste(table: Table, told: int) -> float:
    """How much of its time a moment takes, so many events after a computer's turn has begun."""
    for since, event in enumerate(reversed(table.events[:told])):
        if event.kind == "turn":
            return LONG / max(LONG, since) if event.facts["seat"] in table.bots else 1.0
    return 1.0


def goes_on(table: Table, event: int) -> bool:
    """Whether this roll is of an attack of several, and nobody was asked since it was begun."""
    at = step_of(table, event)
    while at and table.steps[at].what == "battle":
        at -= 1
    begun = table.steps[at]
    return begun.what == "attack" and len(begun.answer.split(" ")) > 3
