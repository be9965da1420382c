"""Random games over all set-ups, kept by a second book at every answer: see tests/game/many.py."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

from game import Table
from game.play import Ask
from game.risk.bots import COMPUTERS
from tests.game.risk.bookkeeper import Bookkeeper

TITLE = "risk"
CHOICES = {
    "placing": ("territories dealt", "in turn", "all by chance"),
    "mission": ("off", "on"),
    "end": ("8 rounds", "15 rounds", "25 rounds"),
    "fortify": ("touching", "connected"),
    "defence": ("two", "asked"),
    "disputed": ("border", "none"),
}
SETUPS = [
    (seats, dict(zip(CHOICES, values, strict=True)))
    for values in product(*CHOICES.values())
    for seats in range(2, 7)
    if seats > 2 or values[1] == "off"
]
"""648 of them; without an end by rounds a game by chance goes on for ever."""

STRIDE = 131
"""It divides no 648, so that a few games in a row are of all kinds, and 648 go through all."""


KEEN: tuple[tuple[int, ...], ...] = ((), (0,), (), (0, 2, 4), (1,))
"""Who plays well, by turns, so that somebody is out; of five kinds, so that each set-up is played
in each of these ways."""


def setup(number: int) -> tuple[int, dict[str, str]]:
    """Seats and options of a game."""
    return SETUPS[number * STRIDE % len(SETUPS)]


def chosen(table: Table, ask: Ask, rng: Random, keen: tuple[int, ...]) -> str:
    """Any answer; a good one of whoever plays well."""
    if ask.who in keen:
        return COMPUTERS.answer("keen", table.view(ask.who), ask, rng)
    return ask.options[rng.randrange(len(ask.options))]


def kept(number: int) -> Counter[str]:
    """One whole game by chance; what came up in it."""
    rng, (seats, options) = Random(number), setup(number)
    table = Table(TITLE, [f"Player {seat + 1}" for seat in range(seats)], options)
    keeper = Bookkeeper(table)
    while (ask := table.ask) is not None:
        text = chosen(table, ask, rng, KEEN[number % len(KEEN)])
        table.answer(text)
        keeper.take(ask, text)
    keeper.close()
    return keeper.counts
