"""First bet (2.1) and second bet (2.3), and who goes out over a bet."""

from __future__ import annotations

import pytest

from game.horse_fever.betting import first_bet
from game.play import Amounts
from tests.game.horse_fever.positions import family, the_board
from tests.game.horse_fever.scripted import dealt, new
from tests.game.positions import cases, follow
from tests.game.scripted import Phase

BETS = """
2.1 everybody bets clockwise from the first player
    lay: 4 play; first 2
    first bet: 2 win red / 2 100 / 3 win red / 3 100 / 0 win red / 0 100 / 1 win blue / 1 100
    then: nobody is asked
2.1 it cannot be passed
    first bet:
    then: may not pass (2.1)
2.1.1 both rulebooks: 5 VP make a minimum bet of 500 D
    lay: 0 has 5 VP; 0 has 700 D
    first bet: 0 win red
    then: 0 is asked 500 | 600 | 700; may not 400 (2.1.1)
2.1.1 a stable counts one VP for the minimum bet
    lay: 0 has 3 VP; 0 owns blue white; 0 has 600 D
    first bet: 0 win red
    then: 0 is asked 500 | 600
2.1.1 ruling: 100 D at 0 VP
    lay: 0 has 0 VP; 0 has 200 D
    first bet: 0 win red
    then: 0 is asked 100 | 200
2.1.1 the stake leaves the purse, and the token the reserve
    first bet: 0 show red / 0 300
    then: purses 2700 3000 3000; reserve red=1 blue=2; bets 0-show-red-300
2.1.1 exactly the minimum in the purse must be bet
    lay: 2 play; 0 has 400 D; 0 has 4 VP
    first bet: 0 win red
    then: 0 is asked 400
2.1.1 ruling: who cannot cover it loses two tokens, and does not bet
    lay: 0 has 400 D; 0 has 5 VP
    first bet: 1 win red / 1 100 / 2 win red / 2 100
    then: nobody is asked; purses 400 2900 2900; tokens 3 1 1; bets 1-win-red-100 2-win-red-100
2.1.1 two tokens pay the penalty
    lay: 0 has 100 D; 0 has 2 VP
    first bet:
    then: tokens 0 1 1; outs 0 0 0
2.1.1 ruling: stables are not payable, so who has one token is out
    lay: 0 has 300 D; 0 owns red blue white
    first bet:
    then: outs 1 0 0; purses 0 3000 3000; tokens 0 1 1; 0 owns; 1 is asked; first 1
    then: told eliminated seat=0 money=-300 vp=-1
2.1.1 the last one in need not bet
    lay: 0 has 0 D; 1 has 0 D
    first bet:
    then: nobody is asked; outs 1 2 0
2.1.4 ruling: all tokens of a colour gone, nobody else may bet on it
    lay: 1 bets win red 100; 2 bets show red 100
    first bet:
    then: may not win red | show red (2.1.4); may win blue
2.3 counter-clockwise, the first player last; it may be passed without penalty
    lay: 4 play; first 1
    second bet: 0 pass
    then: told bet passed seat=0 broke=False
    go on: 3 pass / 2 pass / 1 pass
    then: nobody is asked; purses 3000 3000 3000 3000; tokens 1 1 1 1; told 4 bet passed
2.3 the minimum bet holds for the second bet too
    lay: 2 has 5 VP; 2 has 500 D
    second bet: 2 win red
    then: 2 is asked 500
2.3 ruling: who cannot make it passes without penalty
    lay: 2 has 300 D; 2 has 4 VP
    second bet:
    then: 1 is asked; 2 has 300 D; 2 has 4 VP; told bet passed seat=2 broke=True
2.3 ruling: two bets on one horse are one win and one show
    lay: 2 bets win red 100
    second bet:
    then: may not win red (2.3); may show red
2.3 and so the other way round
    lay: 2 bets show red 100
    second bet:
    then: may not show red (2.3); may win red
2.3 another player may lay the same bet
    lay: 0 bets win red 100
    second bet:
    then: may win red
2.3 ruling: of two nobody bets twice on one horse, there is one token a colour
    lay: 2 play; 1 bets win red 100
    second bet:
    then: 1 is asked; may not win red | show red (2.1.4)
F.3 the first player card goes to the left
    lay: 4 play; first 3
    do: hand over
    then: first 0
F.3 it passes over who is out
    lay: 4 play; 1 leaves
    do: hand over
    then: first 2
3.3.4 at once, where the first player cannot bet; and not again at the end of that round
    lay: 4 play; first 3; 3 has 0 D; round 1
    first bet: 0 win red / 0 100 / 1 win blue / 1 100 / 2 win red / 2 100
    then: first 0; told first player seat=0
    second bet: 2 pass / 1 pass / 0 pass
    do: hand over
    then: first 0; told 1 first player
    lay: round 2
    do: hand over
    then: first 1
3.3.4 the next first player may go out as well
    lay: 4 play; 0 leaves; 1 leaves
    then: first 2
    do: hand over
    then: first 2
3.3.4 the card stays where somebody else goes out
    lay: 4 play; 2 leaves
    then: first 0; never first player
    do: hand over
    then: first 1
3.3.4 it passes nowhere when the game is decided
    lay: 2 play; 0 leaves
    then: never first player
3.3.4 under rules 1 it passed at once and again
    lay: 4 play; rules 1; 0 has 0 D
    first bet: 1 win red / 1 100 / 2 win red / 2 100 / 3 win red / 3 100
    then: first 1
    do: hand over
    then: first 2
3.3.4 at the payoffs it passes at once as well
    lay: 4 play; red hides armand-amende; 0 bets win red 100; 2 bets win red 100; 0 has 0 D
    payoffs: blue
    then: first 1; told first player seat=1
    do: hand over
    then: first 1
3.3.4 under rules 1 only at the end
    lay: 4 play; rules 1; red hides armand-amende; 0 bets win red 100; 0 has 0 D
    payoffs: blue
    then: first 0
    do: hand over
    then: first 1
"""
ON_THE_BOARD = """
2.1.1 first bet not covered costs two tokens
    lay: 0 has 200 D; 0 has 3 VP
    first bet:
    then: 0 has 1 VP; 1 is asked
2.1.1 who is out hands the first player card on, and cards back to their deck
    lay: 0 has 0 D; 0 holds boss; 0 owns red
    first bet:
    then: outs 1 0 0; first 1; 1 is asked; 0 holds; 0 owns
    1 buys:
    then: may buy stable red
"""


@pytest.mark.parametrize(
    ("position", "lines"), cases(BETS, family) + cases(ON_THE_BOARD, the_board)
)
def test_bets(position, lines):
    follow(position, lines)


def test_2_1_1_a_stake_goes_from_the_minimum_to_the_whole_purse_in_hundreds():
    game = new(2)
    game.players[0].money = 700
    ask = Phase(first_bet(game)).answer("show white").ask
    assert ask.options == Amounts(range(100, 701, 100))
    assert ask.why("800").reason == "You have 700 D."
    assert [ask.why(text).rule for text in ("250", "much")] == ["2.1.1", "2.1.1"]


def test_2_1_and_2_3_on_a_real_table():
    table = dealt(2)
    table.answer("win red 500")
    assert table.ask.who == 1
    assert table.why_not("show red").rule == "2.1.4"
    assert table.why_not("show blue") is None
    assert table.view(None).seats[0].bets == ((0, "win", "red", 500),)
    assert table.view(None).seats[0].money == 2900
