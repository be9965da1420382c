"""The worked examples of the rulebook, each by the name that it has there."""

from __future__ import annotations

from game.racing.odds import new_odds
from game.unicorn_fever.actions import act
from game.unicorn_fever.results import finish, get_ready, tax
from game.unicorn_fever.scoring import result
from game.unicorn_fever.setup import enrage, start_round
from game.unicorn_fever.state import Bet
from tests.game.unicorn_fever.scripted import (
    ORDER,
    Phase,
    finished,
    gains,
    laid,
    paid,
    race_of,
    revealed,
    turn,
)


def test_odds_five_gold_on_a_unicorn_at_x3_bring_fifteen():
    game = paid(laid(), "orange red yellow green blue purple", Bet(0, "win", "orange", 5))
    assert gains(game, 0, "bet won") == (15, 5)


def test_example_of_a_win_bet_martine_gets_sixteen_gold_and_six_glory():
    game = laid()
    game.odds["red"] = 3
    game.stacks["win-bet"].pop(0)
    Phase(act(game, game.players[0])).answer("take win-bet", "bet win red", "4")
    paid(game, ORDER)
    assert gains(game, 0, "bet won") == (16, 6)


def test_example_of_a_win_bet_second_is_nothing():
    game = paid(laid(), "blue red yellow green orange purple", Bet(0, "win", "red", 4, 1))
    assert gains(game, 0, "bet won", "bet lost") == (0, 0)


def test_example_of_a_place_bet_laura_gets_ten_gold_and_three_glory_for_any_of_three_places():
    for ranking in (
        "red orange blue green yellow purple",
        "red blue orange green yellow purple",
        "blue red orange green yellow purple",
    ):
        game = paid(laid(4), ranking, Bet(0, "early", "blue", 5))
        assert gains(game, 0, "bet won") == (10, 3)


def test_whose_is_the_stake_four_gold_come_back_as_eight():
    game = laid()
    Phase(act(game, game.players[2])).answer("printed any-bet", "bet early red", "4")
    assert game.players[2].gold == 16
    paid(game, "red orange purple blue yellow green")
    assert game.players[2].gold == 24


def test_movement_the_card_of_the_example():
    """Green x2, orange x3, yellow and blue x4, nobody x5, purple x6, red x7."""
    game = laid()
    game.odds = {"red": 6, "orange": 2, "yellow": 3, "green": 1, "blue": 3, "purple": 5}
    where = turn(revealed(game), 2, 3, 2, 2, 2, 3)
    assert where == {"red": 3, "orange": 3, "yellow": 2, "green": 2, "blue": 2, "purple": 2}


def test_sprint_red_and_purple_go_one_farther():
    game = revealed(laid())
    where = turn(game, 2, 2, 2, 2, 2, 2, dice="red purple")
    assert where == {lane: 3 if lane in ("red", "purple") else 2 for lane in where}


def test_finish_yellow_wins_and_green_is_ahead_of_red_by_its_odds():
    game = laid()
    game.odds |= {"green": 1, "red": 6, "yellow": 3}
    race = race_of(revealed(game))
    race.unit = 4
    race.positions |= {"yellow": 12, "red": 11, "green": 11, "blue": 5}
    turn(game, 2, 2, 2, 2, 2, 2)
    assert finished(game) == ["yellow", "green", "red"]


def test_finish_level_and_at_the_same_odds_the_first_player_decides():
    game = laid()
    game.odds |= {"green": 1, "red": 1}
    race = race_of(revealed(game))
    race.unit = 4
    race.positions |= {"red": 11, "green": 11}
    turn(game, 2, 2, 2, 2, 2, 2)
    assert finished(game, "ahead green") == ["green", "red"]


def test_new_odds_red_one_up_blue_as_it_was_purple_one_up_and_yellow_one_down():
    odds = {"red": 2, "blue": 2, "purple": 5, "yellow": 1, "green": 4, "orange": 4}
    new = new_odds(odds, ["red", "blue", "purple", "yellow", "green", "orange"])
    assert (new["red"], new["blue"], new["purple"], new["yellow"]) == (1, 2, 4, 2)


def test_enraged_green_and_orange_share_the_worst_row():
    game = laid()
    game.odds = {"red": 1, "blue": 2, "purple": 4, "yellow": 2, "green": 5, "orange": 5}
    enrage(game, "R.4.4")
    assert set(game.enraged) == {"orange", "green"}


def test_two_players_example_a_and_b():
    game = laid(2)
    Phase(start_round(game)).answer("die green", "die orange")
    assert "win green" not in game.free and "early orange" not in game.free
    assert len(game.free) == 10
    game = laid(2)
    Phase(start_round(game)).answer("die blue", "die blue")
    assert not [token for token in game.free if token.endswith("blue")]
    assert game.stacks == {
        "magic": ["Ab"], "any-bet": ["A"], "win-bet": ["A"], "gold": ["A"], "contract": ["A", "C"],
    }  # fmt: skip


def test_the_end_julie_simon_martine_catherine_and_nicolas():
    game = laid(5)
    table = [(0, 17, 0), (0, 15, 0), (1, 18, 0), (2, 14, 5), (2, 14, 2)]
    for player, (loans, glory, gold) in zip(game.players, table, strict=True):
        player.loans, player.glory, player.gold = loans, glory, gold
    finish(game)
    ended = result(game)
    assert ended is not None
    assert [one.seat for one in ended.standings] == [0, 1, 2, 3, 4]
    assert [one.place for one in ended.standings] == [1, 2, 3, 4, 5]
    assert ended.winners == (0,)


def test_the_end_level_in_everything_is_shared():
    game = laid(3)
    finish(game)
    ended = result(game)
    assert ended is not None and ended.winners == (0, 1, 2)
    assert {one.place for one in ended.standings} == {1}


def test_owner_tiles_pay_six_four_and_two():
    game = paid(laid(4), "purple blue green yellow orange red")
    assert [gains(game, seat, "owner prize")[0] for seat in range(4)] == [6, 4, 2, 0]


def test_the_glory_tax_is_a_gold_for_each_glory_and_takes_loans_until_it_is_paid():
    game = laid(3)
    for player, glory, gold in zip(game.players, (7, 25, 45), (7, 3, 0), strict=True):
        player.glory, player.gold = glory, gold
    tax(game)
    assert [(player.gold, player.loans) for player in game.players] == [(0, 0), (18, 2), (15, 3)]
    assert [player.glory for player in game.players] == [7, 25, 45]


def test_without_loans_left_the_tax_is_what_there_is():
    game = laid(3)
    game.loans_left = 0
    game.players[0].glory, game.players[0].gold = 9, 4
    tax(game)
    assert game.players[0].gold == 0


def test_contracts_left_are_discarded_and_nothing_is_done_after_the_last_race():
    game = paid(laid(), ORDER)
    game.offers, game.contracts = ["GN1"], ["GN2", "GN3", "GN4", "GN5"]
    Phase(get_ready(game))
    assert game.offers == ["GN2", "GN3", "GN4"] and game.contracts == ["GN5"]
    before = dict(game.odds)
    game.round = 4
    Phase(get_ready(game))
    assert game.odds == before and game.offers == ["GN2", "GN3", "GN4"]
