"""The tablet lies flat: which way round the page stands, for whoever sits where."""

from __future__ import annotations

from game.play import CHANCE
from web.desk.state import Desk

NEAR, FAR = "near", "far"


def is_far(place: int, people: int) -> bool:
    """Whether a place lies in the far half of a table, people going round it clockwise from near.

    The sides are not far: who sits there reads both ways up equally well, and needs no turn.
    """
    return people < 4 * place < 3 * people


def turned(desk: Desk) -> str | None:
    """Which way round the page stands, None where the tablet does not lie flat.

    Computers sit nowhere. What everybody looks at together, a race, payoffs, a photo, stands as
    for the first place; a bet faces whoever lays it, with their cards to hold open.
    """
    if desk.settings["table"] != "on" or desk.screen != "table" or desk.table is None:
        return None
    ask, people = desk.ask, desk.people
    if desk.stands or ask is None or ask.who == CHANCE or (ask.open and not desk.may_peek):
        return NEAR
    return FAR if is_far(people.index(ask.who), len(people)) else NEAR
