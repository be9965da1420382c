"""Payoffs (3.3): bets, prizes, horses, assistants, neighbours, fines; and who is short of them."""

from __future__ import annotations

import pytest

from game.horse_fever.payoffs import pay_off
from tests.game.horse_fever.positions import family, the_board
from tests.game.horse_fever.scripted import EDITIONS, bet, fixed, give, new, ranked, running
from tests.game.positions import cases, follow

BETS = """
2.1.2 both rulebooks: Jack wins 800 and 3 points with 200 on red at 1:4
    lay: odds red 3; 0 bets win red 200
    payoffs: red
    then: purses 3600 3000 3000; tokens 4 1 1
    then: told win bet won money=800 vp=3 times=4 place=1
2.1.2 and loses when red is second
    lay: odds red 3; 0 bets win red 200
    payoffs: blue red
    then: purses 2800 3000 3000; tokens 1 1 1
    then: told bet lost seat=0 bet=win horse=red stake=200 place=2
2.1.3 both rulebooks: James doubles 300 to show on blue and gets a point
    lay: odds blue 4; 1 bets show blue 300
    payoffs: blue
    then: purses 3000 3300 3000; tokens 1 2 1; told show bet won money=600 vp=1 times=2
2.1.3 for a second place, too
    lay: 1 bets show blue 300
    payoffs: white blue
    then: purses 3000 3300 3000; tokens 1 2 1
2.1.3 for a third
    lay: 1 bets show blue 300
    payoffs: white red blue
    then: purses 3000 3300 3000; tokens 1 2 1
2.1.3 and loses with the fourth
    lay: 1 bets show blue 300
    payoffs: white red green blue
    then: purses 3000 2700 3000; tokens 1 1 1
2.1.2 ruling: the odds changed by a card pay, before the update
    lay: red hides steven-sting; 0 bets win red 100
    payoffs: red
    then: purses 3600 3000 3000
3.3.1 both bets of a player are judged, and the tokens return to the reserve
    lay: 0 bets win red 100; 0 bets show red 200; 1 bets win blue 300
    then: reserve red=0 blue=1
    payoffs: green red
    then: purses 3100 2700 3000; tokens 2 1 1; reserve 2; bets
3.3 the payoff starts with the first player
    lay: first 2; 0 bets show red 100; 1 bets show blue 100; 2 bets show green 100
    payoffs: red blue green
    then: seats of show bet won 2 0 1
3.3.2 both rulebooks: 600, 400, 200 for the first three, and nothing for who is fourth
    lay: 4 play; 0 owns red; 1 owns blue; 2 owns green; 3 owns black
    payoffs: red blue green black
    then: purses 3600 3400 3200 3000; tokens 1 1 1 1
3.3.2 nobody gets the prize of an unowned stable
    payoffs: red
    then: never stable prize
3.3.3 FR: Armand takes 400 from everyone who bet on the horse, even those who lost
    lay: red hides armand-amende; 0 bets win red 100; 1 bets show red 100; 2 bets win blue 100
    payoffs: green red
    then: purses 2500 2700 2900
3.3.3 ruling: once for two bets of one player
    lay: edition second; red hides armand-amende; 0 bets win red 100; 0 bets show red 100
    payoffs: green
    then: purses 2400 3000 3000
3.3.3 facts: Pecunia is the mirror of Armand, once a player
    lay: edition second; red hides pecunia-non-olet; 0 bets win red 100; 0 bets show red 100
    lay: 1 bets win blue 100
    payoffs: green
    then: purses 3200 2900 3000
3.3.3 ruling: gains first, then fines: the bet pays Armand
    lay: red hides armand-amende; 0 has 300 D; 0 bets show red 100
    payoffs: red
    then: purses 0 3000 3000; tokens 2 1 1
3.3.3 and Pecunia does
    lay: edition second; red hides armand-amende pecunia-non-olet; 0 has 100 D; 0 bets win red 100
    payoffs: blue
    then: purses 0 3000 3000; tokens 1 1 1
3.3.4 ruling: who cannot pay gives what he has and loses two tokens
    lay: red hides armand-amende; 0 has 400 D; 0 has 3 VP; 0 owns white; 0 bets win red 100
    payoffs: black blue green
    then: purses 0 3000 3000; tokens 1 1 1; outs 0 0 0; told short money=-300 owed=400
3.3.4 ruling: else is out; the stable does not count
    lay: red hides armand-amende; 0 has 400 D; 0 owns white; 0 bets win red 100
    payoffs: black blue green
    then: purses 0 3000 3000; tokens 0 1 1; outs 1 0 0; 0 owns
3.3.4 ruling: the last two may go out in one payoff, and nobody wins
    lay: red hides armand-amende; 2 leaves; 0 has 100 D; 1 has 100 D
    lay: 0 bets win red 100; 1 bets show red 100
    payoffs: black blue green
    then: outs 2 3 1; winners by nobody; reserve 2
2.1.2 FR: Boss gives 4 VP to win and 2 VP to show
    lay: red hides boss; 0 bets win red 100; 1 bets show red 100
    payoffs: red
    then: tokens 5 3 1
2.1.2 in the second edition, too
    lay: edition second; red hides boss; 0 bets win red 100; 1 bets show red 100
    payoffs: red
    then: tokens 5 3 1
2.1.2 its Boss!!! takes one, never below 0
    lay: edition second; red hides boss-off; 0 bets win red 100; 1 bets show red 100
    payoffs: red
    then: tokens 3 1 1
2.1.3 ruling: Boss counts for each won bet of a player
    lay: red hides boss; 0 bets win red 100; 0 bets show red 100
    payoffs: red
    then: tokens 7 1 1
2.1.3 Boss and Boss!!! level out
    lay: edition second; red hides boss boss-off; 0 bets show red 100
    payoffs: red
    then: tokens 2 1 1
2.1.3 Boss gives nothing for lost bets or other horses
    lay: red hides boss; 0 bets win red 100; 1 bets show blue 100
    payoffs: blue
    then: tokens 1 2 1
"""
ON_THE_BOARD = """
3.3 every line starts with the first player
    lay: 4 play; first 2; 0 hires daniel-jackson; 1 hires brian-ofist; 2 hires pedro-pugnos
    lay: 0 owns white; 1 owns blue; 2 owns green
    payoffs: white blue green
    then: seats of stable prize 2 0 1; seats of neighbour collected 2 1
3.3.2 two stables of one owner
    lay: 0 owns white blue; 1 owns green; 2 owns black
    payoffs: white blue green black
    then: purses 4000 3200 3000
3.3 a prize won just before pays the neighbour
    lay: 2 play; 0 hires brian-ofist; 1 owns green; 1 has 0 D
    payoffs: white blue green
    then: purses 3200 0; never short
3.3 what is collected from a neighbour pays the fine
    lay: red hides armand-amende; 0 hires brian-ofist pedro-pugnos; 0 has 100 D; 0 bets win red 100
    payoffs: white
    then: purses 0 2800 2800; never short
3.3.4 a neighbour gives what he has and loses two tokens
    lay: 0 hires pedro-pugnos; 1 has 100 D; 1 has 3 VP
    payoffs: white
    then: purses 3100 0 3000; tokens 1 1 1; told short seat=1 money=-100 owed=200 other=0
3.3.4 even nothing
    lay: 0 hires pedro-pugnos; 1 has 0 D; 1 has 3 VP
    payoffs: white
    then: purses 3000 0 3000; tokens 1 1 1; told short seat=1 money=0 owed=200
3.3.4 a neighbour without two tokens is out
    lay: 0 hires pedro-pugnos; 1 has 100 D
    payoffs: white
    then: purses 3100 0 3000; outs 0 1 0
3.3.4 exactly enough is not short
    lay: 0 hires pedro-pugnos; 1 has 200 D
    payoffs: white
    then: purses 3200 0 3000; never short
3.3.4 two collectors may ask one neighbour too much: Brian from the left, Pedro from the right
    lay: 0 hires pedro-pugnos; 2 hires brian-ofist; 1 has 300 D; 1 has 2 VP
    payoffs: white
    then: purses 3200 0 3100; 1 has 0 VP
3.3.4 collecting goes past who has just gone out
    lay: 0 hires pedro-pugnos; 2 hires brian-ofist; 1 has 0 D
    payoffs: white
    then: purses 2800 0 3200
3.3.4 who went out as a neighbour is neither fined nor collects
    lay: white hides armand-amende; 0 hires pedro-pugnos; 1 hires brian-ofist; 1 has 200 D
    lay: 1 bets win white 100
    payoffs: green
    then: purses 3100 0 3000; told short seat=1; told eliminated seat=1
3.3.4 a fine puts seat 0 out; the others are paid before and fined after as ever
    lay: white hides armand-amende; 0 owns red blue; 1 owns green; 0 has 200 D; 0 holds boss
    lay: 0 bets win white 200; 1 bets show white 100; 2 bets win green 100
    payoffs: green yellow black
    then: outs 1 0 0; purses 0 3100 3300; bets; reserve 2
3.3.4 the last two go out one after the other
    lay: 2 play; white hides armand-amende; 0 has 100 D; 1 has 100 D; 0 bets win white 100
    lay: 1 bets show white 100
    payoffs: green red blue
    then: outs 1 2; winners by nobody
S Riche is paid before the fine, and not for points lost
    lay: red hides armand-amende; 0 hires francois-riche; 0 has 100 D; 0 bets show red 100
    payoffs: red
    then: 0 has 0 D; 0 has 0 VP; told friend's gift money=100
3.3.3 Pecunia gives before neighbours take
    lay: edition second; 2 play; red hides pecunia-non-olet; 1 hires brian-ofist; 0 has 100 D
    lay: 0 bets win red 100
    payoffs: white
    then: purses 200 3200
H FR: Biscuit and Bosson bring their owner 300 for running at all
    lay: 1 runs bosson red
    payoffs: white blue green
    then: purses 3000 3300 3000; told horse cash seat=1 money=300 vp=0 horse=red card=bosson
H second edition: 600
    lay: edition second; 1 runs biscuit-de-mer red
    payoffs: white blue green
    then: purses 3000 3600 3000
H Biscuit in the first
    lay: 1 runs biscuit-de-mer red
    payoffs: white blue green
    then: purses 3000 3300 3000
H Bosson in the second
    lay: edition second; 1 runs bosson red
    payoffs: white blue green
    then: purses 3000 3600 3000
H a horse in the stall brings nothing
    lay: 0 owns red; 0 keeps bosson
    payoffs: white blue green
    then: purses 3000 3000 3000
H ruling: Armand fines those who bet, and the owner gets the gift
    lay: 0 runs bosson red; red hides armand-amende; 0 bets win red 100; 1 bets show red 100
    payoffs: white blue green
    then: purses 2800 2500 3000
H Pecunia pays those who bet
    lay: edition second; 0 runs bosson red; red hides pecunia-non-olet; 1 bets show red 100
    payoffs: white blue green
    then: purses 3600 3300 3000
H under rules 1 Armand took the place of the gift
    lay: edition second; rules 1; 0 runs bosson red; red hides armand-amende
    payoffs: white blue green
    then: purses 3000 3000 3000
H and Pecunia did
    lay: edition second; rules 1; 0 runs bosson red; red hides pecunia-non-olet
    payoffs: white blue green
    then: purses 3000 3000 3000
"""


@pytest.mark.parametrize(
    ("position", "lines"), cases(BETS, family) + cases(ON_THE_BOARD, the_board)
)
def test_payoffs(position, lines):
    follow(position, lines)


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 6])
def test_2_1_2_a_win_pays_the_stake_times_the_odds(row):
    game = new(2)
    game.odds["red"] = row
    bet(game, 0, "win", "red", 500)
    pay_off(ranked(game, "red"))
    assert game.players[0].money == 2500 + 500 * (row + 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_3_3_gains_then_neighbours_then_fines(edition):
    """Ruling: bets, prizes, horses, the bank's assistants, neighbours, and last the fines."""
    game = running("bosson", seat=0, edition=edition)
    give(game, 0, "assistant", "daniel-jackson", "brian-ofist", "francois-riche")
    bet(game, 0, "win", "white", 100)
    bet(game, 1, "show", "red", 100)
    fixed({"blue": ["armand-amende"]}, game)
    bet(game, 2, "win", "blue", 100)
    give(game, 1, "stable", "white")
    start = len(game.events)
    pay_off(ranked(game, "white", "blue", "green", "black", "yellow"))
    friend = ["friend's gift"] if edition == "first" else []
    assert [event.kind for event in game.events[start:]] == [
        "bet lost", "bet lost", "win bet won", *friend, "stable prize", "horse cash",
        "assistant paid", "neighbour paid", "neighbour collected", "card cash",
    ]  # fmt: skip
