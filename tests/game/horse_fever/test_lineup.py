"""The starting line-up (1.3): which horses run where, and what they do to the odds at once."""

from __future__ import annotations

import pytest

from game.horse_fever.board import end_round
from game.horse_fever.lineup import line_up
from game.horse_fever.view import view
from tests.game.horse_fever.scripted import EDITIONS, ROWS, board, fixed, give, running
from tests.game.scripted import Phase, told


def test_1_3_two_horses_and_one_stable_means_a_choice():
    """Both rulebooks: one horse card on a stable at most."""
    game = board()
    give(game, 0, "stable", "red")
    give(game, 0, "horse", "napoleon", "the-fury")
    phase = Phase(line_up(game))
    assert phase.ask.options == ("run napoleon red", "run the-fury red", "done")
    phase.answer("run the-fury red")
    assert phase.ask is None
    assert game.lineup == {"red": "the-fury"}


def test_1_3_one_horse_and_two_stables_means_a_choice():
    game = board()
    give(game, 0, "stable", "red", "blue")
    give(game, 0, "horse", "napoleon")
    phase = Phase(line_up(game))
    assert phase.ask.options == ("run napoleon red", "run napoleon blue", "done")
    phase.answer("run napoleon blue")
    assert phase.ask is None
    assert game.lineup == {"blue": "napoleon"}


def test_1_3_a_card_runs_once_and_a_box_holds_one():
    game = board()
    give(game, 0, "stable", "red", "blue")
    give(game, 0, "horse", "napoleon", "the-fury")
    phase = Phase(line_up(game))
    assert len(phase.ask.options) == 5
    phase.answer("run napoleon blue")
    assert phase.ask.options == ("run the-fury red", "done")
    phase.answer("run the-fury red")
    assert game.lineup == {"blue": "napoleon", "red": "the-fury"}


def test_1_3_nobody_has_to_run_a_horse():
    game = board()
    give(game, 0, "stable", "red")
    give(game, 0, "horse", "napoleon")
    phase = Phase(line_up(game)).answer("done")
    assert phase.ask is None
    assert game.lineup == {}


def test_1_3_only_on_stables_of_ones_own_and_from_the_first_player():
    game = board(3)
    game.first = 1
    give(game, 0, "stable", "red")
    give(game, 0, "horse", "napoleon")
    give(game, 1, "stable", "blue")
    give(game, 1, "horse", "varonne")
    give(game, 2, "horse", "bosson")
    phase = Phase(line_up(game))
    assert (phase.ask.who, phase.ask.options) == (1, ("run varonne blue", "done"))
    phase.answer("run varonne blue")
    assert (phase.ask.who, phase.ask.options) == (0, ("run napoleon red", "done"))
    phase.answer("done")
    assert phase.ask is None


def test_1_3_everybody_sees_the_line_up():
    game = running("napoleon")
    assert view(game, None).board.lineup == {"red": "napoleon"}
    assert told(game, "horse lined up") == [{"seat": 0, "card": "napoleon", "horse": "red"}]


def test_1_3_a_horse_runs_again_in_the_next_round():
    game = running("napoleon")
    end_round(game)
    assert game.lineup == {}
    assert game.players[0].horses == ["napoleon"]
    assert "run napoleon red" in Phase(line_up(game)).ask.options


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("el-guapo", 4, 2),
        ("el-guapo", 2, 1),
        ("el-guapo", 1, 1),
        ("biscuit-de-mer", 3, 5),
        ("biscuit-de-mer", 5, 6),
        ("biscuit-de-mer", 6, 6),
    ],
)
def test_h_el_guapo_and_biscuit_move_the_odds_at_line_up(edition, card, before, after):
    """FR: two rows, as soon as the card is put into play; the edge stops them."""
    game = running(card, odds={**ROWS, "red": before}, edition=edition)
    assert game.odds["red"] == after
    assert {**game.odds, "red": 0} == {**ROWS, "red": 0}


@pytest.mark.parametrize(
    ("card", "action", "before", "after"),
    [
        ("el-guapo", "alfio-allibratore", 6, 2),
        ("el-guapo", "steven-sting", 2, 3),
        ("biscuit-de-mer", "steven-sting", 2, 6),
        ("biscuit-de-mer", "alfio-allibratore", 5, 4),
    ],
)
def test_h_an_action_card_on_the_odds_comes_on_top(card, action, before, after):
    """Ruling: the horse's change stays, clamped when it was made; the card adds to it."""
    game = running(card, odds={**ROWS, "red": before})
    fixed({"red": [action]}, game)
    assert game.odds["red"] == after


def test_h_the_change_of_odds_stays_after_the_race():
    game = running("el-guapo", odds={**ROWS, "red": 4})
    fixed({}, game)
    end_round(game)
    assert game.odds["red"] == 2


def test_h_the_price_of_a_win_bet_is_the_row_after_line_up():
    game = running("biscuit-de-mer", odds={**ROWS, "red": 3})
    assert view(game, 1).odds["red"] == 5
