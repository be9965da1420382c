"""The golden games of Risk: who plays them, and what must have happened in each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from game import TITLES, Table
from game.play import Ask
from tools.wanted import Wanted


def anyhow(_table: Table, ask: Ask, rng: Random) -> str:
    """Any legal answer."""
    return ask.options[rng.randrange(len(ask.options))]


def keen(table: Table, ask: Ask, rng: Random) -> str:
    """As a good computer plays, so that somebody wins."""
    computers = TITLES["risk"].computers
    assert computers is not None
    return computers.answer("keen", table.view(ask.who), ask, rng)


def sharp_or_any(table: Table, ask: Ask, rng: Random) -> str:
    """As a sharp computer plays; an attack in three anyhow, so that all ways of one come up."""
    computers = TITLES["risk"].computers
    assert computers is not None
    if ask.what == "attack" and rng.random() < 0.3:
        return anyhow(table, ask, rng)
    return computers.answer("sharp", table.view(ask.who), ask, rng)


def told(*kinds: str) -> Callable[[Table], bool]:
    """Whether something of each of these kinds has happened."""
    return lambda table: set(kinds) <= {event.kind for event in table.events}


EIGHT, SECRET = {"end": "8 rounds"}, {"mission": "on"}
CHANCE = {"placing": "all by chance"}
WANTED: dict[str, Mapping[str, Wanted]] = {
    "risk": {
        "any": Wanted("three players by chance, eight rounds", 3, EIGHT, anyhow),
        "two": Wanted("two players, until one is out", 2, {}, keen, told("eliminated")),
        "asked": Wanted("the defence says its dice", 2, {**EIGHT, "defence": "asked"}, anyhow),
        "claimed": Wanted("claimed in turn", 3, {**EIGHT, "placing": "in turn"}, keen),
        "six": Wanted("six players by chance, far moves", 6,
                      {**EIGHT, **CHANCE, "fortify": "connected"}, anyhow),
        "missions": Wanted("a mission is done", 4, {**SECRET, **CHANCE}, keen,
                           told("mission done", "traded")),
        "world": Wanted("the whole world, with cards taken", 4, CHANCE, keen,
                        told("cards taken", "continent lost", "pictured")),
        "apart": Wanted("without the disputed border", 5, {**EIGHT, **CHANCE, "disputed": "none"},
                        keen),
        "second": Wanted("sets asked for, attacks that leave armies, cards taken", 4,
                         {**CHANCE, "mission": "on"}, sharp_or_any, told("cards taken", "traded")),
    }
}  # fmt: skip
