"""What a race card says that a horse would pay is what it pays there once it has run."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.bots.runner import next_answer
from tests.amount import many
from web.winners_circle.standing import after, worths

BOTS = dict.fromkeys(range(3), "casual")


@pytest.mark.parametrize("track", ["circle", "circle royal", "royal turf", "turf"])
def test_a_card_says_what_the_horse_pays_where_it_comes_to_stand(track: str) -> None:
    tried = 0
    for seed in range(many(2, 8)):
        table = Table(
            "winners-circle", ("Ann", "Ben", "Cleo"), {"track": track}, Random(seed), BOTS
        )
        chance = Random(seed)
        while table.ask is not None and tried < many(60, 300) * (seed + 1):
            if table.ask.what == "horse":
                before = table.view(None)
                for horse in table.ask.options:
                    twin = table.at(len(table.answers))
                    twin.answer(horse)
                    now = twin.view(None)
                    if now.race == before.race and now.phase == "race":
                        assert worths(after(before, horse))[horse] == worths(now)[horse], horse
                        tried += 1
            answer = next_answer(table, BOTS, chance)
            assert answer is not None
            table.answer(answer)
    assert tried >= many(60, 300)
