"""Other secrets, the same view: nobody sees what another has picked."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.floor import options_of
from game.play import CHANCE
from tests.game.walks import uniform

TITLE = "probe"
OTHER = {"heads": "tails", "tails": "heads"}


def twin_of(table: Table, seat: int | None) -> Table:
    """The same game, but for the picks of this toss that `seat` cannot see."""
    first = max((at for at, who in enumerate(table.askers) if who == CHANCE), default=-1) + 1
    known = {CHANCE, seat, *(who for who, _ in table.view(None).shown)}
    twin = Table(TITLE, table.names)
    for step, (who, text) in enumerate(zip(table.askers, table.answers, strict=True)):
        is_hidden = step >= first and who not in known and text in OTHER
        twin.answer(OTHER[text] if is_hidden else text)
    return twin


@pytest.mark.parametrize("seed", range(10))
def test_nobody_sees_what_another_has_picked(seed: int) -> None:
    rng, table, different = Random(seed), Table(TITLE, ("Ann", "Ben")), 0
    while table.ask is not None:
        for seat in (0, 1, None):
            twin = twin_of(table, seat)
            different += twin.answers != table.answers
            assert twin.view(seat) == table.view(seat)
            assert list(twin.events) == list(table.events)
            assert options_of(twin.ask, seat) == options_of(table.ask, seat)
        table.answer(uniform(table, rng))
    assert different > 10
