"""The golden games of the box: who plays them, and what must have happened in each."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game import Table
from game.play import Ask
from tools.wanted import Wanted


def anyhow(_table: Table, ask: Ask, rng: Random) -> str:
    """Any legal answer."""
    return ask.options[rng.randrange(len(ask.options))]


def shown(table: Table) -> bool:
    """Whether somebody has shown a pick."""
    return any(event.kind == "shown" for event in table.events)


WANTED: dict[str, Mapping[str, Wanted]] = {
    "probe": {
        "any": Wanted("a game by chance", 2, {}, anyhow),
        "shown": Wanted("somebody shows the own pick", 2, {}, anyhow, shown),
    }
}

REMARKS = {
    "tossed": "the coin shows {coin}",
    "doubled": "player {seat} doubles",
    "shown": "player {seat} shows {side}",
}
"""Events that a new save remarks on, with what is told of each."""
