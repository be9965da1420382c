"""The end of a game, whatever the game: what made the difference, and what is told of nobody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import pytest

from web.frame import podium, standings

HEADS = {"win": "Win", "place": "Place", "last": "Last"}


class Standing(NamedTuple):
    """A player's end."""

    seat: int
    place: int
    earned: Mapping[str, int]


class Result(NamedTuple):
    """Everybody's."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


def ended(*earned: Mapping[str, int], level: bool = False) -> Result:
    """A game that these have ended with, the first in front."""
    ends = tuple(Standing(at, 1 if level else at + 1, it) for at, it in enumerate(earned))
    return Result(ends, tuple(one.seat for one in ends if one.place == 1))


def why(result: Result) -> str:
    return standings.why_won(result, ("Ann", "Ben"), HEADS, str)


@pytest.mark.parametrize(
    ("level", "said"), [(False, "Ann wins"), (True, "Ann and Ben win")], ids=str
)
def test_one_wins_and_two_win(level: bool, said: str):
    assert podium.verdict(ended({}, {}, level=level), ("Ann", "Ben")) == said


def test_the_largest_part_of_what_the_winner_had_more_is_told():
    told = why(ended({"win": 300, "place": 50}, {"place": 100, "win": 20, "last": -90}))
    assert told == "What made the difference to Ben: Win, 280 more."


def test_nothing_is_told_where_two_have_won_or_one_has_played_alone():
    assert why(ended({"win": 300}, {"win": 300}, level=True)) == ""
    assert why(ended({"win": 300})) == ""


def test_nothing_is_told_where_nothing_brought_more():
    """Then it was not money of any kind that decided."""
    assert why(ended({"win": 300}, {"win": 300})) == ""


def test_what_the_other_one_paid_has_brought_the_winner_nothing():
    assert (
        why(ended({"win": 20}, {"last": -90})) == "What made the difference to Ben: Win, 20 more."
    )
    assert why(ended({}, {"last": -90})) == ""


def test_a_column_stands_for_what_anybody_had_and_a_dot_for_who_had_none():
    ends = ended({"win": 300}, {"last": -90}).standings
    columns = standings.origins(ends, HEADS, str)
    assert [column.head for column in columns] == ["Win", "Last"]
    assert [str(columns[0].cell(one)) for one in ends] == [
        '<td data-of="Win">300</td>',
        '<td data-of="Win">·</td>',
    ]
