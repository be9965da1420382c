"""What horses, odds, money and places are called."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.horse_fever.cards import STABLE_NAMES
from game.horse_fever.lanes import HORSES as LANES
from game.racing.odds import multiplier


class HorseText(NamedTuple):
    """A horse: the number of its lane, its colour, its name, its stable and its silk pattern."""

    number: int
    colour: str
    name: str
    stable: str
    silk: str


_NAMES = {
    "black": ("Nocturne", "hoops"),
    "blue": ("Indigo", "chevrons"),
    "green": ("Clover", "diamonds"),
    "red": ("Carmine", "stripes"),
    "yellow": ("Saffron", "spots"),
    "white": ("Snowdrop", "halves"),
}

HORSES: Mapping[str, HorseText] = MappingProxyType(
    {
        colour: HorseText(number, colour, name, STABLE_NAMES[colour], silk)
        for number, colour in enumerate(LANES, 1)
        for name, silk in (_NAMES[colour],)
    }
)
"""The six horses by colour, in the order of their lanes from the left."""


def odds_text(row: int) -> str:
    """A row of the blackboard as odds: row 1 is `1:2`."""
    return pays(multiplier(row))


def pays(times: int) -> str:
    """What a bet brings back for each Danaro staked, written as all odds are: `1:6`."""
    return f"1:{times}"
