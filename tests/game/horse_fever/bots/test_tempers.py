"""A temper shows in what a computer player does, counted over games, and costs its level little."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from game.horse_fever.bots import BOTS
from game.horse_fever.bots.casual import push_of
from tests.game.walks import TITLE, laid

LEVELS = ["casual", "keen", "sharp"]
GAMES = 8


@cache
def habits(name: str) -> dict[str, float]:
    """What this player did in seat 0 against three casual ones: shares of its answers of a kind."""
    count: Counter[str] = Counter()
    stakes: list[float] = []
    for seed in range(GAMES):
        rng = Random(seed)
        table = laid(4, {}, Random(seed), TITLE)
        while (ask := table.ask) is not None:
            view = table.view(ask.who)
            answer = BOTS[name if ask.who == 0 else "casual"](view, ask, rng)
            if ask.who == 0:
                count[ask.what] += 1
                count[answer.split(" ")[0]] += 1
                if ask.what.startswith("stake"):
                    stakes.append(int(answer) / view.seats[0].money)
                if ask.what == "horse to fix":
                    mine = {bet.horse for bet in view.seats[0].bets}
                    helps = push_of(view, view.pending[0]) > 0
                    count["good"] += helps
                    count["against"] += helps and answer.removeprefix("behind ") not in mine
            table.answer(answer)
    return {
        "shows": count["show"] / (count["show"] + count["win"]),
        "passes": count["pass"] / count["second bet"],
        "stake": sum(stakes) / len(stakes),
        "against": count["against"] / count["good"],
    }


@pytest.mark.parametrize("level", LEVELS)
def test_the_cautious_show_more_and_stake_less(level):
    even, cautious = habits(level), habits(f"{level} cautious")
    assert cautious["shows"] > even["shows"] + 0.04
    assert cautious["stake"] <= even["stake"]
    assert cautious["passes"] >= even["passes"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_banker_stakes_more(level):
    assert habits(f"{level} banker")["stake"] > habits(level)["stake"] * 1.15


def test_the_bluffer_fixes_against_what_it_has_bet():
    for level in LEVELS:
        assert habits(f"{level} bluffer")["against"] > habits(level)["against"] + 0.05
