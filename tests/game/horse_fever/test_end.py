"""The end of both games: points, purses, loans and targets (F.4, 5.1 to 5.3)."""

from __future__ import annotations

import pytest

from game.horse_fever.accounts import settle
from game.horse_fever.betting import first_bet
from game.horse_fever.family import finish
from game.horse_fever.payoffs import pay_off
from game.horse_fever.rules import BOARD_ROUND, FAMILY_ROUND, play_board, play_family
from game.horse_fever.scoring import result
from tests.game.horse_fever.positions import family, the_board
from tests.game.horse_fever.scripted import board, give, new, opened, ranked
from tests.game.positions import cases, follow
from tests.game.scripted import Phase, told

OF_THE_FAMILY = """
F.4 FR: whoever has the most points wins, however much money the others have
    lay: 0 has 3 VP; 0 has 9000 D; 1 has 5 VP; 1 has 100 D; 2 has 4 VP
    finish:
    then: winners 1 by points; standings 1=1 2=2 0=3; nobody is asked
F.4 stables count one point each
    lay: 2 play; 1 owns red
    finish:
    then: winners 1 by points; points 1 2
F.4 FR and ruling: level points go to the fuller purse
    lay: 0 has 4 VP; 0 has 2000 D; 1 has 4 VP; 1 has 2100 D; 2 has 9000 D
    finish:
    then: winners 1 by danari; standings 1=1 0=2 2=3
F.4 FR: level purses go to a sprint die and the table of jokes
    lay: 0 has 0 VP
    finish: ? die white
    then: ? is asked player 2 | player 3
    go on: ? player 3
    then: winners 2 by die; standings 2=1 1=2 0=3
F.4 no die without a tie for the first place
    lay: 0 has 5 VP; 1 has 2 VP; 2 has 2 VP
    finish:
    then: winners 0 by points; standings 0=1 1=2 2=2
F.4 who has left is behind everybody
    lay: 0 leaves; 1 has 0 VP
    finish:
    then: standings 2=1 1=2 0=3; outs 1 0 0
F.4 who left last is ahead of who left first
    lay: 4 play; 2 leaves; 0 leaves; 3 has 5 VP
    finish:
    then: standings 3=1 1=2 0=3 2=4
F.4 ruling: the last player left wins, even without a point
    lay: 1 has 0 VP; 0 leaves; 2 leaves
    finish:
    then: winners 1 by last-one-in
F.4 ruling: none left, nobody wins
    lay: 2 play; 0 leaves; 1 leaves
    finish:
    then: nobody is asked; winners by nobody
"""
OF_THE_BOARD = """
5.1 FR: 2500 for the bank's 2000
    lay: 0 owes bank; 0 has 8000 D
    do: loans
    then: 0 has 5500 D; 0 is solvent; told loan repaid money=-2500 loans=bank
5.1 FR: 5000 for the mob's 4000
    lay: 0 owes mob; 0 has 5000 D
    do: loans
    then: 0 has 0 D; 0 is solvent
5.1 of two both are paid, and exactly enough is enough
    lay: 0 owes bank mob; 0 has 7500 D
    do: loans
    then: 0 has 0 D; 0 is solvent; told loan repaid money=-7500 loans=bank,mob
5.1 both rulebooks: who cannot pay all of it loses, however many points
    lay: 0 has 9 VP; 2 has 2 VP; 0 owes bank mob; 0 has 7400 D
    final stage:
    then: winners 2 by points; standings 2=1 1=2 0=0; 0 is bankrupt; told loan lost seat=0 owed=7500
5.1 under the rules before it came last
    lay: 0 has 9 VP; 2 has 2 VP; 0 owes mob; 0 has 0 D; rules 2
    final stage:
    then: winners 2 by points; standings 2=1 1=2 0=3
S Aronne takes 1500 for the bank's loan
    lay: 0 hires aronne-dal-banco; 0 owes bank; 0 has 1500 D
    do: loans
    then: 0 has 0 D; 0 is solvent
S and nothing less for the mob's
    lay: 0 hires aronne-dal-banco; 0 owes mob; 0 has 4900 D
    do: loans
    then: 0 is bankrupt
S Michele 4000 for the mob's
    lay: edition second; 0 hires michele-cuorlione; 0 owes mob; 0 has 4000 D
    do: loans
    then: 0 has 0 D; 0 is solvent
S and nothing less for the bank's
    lay: 0 hires michele-cuorlione; 0 owes bank; 0 has 2400 D
    do: loans
    then: 0 is bankrupt
S both on both loans, in the second edition too
    lay: edition second; 0 hires aronne-dal-banco michele-cuorlione; 0 owes mob bank; 0 has 5600 D
    do: loans
    then: 0 has 100 D
5.1 nobody can pay, and nobody wins
    lay: 2 play; 0 owes mob; 1 owes mob; all has 0 D
    final stage:
    then: winners by nobody-could-repay; standings 0=0 1=0
5.1 ruling: one only can pay, and wins, whatever the points; the others are not gone
    lay: 1 has 9 VP; 1 owes mob; 2 owes mob; all has 0 D
    final stage:
    then: winners 0 by only-one-could-repay; standings 0=1 1=0 2=0; outs 0 0 0
5.1 who had left before is not placed either where nobody can pay
    lay: 0 leaves; 1 owes mob; 2 owes mob; all has 0 D
    final stage:
    then: winners by nobody-could-repay; standings 1=0 2=0 0=0
5.1 one who can pay beside one bankrupt and one gone
    lay: 1 has 9 VP; 0 leaves; 1 owes mob; 1 has 0 D
    final stage:
    then: winners 2 by only-one-could-repay; standings 2=1 1=0 0=0
5.2 most points win, money or not
    lay: 0 has 3 VP; 1 has 5 VP; 2 has 4 VP; 0 has 90000 D
    final stage:
    then: winners 1 by points; standings 1=1 2=2 0=3
5.2 stables count one each
    lay: 0 has 3 VP; 2 owns red blue green
    final stage:
    then: winners 2 by points
5.3 EN and ruling: the die settles a tie, whatever the purses
    lay: 0 has 4 VP; 1 has 4 VP; 0 has 100 D
    final stage: ? die white
    then: ? is asked player 1 | player 2
    go on: ? player 1
    then: winners 0 by die; standings 0=1 1=2 2=3
5.3 lower places are shared
    lay: 0 has 5 VP
    final stage:
    then: standings 0=1 1=2 2=2
5.3 a tie with a bankrupt player is none
    lay: 2 play; 0 owes mob; 0 has 4900 D
    final stage:
    then: nobody is asked; winners 1 by only-one-could-repay
5.1 loans are paid before targets are counted
    lay: 2 play; 0 aims most-danari-1; 0 owes mob; 0 has 7000 D
    final stage: ? die red / ? player 2
    then: winners 1 by die; 0 has 2000 D; 0 has 1 VP
5 ruling: the last player left wins, even with a loan
    lay: 2 play; 0 leaves; 1 owes mob; 1 has 0 D
    final stage:
    then: winners 1 by last-one-in
5 none left, nobody wins
    lay: 2 play; 0 leaves; 1 leaves
    final stage:
    then: winners by nobody; standings 1=0 0=0
"""


@pytest.mark.parametrize(
    ("position", "lines"), cases(OF_THE_FAMILY, family) + cases(OF_THE_BOARD, the_board)
)
def test_the_end(position, lines):
    follow(position, lines)


def test_f_4_the_breakdown_says_where_the_points_came_from():
    game = new(2)
    player = game.players[0]
    player.tokens, player.stables = 0, ["red"]
    for kind, vp in (("start", 1), ("win bet won", 3), ("win bet won", 3), ("penalty", -2)):
        settle(game, player, kind, "", vp=vp)
    Phase(finish(game))
    best = result(game).standings[0]
    assert best.breakdown == {"start": 1, "win bet won": 6, "penalty": -2, "stables": 1}
    assert sum(best.breakdown.values()) == best.vp == 6


def test_f_4_the_game_is_over_after_the_rounds_of_table_1():
    table = opened(3, length="quick")
    while table.ask is not None:
        options = table.ask.options
        table.answer("pass" if "pass" in options else options[0])
    assert table.view(None).phase == table.events[-1].kind.removeprefix("game ") == "over"
    rounds = [(facts["number"], facts["first"]) for facts in told(table.game, "round")]
    assert rounds == [(1, 0), (2, 1), (3, 2)]


@pytest.mark.parametrize(("poor", "questions"), [(0, 0), (1, 2)])
def test_f_4_a_game_with_one_left_ends_at_once(poor, questions):
    """The round stops: no race is run and the last one in need not even bet."""
    game = new(2)
    game.step = FAMILY_ROUND.index(first_bet)
    game.players[poor].money = 0
    phase = Phase(play_family(game))
    asked = 0
    while phase.ask is not None:
        phase.answer(phase.ask.options[0])
        asked += 1
    assert asked == questions
    assert (game.phase, game.race) == ("over", None)
    assert (result(game).winners, result(game).settled_by) == ((1 - poor,), "last one in")


@pytest.mark.parametrize("at", [first_bet, pay_off])
def test_a_board_game_with_one_left_stops_in_mid_round(at):
    game = board(2)
    give(game, 1, "assistant", "brian-ofist")
    game.players[0].money = 0
    game.step = BOARD_ROUND.index(at)
    phase = Phase(play_board(game if at is first_bet else ranked(game)))
    assert phase.ask is None and not told(game, "auction")
    assert (result(game).winners, result(game).settled_by) == ((1,), "last one in")
