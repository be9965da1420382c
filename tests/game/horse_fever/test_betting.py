"""First bet (2.1) and second bet (2.3)."""

from __future__ import annotations

import pytest

from game.horse_fever.betting import first_bet, second_bet
from game.play import Amounts
from tests.game.horse_fever.scripted import bet, dealt, new
from tests.game.scripted import Phase, told


def test_2_1_everybody_bets_clockwise_from_the_first_player():
    game = new(4)
    game.first = 2
    phase = Phase(first_bet(game))
    seats = []
    while phase.ask is not None:
        seats.append(phase.ask.who)
        phase.answer("win red" if len(seats) < 4 else "win blue", "100")
    assert seats == [2, 3, 0, 1]


def test_2_1_the_first_bet_cannot_be_passed():
    game = new(3)
    ask = Phase(first_bet(game)).ask
    assert "pass" not in ask.options
    assert ask.why("pass").rule == "2.1"


def test_2_1_the_first_bet_offers_win_and_show_on_all_six_horses():
    assert len(Phase(first_bet(new(2))).ask.options) == 12


def test_2_1_1_minimum_bet_is_100_for_each_victory_point():
    """Worked example of both rulebooks: 5 VP make a minimum bet of 500 D."""
    game = new(3)
    game.players[0].tokens = 5
    phase = Phase(first_bet(game)).answer("win red")
    assert phase.ask.options[0] == "500"
    assert "400" not in phase.ask.options
    refusal = phase.ask.why("400")
    assert refusal.rule == "2.1.1"
    assert "500" in refusal.reason


def test_2_1_1_stables_count_for_the_minimum_bet():
    """Both rulebooks: a stable owner card counts one VP for the minimum bet."""
    game = new(3)
    game.players[0].tokens, game.players[0].stables = 3, ["blue", "white"]
    assert Phase(first_bet(game)).answer("win red").ask.options[0] == "500"


def test_2_1_1_minimum_bet_without_points_is_the_smallest_note():
    """Ruling: 100 D at 0 VP."""
    game = new(3)
    game.players[0].tokens = 0
    assert Phase(first_bet(game)).answer("win red").ask.options[0] == "100"


def test_2_1_1_a_stake_goes_from_the_minimum_to_the_whole_purse_in_hundreds():
    game = new(2)
    game.players[0].money = 700
    ask = Phase(first_bet(game)).answer("show white").ask
    assert ask.options == Amounts(range(100, 701, 100))
    assert list(ask.options) == ["100", "200", "300", "400", "500", "600", "700"]
    assert ask.why("800").reason == "You have 700 D."
    assert ask.why("250").rule == "2.1.1"
    assert ask.why("much").rule == "2.1.1"


def test_2_1_1_the_stake_leaves_the_purse_and_the_token_leaves_the_reserve():
    game = new(3)
    Phase(first_bet(game)).answer("show red", "300")
    assert game.players[0].money == 2700
    assert (game.tokens["red"], game.tokens["blue"]) == (1, 2)
    assert game.bets == [(0, "show", "red", 300)]


def test_2_1_1_exactly_the_minimum_in_the_purse_must_be_bet():
    game = new(2)
    game.players[0].money, game.players[0].tokens = 400, 4
    phase = Phase(first_bet(game)).answer("win red")
    assert list(phase.ask.options) == ["400"]


def test_2_1_1_who_cannot_cover_the_minimum_loses_two_points_and_does_not_bet():
    """Ruling: lose two VP tokens and skip the bet; checked once per obligation."""
    game = new(3)
    game.players[0].money, game.players[0].tokens = 400, 5
    phase = Phase(first_bet(game))
    assert phase.ask.who == 1
    assert (game.players[0].tokens, game.players[0].money) == (3, 400)
    assert not game.bets
    phase.answer("win red", "100", "win red", "100")
    assert phase.ask is None


def test_2_1_1_two_points_pay_the_penalty():
    game = new(3)
    game.players[0].money, game.players[0].tokens = 100, 2
    Phase(first_bet(game))
    assert (game.players[0].tokens, game.players[0].out) == (0, 0)


def test_2_1_1_who_has_not_two_tokens_is_eliminated():
    """Ruling: stables are not payable, so one token and three stables do not save a player."""
    game = new(3)
    poor = game.players[0]
    poor.money, poor.tokens, poor.stables = 300, 1, ["red", "blue", "white"]
    phase = Phase(first_bet(game))
    assert (poor.out, poor.money, poor.tokens, poor.stables) == (1, 0, 0, [])
    assert phase.ask.who == 1
    assert game.first == 1
    [facts] = told(game, "eliminated")
    assert (facts["seat"], facts["money"], facts["vp"]) == (0, -300, -1)


def test_2_1_1_an_eliminated_players_cards_go_back():
    game = new(3)
    game.players[1].money, game.players[1].hand = 0, ["xiii", "boss"]
    Phase(first_bet(game)).answer("win red", "100")
    assert game.players[1].out == 1
    assert game.players[1].hand == []


def test_2_1_1_the_last_one_in_need_not_bet():
    game = new(3)
    for player in game.players[:2]:
        player.money = 0
    phase = Phase(first_bet(game))
    assert phase.ask is None
    assert [player.out for player in game.players] == [1, 2, 0]
    assert game.is_decided


def test_2_1_4_no_token_no_bet():
    """Ruling: all tokens of a colour gone, nobody else may bet on that horse this race."""
    game = new(3)
    bet(game, 1, "win", "red", 100)
    bet(game, 2, "show", "red", 100)
    ask = Phase(first_bet(game)).ask
    assert not {"win red", "show red"} & set(ask.options)
    for kind in ("win", "show"):
        assert ask.why(f"{kind} red").rule == "2.1.4"
    assert "win blue" in ask.options


def test_2_3_the_second_bet_runs_counter_clockwise_and_the_first_player_is_last():
    game = new(4)
    game.first = 1
    phase = Phase(second_bet(game))
    seats = []
    while phase.ask is not None:
        seats.append(phase.ask.who)
        phase.answer("pass")
    assert seats == [0, 3, 2, 1]


def test_2_3_the_second_bet_may_be_passed_without_penalty():
    game = new(3)
    Phase(second_bet(game)).answer("pass", "pass", "pass")
    assert [(player.money, player.tokens) for player in game.players] == [(3000, 1)] * 3
    assert [facts["broke"] for facts in told(game, "bet passed")] == [False] * 3


def test_2_3_the_minimum_bet_holds_for_the_second_bet_too():
    game = new(3)
    game.players[2].tokens = 5
    assert Phase(second_bet(game)).answer("win red").ask.options[0] == "500"


def test_2_3_who_cannot_make_a_second_bet_passes_without_penalty():
    """Ruling: no penalty, it is optional in both texts."""
    game = new(3)
    game.players[2].money, game.players[2].tokens = 300, 4
    phase = Phase(second_bet(game))
    assert phase.ask.who == 1
    assert (game.players[2].money, game.players[2].tokens) == (300, 4)
    assert told(game, "bet passed") == [{"seat": 2, "broke": True}]


@pytest.mark.parametrize(("first", "second"), [("win", "show"), ("show", "win")])
def test_2_3_two_bets_on_one_horse_must_be_one_win_and_one_show(first, second):
    """Ruling: allowed, one win and one show; FR forbids the same kind twice."""
    game = new(3)
    bet(game, 2, first, "red", 100)
    ask = Phase(second_bet(game)).ask
    assert f"{first} red" not in ask.options
    assert f"{second} red" in ask.options
    refusal = ask.why(f"{first} red")
    assert refusal.rule == "2.3"
    assert second in refusal.reason


def test_2_3_another_player_may_lay_the_same_bet():
    game = new(3)
    bet(game, 0, "win", "red", 100)
    assert "win red" in Phase(second_bet(game)).ask.options


def test_2_3_with_two_players_nobody_bets_twice_on_one_horse():
    """Ruling: impossible for two players, there is one token a colour."""
    game = new(2)
    bet(game, 1, "win", "red", 100)
    ask = Phase(second_bet(game)).ask
    assert ask.who == 1
    assert not {"win red", "show red"} & set(ask.options)
    assert ask.why("show red").rule == "2.1.4"


def test_2_1_and_2_3_on_a_real_table():
    table = dealt(2)
    table.answer("win red 500")
    assert table.ask.who == 1
    assert table.why_not("win red").rule == "2.1.4"
    assert table.why_not("show red").rule == "2.1.4"
    assert table.why_not("show blue") is None
    assert table.view(None).seats[0].bets == ((0, "win", "red", 500),)
    assert table.view(None).seats[0].money == 2900
