"""The computers of Dice Derby: what they bid, and that they know how long the game is."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.bots.profiles import mind_of
from game.bots.runner import next_answer
from game.dice_derby.bots import buying
from tests.amount import many
from tests.game.dice_derby.scripted import laid, throw
from tests.game.scripted import NAMES


def winners(seed: int, levels: list[str], **options: str) -> list[str]:
    """Who has won a game of these; `pass` never buys, and all go round from game to game."""
    seats, rng = len(levels), Random(seed)
    here = [levels[(seat + seed) % seats] for seat in range(seats)]
    table = Table("dice-derby", NAMES[:seats], {"horses": "sold", **options}, dealer=rng)
    bots = {seat: level.replace("pass", "sharp") for seat, level in enumerate(here)}
    while (ask := table.ask) is not None:
        is_shy = here[ask.who] == "pass" and ask.what == "bid"
        table.answer("pass" if is_shy else next_answer(table, bots, rng) or "")
    assert table.result is not None
    return [here[seat] for seat in table.result.winners]


@pytest.mark.parametrize("length", ["last", "six"])
def test_whoever_never_buys_does_not_win_as_often_as_those_who_do(length: str) -> None:
    games = many(30, 300)
    won = sum(
        winners(seed, ["pass", "sharp", "sharp", "sharp"], length=length).count("pass")
        for seed in range(games)
    )
    assert won < games / 8, "even would be a quarter"


@pytest.mark.parametrize("length", ["last", "six"])
def test_sharp_ones_win_more_than_keen_ones(length: str) -> None:
    games, won = many(100, 600), 0.0
    for seed in range(games):
        best = winners(seed, ["sharp", "keen"] * 2, length=length)
        won += best.count("sharp") / len(best)
    assert won > games * 0.52, won


def test_d10_a_sharp_one_bids_no_more_than_the_others_can_top() -> None:
    table = throw(laid(4, horses="sold"), 3, 4, 5, 6)
    table.game.money[1:] = [9, 12, 5]
    assert table.ask is not None
    view = table.view(0)
    assert buying.worth(view, view.auction[0]) > 12
    bids = {level: buying.bid(mind_of(level), view, table.ask, Random(1)).text
            for level in ("sharp", "keen")}  # fmt: skip
    assert bids["sharp"] == "12" and int(bids["keen"]) > 12


def test_until_one_is_left_a_horse_is_worth_more_in_a_later_race() -> None:
    """Boxes cost more then, so that throws bring more into the pool."""
    view = throw(laid(4, horses="sold", length="last"), 3, 4, 5, 6).view(0)
    later = view._replace(fees=tuple(3 * fee for fee in view.fees))
    assert buying.worth(later, 12) == pytest.approx(3 * buying.worth(view, 12))
