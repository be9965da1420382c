"""New odds after the race (3.4)."""

from __future__ import annotations

from itertools import permutations

from game.horse_fever.lanes import HORSES
from game.horse_fever.payoffs import chalk_new_odds
from game.racing.odds import climbed, multiplier, new_odds
from tests.game.horse_fever.scripted import ROWS, fixed, ranked
from tests.game.scripted import told


def test_3_4_a_better_place_than_row_climbs_one_row():
    assert new_odds({**ROWS, "white": 6}, ("white", *HORSES[:5]))["white"] == 5


def test_3_4_a_worse_place_than_row_falls_one_row():
    assert new_odds(ROWS, (*HORSES[1:], "black"))["black"] == 2


def test_3_4_the_place_of_the_row_stays():
    assert new_odds(ROWS, HORSES) == ROWS


def test_3_4_all_are_compared_with_the_rows_before():
    """Ruling: against the row at the end of the race, before this update."""
    ranking = ("blue", "black", "green", "white", "yellow", "red")
    assert new_odds(ROWS, ranking) == {
        "black": 2,
        "blue": 1,
        "green": 3,
        "red": 5,
        "yellow": 5,
        "white": 5,
    }


def test_3_4_stables_may_share_a_row():
    shared = dict.fromkeys(HORSES, 3)
    assert new_odds(shared, HORSES) == dict(zip(HORSES, (2, 2, 3, 4, 4, 4), strict=True))


def test_3_4_no_stable_ever_leaves_the_board():
    for ranking in permutations(HORSES):
        assert set(new_odds(ROWS, ranking).values()) <= {1, 2, 3, 4, 5, 6}
    for row in range(1, 7):
        assert set(new_odds(dict.fromkeys(HORSES, row), HORSES).values()) <= {1, 2, 3, 4, 5, 6}


def test_3_4_a_row_changed_by_a_card_is_what_counts():
    """Ruling: no second marker exists for the initial row. Green: 1:4, lifted to 1:2, third."""
    game = ranked(fixed({"green": ["alfio-allibratore"]}), "black", "blue", "green")
    chalk_new_odds(game)
    assert game.odds["green"] == 2
    assert told(game, "new odds")[0]["before"]["green"] == 1
    assert told(game, "new odds")[0]["after"] == game.odds


def test_2_1_2_odds_and_their_multipliers():
    assert [multiplier(row) for row in (1, 2, 3, 4, 5, 6)] == [2, 3, 4, 5, 6, 7]


def test_3_1_3_climbing_is_held_on_the_board():
    assert [climbed(row, 2) for row in range(1, 7)] == [1, 1, 1, 2, 3, 4]
    assert [climbed(row, -2) for row in range(1, 7)] == [3, 4, 5, 6, 6, 6]
