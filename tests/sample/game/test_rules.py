"""The rules of the box, by their numbers."""

from __future__ import annotations

from random import Random

import pytest

from game import Table
from game.bots.runner import next_answer

TITLE = "probe"


def told(*answers: str) -> Table:
    """A table that has had these answers."""
    table = Table(TITLE, ("Ann", "Ben"))
    for text in answers:
        table.answer(text)
    return table


def test_c1_whoever_has_picked_the_side_on_which_the_coin_falls_has_a_point() -> None:
    table = told("heads", "tails", "toss", "heads")
    assert table.view(None).points == (1, 0)


def test_c1_whoever_is_level_has_won_too() -> None:
    table = told(*("heads", "heads", "toss", "tails") * 4)
    assert table.result.winners == (0, 1)
    assert [one.place for one in table.result.standings] == [1, 1]


def test_c2_each_shout_doubles_the_toss() -> None:
    table = told("heads", "tails", "1 double", "2 double", "toss", "tails")
    assert table.view(None).points == (0, 4)


def test_c2_nobody_speaks_twice_before_a_toss() -> None:
    table = told("heads", "tails", "1 double")
    assert not [text for text in table.ask.options if text.startswith("1 ")]


def test_a_shout_can_be_taken_back_and_neither_a_secret_pick_nor_a_toss() -> None:
    table = told("heads", "tails", "2 double")
    table.undo()
    assert table.answers == ("heads", "tails")
    assert table.why_no_undo() is not None, "the picks were secret, and anybody may look now"
    table.answer("toss")
    table.answer("heads")
    assert table.why_no_undo() is not None, "chance has been asked"


@pytest.mark.parametrize("level", ["casual", "keen", "sharp"])
def test_computers_play_a_whole_game_alone(level: str) -> None:
    for seed in range(5):
        rng = Random(seed)
        table = Table(TITLE, ("Ann", "Ben"), dealer=rng, bots={0: level, 1: level})
        while (text := next_answer(table, table.bots, rng)) is not None:
            table.answer(text)
        assert table.result is not None
