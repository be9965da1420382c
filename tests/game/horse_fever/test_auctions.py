"""The two auctions (4.1, 4.2): the worked examples, who may bid, and where a price stops."""

from __future__ import annotations

import pytest

from game.horse_fever.auctions import buy_auction, sell_auction
from game.horse_fever.view import view
from tests.game.horse_fever.scripted import board, give
from tests.game.scripted import Phase, told

JOHN, JACK, JAMES, JIM = range(4)


def purses(game):
    return [player.money for player in game.players]


def tokens(game):
    return [player.tokens for player in game.players]


def asked(phase):
    return phase.ask.who, phase.ask.options[0]


def test_4_1_james_sells_his_point_for_700():
    """Worked example of both rulebooks: John, Jack, James and Jim."""
    game = board(4)
    phase = Phase(sell_auction(game))
    assert asked(phase) == (JOHN, "accept 1000")
    phase.answer("accept 1000")
    assert asked(phase) == (JACK, "accept 900")
    phase.answer("refuse")
    assert asked(phase) == (JAMES, "accept 900")
    phase.answer("accept 900", "refuse")
    assert asked(phase) == (JOHN, "accept 800")
    phase.answer("accept 800")
    assert asked(phase) == (JAMES, "accept 700")
    phase.answer("accept 700")
    assert asked(phase) == (JOHN, "accept 600")
    phase.answer("refuse")
    assert phase.ask is None
    assert purses(game) == [3000, 3000, 3700, 3000]
    assert tokens(game) == [1, 1, 0, 1]
    [facts] = told(game, "point sold")
    assert (facts["seat"], facts["money"], facts["vp"]) == (JAMES, 700, -1)
    assert game.auction is None


def test_4_2_the_highest_bid_buys_the_point():
    """EN and FR: from 1000 up by 100, clockwise, until all but one have passed."""
    game = board(4)
    phase = Phase(buy_auction(game)).answer("refuse")
    assert asked(phase) == (JACK, "accept 1000")
    phase.answer("accept 1000")
    assert asked(phase) == (JAMES, "accept 1100")
    phase.answer("accept 1100")
    assert asked(phase) == (JIM, "accept 1200")
    phase.answer("refuse")
    assert asked(phase) == (JACK, "accept 1200")
    phase.answer("accept 1200")
    assert asked(phase) == (JAMES, "accept 1300")
    phase.answer("refuse")
    assert phase.ask is None
    assert purses(game) == [3000, 1800, 3000, 3000]
    assert tokens(game) == [1, 2, 1, 1]


@pytest.mark.parametrize(("auction", "what"), [(sell_auction, "sell"), (buy_auction, "buy")])
def test_4_1_and_4_2_nobody_wants(auction, what):
    """EN: the auction ends for lack of bids."""
    game = board(3)
    phase = Phase(auction(game)).answer("refuse", "refuse", "refuse")
    assert phase.ask is None
    assert purses(game) == [3000] * 3
    assert tokens(game) == [1] * 3
    assert told(game, "auction unwanted") == [{"what": what}]


@pytest.mark.parametrize(
    ("auction", "purse", "token"), [(sell_auction, 4000, 0), (buy_auction, 2000, 2)]
)
def test_4_1_and_4_2_the_last_one_may_take_the_opening_price(auction, purse, token):
    """Ruling: all others have refused and nobody has bid yet."""
    game = board(3)
    phase = Phase(auction(game)).answer("refuse", "refuse")
    assert asked(phase) == (2, "accept 1000")
    phase.answer("accept 1000")
    assert phase.ask is None
    assert (purses(game)[2], tokens(game)[2]) == (purse, token)


def test_4_1_who_is_alone_with_a_bid_is_not_asked_again():
    game = board(2)
    phase = Phase(sell_auction(game)).answer("accept 1000", "refuse")
    assert phase.ask is None
    assert purses(game) == [4000, 3000]


def test_4_1_players_without_a_token_are_skipped():
    """Ruling: stable points may not be sold, so who has only those is not asked."""
    game = board(3)
    give(game, 0, "stable", "red", "blue")
    game.players[0].tokens = 0
    phase = Phase(sell_auction(game))
    assert phase.ask.who == 1
    assert game.auction.still_in == [1, 2]
    phase.answer("refuse", "refuse")
    assert phase.ask is None


def test_4_1_nobody_has_a_token():
    game = board(2)
    for player in game.players:
        player.tokens = 0
    assert Phase(sell_auction(game)).ask is None
    assert told(game, "auction unwanted")


def test_4_1_the_price_never_falls_below_100():
    """Ruling: the floor is the smallest note."""
    game = board(2)
    phase = Phase(sell_auction(game))
    prices = []
    while phase.ask is not None:
        prices.append(phase.ask.options[0])
        phase.answer(prices[-1])
    assert prices == [f"accept {price}" for price in range(1000, 0, -100)]
    assert purses(game) == [3000, 3100]
    assert tokens(game) == [1, 0]


def test_4_2_who_cannot_pay_the_price_leaves_unasked():
    """Ruling: no bid above the purse."""
    game = board(3)
    game.players[0].money = 900
    game.players[1].money = 1100
    phase = Phase(buy_auction(game))
    assert asked(phase) == (1, "accept 1000")
    phase.answer("accept 1000")
    assert asked(phase) == (2, "accept 1100")
    phase.answer("accept 1100")
    assert phase.ask is None
    assert [facts["seat"] for facts in told(game, "auction left")] == [0, 1]
    assert purses(game) == [900, 1100, 1900]


def test_4_2_the_purse_may_be_emptied():
    game = board(2)
    game.players[0].money = 1000
    Phase(buy_auction(game)).answer("accept 1000", "refuse")
    assert purses(game)[0] == 0


def test_4_2_nobody_can_pay():
    game = board(2)
    for player in game.players:
        player.money = 900
    assert Phase(buy_auction(game)).ask is None
    assert told(game, "auction unwanted") == [{"what": "buy"}]


def test_s_philippes_300_count_as_cash():
    """FR: he bids like everyone and pays 300 less; ruling: so he may bid 300 above his purse."""
    game = board(2)
    give(game, 0, "assistant", "philippe-justice")
    game.players[0].money = 700
    phase = Phase(buy_auction(game)).answer("accept 1000", "refuse")
    assert phase.ask is None
    assert (purses(game)[0], tokens(game)[0]) == (0, 2)
    game.players[0].money = 600
    assert asked(Phase(buy_auction(game)))[0] == 1


def test_s_adrien_gets_300_more_for_a_point_sold():
    game = board(2)
    give(game, 0, "assistant", "adrien-justice")
    phase = Phase(sell_auction(game))
    assert asked(phase) == (0, "accept 1000")
    phase.answer("accept 1000", "refuse")
    assert purses(game) == [4300, 3000]
    assert sum(facts["money"] for facts in told(game, "auction bonus")) == 300


def test_s_riche_pays_for_a_point_bought_and_not_for_one_sold():
    game = board(2)
    give(game, 0, "assistant", "francois-riche")
    Phase(buy_auction(game)).answer("accept 1000", "refuse")
    assert purses(game)[0] == 3000 - 1000 + 100
    Phase(sell_auction(game)).answer("accept 1000", "refuse")
    assert purses(game)[0] == 3100


def test_4_1_the_auction_starts_with_the_first_player():
    game = board(4)
    game.first = 2
    game.players[3].out = 1
    phase = Phase(sell_auction(game))
    order = [phase.ask.who]
    for _ in range(2):
        order.append(phase.answer("refuse").ask.who)
    assert order == [2, 0, 1]


def test_4_1_everybody_sees_the_auction_and_bids_in_the_open():
    game = board(3)
    phase = Phase(sell_auction(game)).answer("accept 1000")
    assert phase.ask.open
    assert view(game, None).board.auction == ("sell", 900, 0, (0, 1, 2))
    assert view(game, None).board == view(game, 2).board


@pytest.mark.parametrize(
    ("edition", "option", "held"),
    [
        ("first", "by edition", True),
        ("second", "by edition", False),
        ("first", "off", False),
        ("second", "on", True),
    ],
)
def test_4_the_second_edition_has_no_auctions_unless_wanted(edition, option, held):
    """Ruling: its judges no longer know them."""
    game = board(3, edition=edition, auctions=option)
    for auction in (sell_auction, buy_auction):
        phase = Phase(auction(game))
        assert (phase.ask is not None) == held
    assert bool(told(game, "auction")) == held
