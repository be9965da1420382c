"""Computer players in whole games: legal, blind to what is hidden, better than chance."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.bots import random_legal
from game.horse_fever.bots import BOTS
from tests.amount import some
from tests.game.walks import BOARD, TITLE, laid

PLAYERS = {**BOTS, "random": random_legal}


def played(names: list[str], seed: int, title: str = TITLE, **options: str) -> Table:
    """A whole game of these players, its shuffles and its moods from one seed."""
    rng = Random(seed + 1)
    table = laid(len(names), options, Random(seed), title)
    while (ask := table.ask) is not None:
        table.answer(PLAYERS[names[ask.who]](table.view(ask.who), ask, rng))
    return table


def wins(one: str, other: str, games: int, seats: int = 2, **options: str) -> float:
    """The share of games that `one` wins, both having half of the seats, by turns."""
    share = 0.0
    for number in range(games):
        names = [one if (seat + number) % 2 else other for seat in range(seats)]
        winners = played(names, number // 2, **options).result.winners
        share += sum(names[seat] == one for seat in winners) / max(1, len(winners))
    return share / games


@pytest.mark.parametrize("level", ["casual", "keen", "sharp"])
def test_every_level_beats_chance(level):
    assert wins(level, "random", 20) >= 0.9


@pytest.mark.parametrize(
    ("title", "seats", "games", "share"), some([(TITLE, 2, 30, 0.52), (BOARD, 4, 20, 0.52)], 2)
)
def test_sharp_beats_keen_where_it_was_weakest(title, seats, games, share):
    assert wins("sharp", "keen", games, seats, title=title) > share
