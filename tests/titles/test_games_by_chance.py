"""Games by chance alone, of every title: they end, with a result, and come back from their saves.

A few on every change, 20,000 a title in `make prove`.
"""

from __future__ import annotations

from random import Random

import pytest

from game import TITLES, Table, saves
from tests.amount import many
from tests.game.walks import some_setups, uniform
from tests.titles.cases import ends

GAMES = many(40, 20_000)
CHUNK = many(40, 500)
LONGEST, LONG = 4_000, 400
"""Answers after which a game must be over; and after which one that people end is left."""


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
@pytest.mark.parametrize("title", sorted(TITLES))
def test_games_by_chance_end_and_come_back_from_their_saves(title: str, first: int) -> None:
    rng, setups = Random(f"{title} {first}"), some_setups(title, 60)
    for number in range(first, first + CHUNK):
        seats, options = setups[number % len(setups)]
        names = [f"Guest {seat}" for seat in range(1, seats + 1)]
        table = Table(title, names, {**options, **ends(title)}, dealer=rng)
        most = LONGEST if table.title.comings is None else LONG
        while table.ask is not None and len(table.steps) < most:
            assert len(table.ask.options) < 2**31, "more than a browser can count"
            table.answer(uniform(table, rng))
        if table.title.comings is None:
            assert table.ask is None
        if table.ask is None:
            places = [one.place for one in table.result.standings]
            assert len(places) == len(table.names)
            assert min([place for place in places if place], default=1) == 1  # 0: nobody is placed
            first_ones = {one.seat for one in table.result.standings if one.place == 1}
            assert set(table.result.winners) <= first_ones or not table.result.winners
        if number % 10 == 0:
            again = saves.loads(saves.dumps(table))
            assert again.events == table.events and again.answers == table.answers
