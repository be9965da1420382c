"""The first player card: to the left after each round, and on at once with who goes out."""

from __future__ import annotations

import pytest

from game.horse_fever.accounts import eliminate
from game.horse_fever.betting import first_bet, second_bet
from game.horse_fever.family import deal, hand_over
from game.horse_fever.payoffs import pay_off
from game.horse_fever.rulings import RULES
from tests.game.horse_fever.scripted import bet, fixed, new, ranked, under
from tests.game.scripted import Phase, told


def test_f_3_the_first_player_card_goes_to_the_left():
    game = new(4)
    game.first = 3
    hand_over(game)
    assert game.first == 0


def test_f_3_the_first_player_card_passes_over_the_eliminated():
    game = new(4)
    eliminate(game, game.players[1], "2.1.1")
    hand_over(game)
    assert game.first == 2


def test_f_3_the_card_of_a_first_player_who_cannot_bet_passes_on_at_once():
    """Ruling: on elimination the first player card passes on."""
    game = new(4)
    game.first = 3
    game.players[3].money = 0
    phase = Phase(first_bet(game))
    assert game.first == phase.ask.who == 0
    phase.answer("win red", "100", "win blue", "100", "win red", "100")
    assert Phase(second_bet(game)).ask.who == 2


def out_at_the_first_bet(rules: int = RULES):
    """Seat 0 of four, the first player, cannot lay the first bet of race 1."""
    game = under(new(4), rules)
    game.players[0].money = 0
    phase = Phase(first_bet(game))
    phase.answer("win red", "100", "win blue", "100", "win red", "100")
    return game


def out_at_the_payoffs(rules: int = RULES):
    """Seat 0 of four, the first player, cannot pay Armand's fine."""
    game = fixed({"red": ["armand-amende"]}, game=under(new(4), rules))
    bet(game, 0, "win", "red", 100)
    bet(game, 2, "win", "red", 100)
    game.players[0].money = 0
    pay_off(ranked(game, "blue"))
    assert game.players[0].out
    return game


@pytest.mark.parametrize("gone", [out_at_the_first_bet, out_at_the_payoffs])
def test_3_3_4_the_card_of_a_first_player_who_goes_out_passes_at_once_and_once(gone):
    """Ruling: one way, wherever it happens; nobody is skipped."""
    game = gone()
    assert [facts["seat"] for facts in told(game, "first player")] == [1]
    assert game.first == 1
    hand_over(game)
    assert game.first == 1
    assert len(told(game, "first player")) == 1
    Phase(deal(game)).answer(
        "xiii, boss", "herba-magica, vigor-ferreum", "magna-velocitas, serum-maleficum"
    )
    hand_over(game)
    assert game.first == 2


def test_3_3_4_the_next_first_player_may_go_out_as_well():
    game = out_at_the_first_bet()
    eliminate(game, game.players[1], "3.3.4")
    assert game.first == 2
    hand_over(game)
    assert game.first == 2


def test_3_3_4_the_card_stays_where_somebody_else_goes_out():
    game = new(4)
    eliminate(game, game.players[2], "2.1.1")
    assert (game.first, told(game, "first player")) == (0, [])
    hand_over(game)
    assert game.first == 1


def test_3_3_4_it_passes_nowhere_when_the_game_is_decided():
    game = new(2)
    eliminate(game, game.players[0], "3.3.4")
    assert told(game, "first player") == []


def test_3_3_4_it_is_told_under_the_rule_of_the_leaving():
    rules = [
        [event.rule for event in gone().events if event.kind == "first player"]
        for gone in (out_at_the_first_bet, out_at_the_payoffs)
    ]
    assert rules == [["2.1.1"], ["3.3.4"]]


@pytest.mark.parametrize(
    ("gone", "at_once", "then"), [(out_at_the_first_bet, 1, 2), (out_at_the_payoffs, 0, 1)]
)
def test_3_3_4_under_rules_1_it_passed_twice_or_late(gone, at_once, then):
    game = gone(1)
    assert game.first == at_once
    hand_over(game)
    assert game.first == then
    assert {event.rule for event in game.events if event.kind == "first player"} == {"F.3"}
