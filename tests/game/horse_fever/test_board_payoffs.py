"""The Board Game's payoffs (3.3): the order of payments, and who is short of them."""

from __future__ import annotations

import pytest

from game.horse_fever.payoffs import pay_off
from tests.game.horse_fever.scripted import EDITIONS, bet, board, fixed, give, ranked, running
from tests.game.scripted import told

LAST = ("white", "blue", "green", "black", "yellow")
"""Five horses in front of red."""


def kinds(game):
    """What has happened, kind by kind."""
    return [event.kind for event in game.events]


def purses(game):
    return [player.money for player in game.players]


def test_3_3_gains_then_neighbours_then_fines():
    """Ruling: bets, prizes, horses, the bank's assistants, neighbours, and last the fines."""
    game = running("bosson", seat=0)
    give(game, 0, "assistant", "daniel-jackson", "brian-ofist", "francois-riche")
    bet(game, 0, "win", "white", 100)
    bet(game, 1, "show", "red", 100)
    fixed({"blue": ["armand-amende"]}, game)
    bet(game, 2, "win", "blue", 100)
    give(game, 1, "stable", "white")
    start = len(game.events)
    pay_off(ranked(game, *LAST))
    assert kinds(game)[start:] == [
        "bet lost",
        "bet lost",
        "win bet won",
        "friend's gift",
        "stable prize",
        "horse cash",
        "assistant paid",
        "neighbour paid",
        "neighbour collected",
        "card cash",
    ]
    assert purses(game) == [
        3000 - 100 + 700 + 300 + 300 + 300 + 200,
        3000 - 100 + 600,
        3000 - 100 - 200 - 400,
    ]


def test_3_3_every_line_starts_with_the_first_player():
    game = board(4)
    game.first = 2
    for seat, card in enumerate(("daniel-jackson", "brian-ofist", "pedro-pugnos")):
        give(game, seat, "assistant", card)
    for seat, stable in enumerate(("white", "blue", "green")):
        give(game, seat, "stable", stable)
    pay_off(ranked(game, *LAST))
    assert [facts["seat"] for facts in told(game, "stable prize")] == [2, 0, 1]
    assert [facts["seat"] for facts in told(game, "neighbour collected")] == [2, 1]


def test_3_3_2_stables_pay_600_400_and_200():
    game = board(3)
    give(game, 0, "stable", "white", "blue")
    give(game, 1, "stable", "green")
    give(game, 2, "stable", "black")
    pay_off(ranked(game, *LAST))
    assert purses(game) == [4000, 3200, 3000]


def test_3_3_a_prize_won_just_before_pays_the_neighbour():
    game = board(2)
    give(game, 0, "assistant", "brian-ofist")
    give(game, 1, "stable", "green")
    game.players[1].money = 0
    pay_off(ranked(game, *LAST))
    assert purses(game) == [3200, 0]
    assert not told(game, "short")


def test_3_3_what_is_collected_from_a_neighbour_pays_the_fine():
    game = fixed({"red": ["armand-amende"]}, board(3))
    give(game, 0, "assistant", "brian-ofist", "pedro-pugnos")
    game.players[0].money = 100
    bet(game, 0, "win", "red", 100)
    pay_off(ranked(game, *LAST))
    assert purses(game) == [0, 2800, 2800]
    assert not told(game, "short")


@pytest.mark.parametrize(("money", "paid"), [(0, 0), (100, 100)])
def test_3_3_4_a_neighbour_gives_what_he_has_and_loses_two_tokens(money, paid):
    game = board(3)
    give(game, 0, "assistant", "pedro-pugnos")
    game.players[1].money, game.players[1].tokens = money, 3
    pay_off(ranked(game))
    assert purses(game) == [3000 + paid, 0, 3000]
    assert game.players[1].tokens == 1
    [facts] = told(game, "short")
    assert (facts["seat"], facts["money"], facts["owed"], facts["other"]) == (1, -paid, 200, 0)


def test_3_3_4_a_neighbour_without_two_tokens_is_out():
    game = board(3)
    give(game, 0, "assistant", "pedro-pugnos")
    game.players[1].money = 100
    pay_off(ranked(game))
    assert purses(game) == [3100, 0, 3000]
    assert [player.out for player in game.players] == [0, 1, 0]


def test_3_3_4_exactly_enough_is_not_short():
    game = board(3)
    give(game, 0, "assistant", "pedro-pugnos")
    game.players[1].money = 200
    pay_off(ranked(game))
    assert purses(game) == [3200, 0, 3000]
    assert not told(game, "short")


def test_3_3_4_two_collectors_may_ask_one_neighbour_too_much():
    """Brian sits on the left, Pedro on the right: both ask seat 1."""
    game = board(3)
    give(game, 0, "assistant", "pedro-pugnos")
    give(game, 2, "assistant", "brian-ofist")
    game.players[1].money, game.players[1].tokens = 300, 2
    pay_off(ranked(game))
    assert purses(game) == [3200, 0, 3100]
    assert game.players[1].tokens == 0


def test_s_riche_is_paid_before_the_fine_and_not_for_points_lost():
    game = fixed({"red": ["armand-amende"]}, board(3))
    give(game, 0, "assistant", "francois-riche")
    game.players[0].money = 100
    bet(game, 0, "show", "red", 100)
    pay_off(ranked(game, "red"))
    assert purses(game)[0] == 0
    assert game.players[0].tokens == 2 - 2
    assert [facts["money"] for facts in told(game, "friend's gift")] == [100]


@pytest.mark.parametrize("edition", EDITIONS)
def test_3_3_3_armand_takes_400_once_from_each_bettor(edition):
    game = fixed({"red": ["armand-amende"]}, board(3, edition=edition))
    for kind in ("win", "show"):
        bet(game, 0, kind, "red", 100)
    bet(game, 1, "win", "blue", 100)
    pay_off(ranked(game, *LAST))
    assert purses(game) == [2400, 2900, 3000]


def test_3_3_3_pecunia_gives_before_neighbours_take():
    game = fixed({"red": ["pecunia-non-olet"]}, board(2, edition="second"))
    give(game, 1, "assistant", "brian-ofist")
    game.players[0].money = 100
    bet(game, 0, "win", "red", 100)
    pay_off(ranked(game, *LAST))
    assert purses(game) == [200, 3200]


def test_2_1_2_odds_at_payoff_time_pay_a_win_bet():
    """Ruling: after Eric, horses and action cards, before the update."""
    game = running("el-guapo", odds={**dict.fromkeys(("black", "blue", "green"), 1), "red": 5,
                                     "yellow": 5, "white": 6})  # fmt: skip
    bet(game, 1, "win", "red", 100)
    fixed({"red": ["steven-sting"]}, game)
    pay_off(ranked(game, "red"))
    assert purses(game)[1] == 2900 + 600
