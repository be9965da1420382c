"""The two auctions (4.1, 4.2): the worked examples, who may bid, and where a price stops."""

from __future__ import annotations

import pytest

from game.horse_fever.auctions import buy_auction, sell_auction
from game.horse_fever.view import view
from tests.game.horse_fever.positions import the_board
from tests.game.horse_fever.scripted import board
from tests.game.positions import cases, follow
from tests.game.scripted import Phase

AUCTIONS = """
4.1 both rulebooks: John, Jack, James and Jim; James sells his point for 700
    lay: 4 play
    sell auction: 0 accept 1000 / 1 refuse / 2 accept 900 / 3 refuse / 0 accept 800 / 2 accept 700
    then: 0 is asked accept 600 | refuse
    go on: 0 refuse
    then: nobody is asked; purses 3000 3000 3700 3000; tokens 1 1 0 1
    then: told point sold seat=2 money=700 vp=-1
4.2 EN and FR: from 1000 up by 100, clockwise, until all but one have passed
    lay: 4 play
    buy auction: 0 refuse / 1 accept 1000 / 2 accept 1100 / 3 refuse / 1 accept 1200 / 2 refuse
    then: nobody is asked; purses 3000 1800 3000 3000; tokens 1 2 1 1
4.1 EN: it ends for lack of bids
    sell auction: 0 refuse / 1 refuse / 2 refuse
    then: nobody is asked; purses 3000 3000 3000; tokens 1 1 1; told auction unwanted what=sell
4.2 so does the other
    buy auction: 0 refuse / 1 refuse / 2 refuse
    then: nobody is asked; purses 3000 3000 3000; tokens 1 1 1; told auction unwanted what=buy
4.1 ruling: the last one may take the opening price, when nobody has bid
    sell auction: 0 refuse / 1 refuse / 2 accept 1000
    then: nobody is asked; purses 3000 3000 4000; tokens 1 1 0
4.2 so in the other
    buy auction: 0 refuse / 1 refuse / 2 accept 1000
    then: nobody is asked; purses 3000 3000 2000; tokens 1 1 2
4.1 who is alone with a bid is not asked again
    lay: 2 play
    sell auction: 0 accept 1000 / 1 refuse
    then: nobody is asked; purses 4000 3000
4.1 ruling: stable points may not be sold, so who has only those is not asked
    lay: 0 owns red blue; 0 has 0 VP
    sell auction: 1 refuse / 2 refuse
    then: nobody is asked
4.1 nobody has a token
    lay: 2 play; all has 0 VP
    sell auction:
    then: nobody is asked; told auction unwanted what=sell
4.1 ruling: the price never falls below the smallest note
    lay: 2 play
    sell auction: 0 accept 1000 / 1 accept 900 / 0 accept 800 / 1 accept 700 / 0 accept 600
    go on: 1 accept 500 / 0 accept 400 / 1 accept 300 / 0 accept 200 / 1 accept 100
    then: nobody is asked; purses 3000 3100; tokens 1 0
4.2 ruling: no bid above the purse; who cannot pay leaves unasked
    lay: 0 has 900 D; 1 has 1100 D
    buy auction: 1 accept 1000 / 2 accept 1100
    then: nobody is asked; seats of auction left 0 1; purses 900 1100 1900
4.2 the purse may be emptied
    lay: 2 play; 0 has 1000 D
    buy auction: 0 accept 1000 / 1 refuse
    then: purses 0 3000
4.2 nobody can pay
    lay: 2 play; all has 900 D
    buy auction:
    then: nobody is asked; told auction unwanted what=buy
S FR: Philippe pays 300 less; ruling: so he may bid 300 above his purse
    lay: 2 play; 0 hires philippe-justice; 0 has 700 D
    buy auction: 0 accept 1000 / 1 refuse
    then: nobody is asked; purses 0 3000; tokens 2 1
    lay: 0 has 600 D
    buy auction:
    then: 1 is asked
S Adrien gets 300 more for a point sold
    lay: 2 play; 0 hires adrien-justice
    sell auction: 0 accept 1000 / 1 refuse
    then: purses 4300 3000; told auction bonus money=300
S Riche pays for a point bought, and not for one sold
    lay: 2 play; 0 hires francois-riche
    buy auction: 0 accept 1000 / 1 refuse
    then: purses 2100 3000
    sell auction: 0 accept 1000 / 1 refuse
    then: purses 3100 3000
4.1 it starts with the first player, and passes over who is out
    lay: 4 play; first 2; 3 is out
    sell auction: 2 refuse / 0 refuse / 1 refuse
    then: nobody is asked
"""


@pytest.mark.parametrize(("position", "lines"), cases(AUCTIONS, the_board))
def test_auctions(position, lines):
    follow(position, lines)


def test_4_1_everybody_sees_the_auction_and_bids_in_the_open():
    game = board(3)
    phase = Phase(sell_auction(game)).answer("accept 1000")
    assert phase.ask.open
    assert view(game, None).board.auction == ("sell", 900, 0, (0, 1, 2))
    assert view(game, None).board == view(game, 2).board


@pytest.mark.parametrize("auction", [sell_auction, buy_auction])
@pytest.mark.parametrize(
    ("edition", "option", "held"),
    [
        ("first", "by edition", True),
        ("second", "by edition", False),
        ("first", "off", False),
        ("second", "on", True),
    ],
)
def test_4_the_second_edition_has_no_auctions_unless_wanted(edition, option, held, auction):
    """Ruling: its judges no longer know them."""
    game = board(3, edition=edition, auctions=option)
    assert (Phase(auction(game)).ask is not None) == held
    assert any(event.kind.startswith("auction") for event in game.events) == held
