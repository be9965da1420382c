"""The final stage (5.1 to 5.3): loans come back, the most points win, the die settles a tie."""

from __future__ import annotations

import pytest

from game.horse_fever.accounts import eliminate, settle
from game.horse_fever.board import final_stage, repay_loans
from game.horse_fever.scoring import result
from game.play import CHANCE
from tests.game.horse_fever.scripted import EDITIONS, board, give
from tests.game.scripted import Phase, told

LOANS = [(["bank"], 2500), (["mob"], 5000), (["bank", "mob"], 7500)]


def ended(game, *die: str):
    phase = Phase(final_stage(game)).answer(*die)
    assert phase.ask is None
    return result(game)


def scored(*scores: int, **options: str):
    """A game at its end with these points by seat."""
    game = board(len(scores), **options)
    for player, points in zip(game.players, scores, strict=True):
        player.tokens = 0
        settle(game, player, "start", "F.1", vp=points)
    return game


@pytest.mark.parametrize(("loans", "owed"), LOANS)
def test_5_1_loans_come_back_with_interest(loans, owed):
    """FR: 2500 for the bank's 2000, 5000 for the mob's 4000; of two both are paid."""
    game = board()
    game.players[0].loans = loans
    game.players[0].money = 8000
    repay_loans(game)
    assert game.players[0].money == 8000 - owed
    assert not game.players[0].bankrupt
    [facts] = told(game, "loan repaid")
    assert (facts["money"], facts["loans"]) == (-owed, tuple(loans))


@pytest.mark.parametrize(("loans", "owed"), LOANS)
def test_5_1_a_loan_that_is_not_paid_back_loses(loans, owed):
    """Both rulebooks: who cannot pay all of it loses automatically, however many points."""
    game = scored(9, 1, 2)
    game.players[0].loans = loans
    game.players[0].money = owed - 100
    end = ended(game)
    assert end.winners == (2,)
    assert [standing.seat for standing in end.standings] == [2, 1, 0]
    assert end.standings[-1].bankrupt
    assert told(game, "loan lost") == [{"seat": 0, "owed": owed}]


def test_5_1_exactly_enough_is_enough():
    game = board()
    game.players[0].loans = ["bank", "mob"]
    game.players[0].money = 7500
    repay_loans(game)
    assert (game.players[0].money, game.players[0].bankrupt) == (0, False)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("assistant", "loan", "owed"),
    [
        ("aronne-dal-banco", "bank", 1500),
        ("aronne-dal-banco", "mob", 5000),
        ("michele-cuorlione", "mob", 4000),
        ("michele-cuorlione", "bank", 2500),
    ],
)
def test_s_aronne_and_michele_take_less_back(edition, assistant, loan, owed):
    game = board(edition=edition)
    give(game, 0, "assistant", assistant)
    game.players[0].loans = [loan]
    game.players[0].money = owed
    repay_loans(game)
    assert (game.players[0].money, game.players[0].bankrupt) == (0, False)


def test_s_both_assistants_on_both_loans():
    game = board()
    give(game, 0, "assistant", "aronne-dal-banco", "michele-cuorlione")
    game.players[0].loans = ["mob", "bank"]
    game.players[0].money = 5600
    repay_loans(game)
    assert game.players[0].money == 100


def test_5_1_nobody_can_pay_and_nobody_wins():
    game = board(2)
    for player in game.players:
        player.loans, player.money = ["mob"], 0
    end = ended(game)
    assert (end.winners, end.settled_by) == ((), "nobody could repay")
    assert [standing.place for standing in end.standings] == [0, 0]


def test_5_1_one_player_only_can_pay_and_the_others_are_bankrupt_not_gone():
    """Ruling: the one is the winner, whatever the points."""
    game = scored(1, 9, 5)
    for player in game.players[1:]:
        player.loans, player.money = ["mob"], 0
    end = ended(game)
    assert (end.winners, end.settled_by) == ((0,), "only one could repay")
    assert [(one.seat, one.place, one.out) for one in end.standings] == [
        (0, 1, 0), (1, 0, 0), (2, 0, 0),
    ]  # fmt: skip


def test_5_1_who_could_not_repay_has_no_place_though_others_are_placed():
    """The purse that could not pay counts nowhere; under the rules before it came last."""
    for rules, places in ((2, [1, 2, 3]), (3, [1, 2, 0])):
        game = scored(9, 1, 2)
        game.rules = rules
        game.players[0].loans, game.players[0].money = ["mob"], 0
        end = ended(game)
        assert [(one.seat, one.place) for one in end.standings] == list(
            zip((2, 1, 0), places, strict=True)
        )
        assert end.winners == (2,)


def test_5_1_who_had_left_before_is_not_placed_either_where_nobody_can_pay():
    game = scored(1, 9, 5)
    eliminate(game, game.players[0], "3.3.4")
    for player in game.players[1:]:
        player.loans, player.money = ["mob"], 0
    end = ended(game)
    assert (end.winners, end.settled_by) == ((), "nobody could repay")
    assert [(one.seat, one.place) for one in end.standings] == [(1, 0), (2, 0), (0, 0)]


def test_5_1_one_who_can_pay_beside_one_bankrupt_and_one_gone():
    game = scored(1, 9, 5)
    eliminate(game, game.players[0], "3.3.4")
    game.players[1].loans, game.players[1].money = ["mob"], 0
    end = ended(game)
    assert (end.winners, end.settled_by) == ((2,), "only one could repay")
    assert [(one.seat, one.place) for one in end.standings] == [(2, 1), (1, 0), (0, 0)]


def test_5_2_most_points_win_money_or_not():
    game = scored(3, 5, 4)
    game.players[0].money = 90000
    end = ended(game)
    assert (end.winners, end.settled_by) == ((1,), "points")
    assert [standing.place for standing in end.standings] == [1, 2, 3]


def test_5_2_stables_count_one_each():
    game = scored(3, 2, 1)
    give(game, 2, "stable", "red", "blue", "green")
    end = ended(game)
    assert end.winners == (2,)
    assert end.standings[0].breakdown == {"start": 1, "stables": 3}


def test_5_3_the_die_settles_a_tie_and_not_the_purse():
    """EN: the sprint die's table; ruling: random among the tied, whatever their money."""
    game = scored(4, 4, 1)
    game.players[0].money = 100
    phase = Phase(final_stage(game))
    assert (phase.ask.who, phase.ask.rule) == (CHANCE, "5.3")
    phase.answer("die white")
    assert phase.ask.options == ("player 1", "player 2")
    phase.answer("player 1")
    end = result(game)
    assert (end.winners, end.settled_by) == ((0,), "die")
    assert [standing.place for standing in end.standings] == [1, 2, 3]


def test_5_3_lower_places_are_shared():
    end = ended(scored(5, 2, 2))
    assert sorted(standing.place for standing in end.standings) == [1, 2, 2]


def test_5_3_a_tie_with_a_bankrupt_player_is_none():
    game = scored(4, 4)
    game.players[0].loans, game.players[0].money = ["mob"], 4900
    end = ended(game)
    assert end.winners == (1,)


def test_5_1_loans_are_paid_before_points_and_targets_are_counted():
    game = scored(2, 2)
    give(game, 0, "target", "most-danari-1")
    game.players[0].loans, game.players[0].money = ["mob"], 7000
    end = ended(game, "die red", "player 2")
    assert end.winners == (1,)
    assert game.players[0].money == 2000


def test_5_who_is_out_stands_behind_everyone():
    game = scored(9, 1, 3)
    eliminate(game, game.players[0], "2.1.1")
    game.players[1].loans, game.players[1].money = ["bank"], 0
    end = ended(game)
    assert [standing.seat for standing in end.standings] == [2, 1, 0]
    assert [standing.place for standing in end.standings] == [1, 0, 0]


def test_5_the_last_player_left_wins():
    """Ruling: last player left wins."""
    game = board(3)
    for seat in (0, 2):
        eliminate(game, game.players[seat], "3.3.4")
    end = ended(game)
    assert (end.winners, end.settled_by) == ((1,), "last one in")


def test_5_the_last_player_left_wins_even_with_a_loan():
    """Ruling: last player left wins; nobody is left to beat."""
    game = board(2)
    eliminate(game, game.players[0], "3.3.4")
    game.players[1].loans, game.players[1].money = ["mob"], 0
    assert ended(game).winners == (1,)


def test_5_none_left_and_nobody_wins():
    game = board(2)
    for player in game.players:
        eliminate(game, player, "3.3.4")
    end = ended(game)
    assert (end.winners, end.settled_by) == ((), "nobody")
    assert [standing.place for standing in end.standings] == [0, 0]
