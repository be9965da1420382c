"""Twenty thousand games by chance, as every title of the house has to stand them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import Table, saves
from game.floor import options_of
from game.play import ANYBODY
from tests.amount import many

pytestmark = pytest.mark.usefixtures("probe")
GAMES = many(4_000, 20_000)


def test_many_random_games_end_as_the_rules_say():
    counted: Counter[str] = Counter()
    rng = Random(1928)
    for number in range(GAMES):
        table = Table("probe", ("Ann", "Ben"), dealer=rng)
        while (ask := table.ask) is not None:
            options = ask.options
            if ask.who == ANYBODY:
                parts = [text for seat in (0, 1, None) for text in options_of(ask, seat)]
                assert sorted(parts) == sorted(options)
            table.answer(options[int(rng.random() * len(options))])
        points = [one.vp for one in table.result.standings]
        assert sorted(points, reverse=True) == points and sum(points) == sum(table.game.points)
        counted["level"] += len(table.result.winners) == 2
        counted["shown"] += any(event.kind == "shown" for event in table.events)
        if number % 100 == 0:
            assert saves.loads(saves.dumps(table)).answers == table.answers
    assert counted["level"] > GAMES // 20 and counted["shown"] > GAMES // 2
