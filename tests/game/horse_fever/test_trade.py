"""Buying from another player (1.1.8): the double price, the owner's word, the discounts."""

from __future__ import annotations

import pytest

from game.horse_fever.purchase import first_purchase
from game.horse_fever.view import view
from tests.game.horse_fever.scripted import EDITIONS, ROWS, board, buying, give, refused, under
from tests.game.scripted import Phase, told


def shop(edition: str = "first"):
    """Seat 1 owns one card of every kind; seat 0 owns a stable and 9000 D."""
    game = board(edition=edition)
    game.players[0].money = 9000
    give(game, 0, "stable", "white")
    give(game, 1, "stable", "red", "blue")
    give(game, 1, "assistant", "daniel-jackson")
    give(game, 1, "horse", "napoleon")
    give(game, 1, "target", "most-stables-1", "fewest-vp-2")
    return game


def test_1_1_8_a_stable_costs_twice_its_row_and_the_owner_gets_it():
    """Table 3: a stable at 1:5 costs 3000 D from a player."""
    game = shop()
    phase = buying(game).answer("offer 2 stable red")
    assert (phase.ask.who, phase.ask.options) == (1, ("sell red", "refuse"))
    assert (game.offer.price, game.offer.card, game.offer.buyer) == (3000, "red", 0)
    phase.answer("sell red")
    buyer, seller = game.players[:2]
    assert (buyer.money, buyer.stables, buyer.vp) == (6000, ["white", "red"], 3)
    assert (seller.money, seller.stables, seller.vp) == (6000, ["blue"], 2)
    assert phase.ask is None
    assert game.offer is None


PRICES = {1: 4200, 2: 3800, 3: 3400, 4: 3000, 5: 2600, 6: 2200}


@pytest.mark.parametrize(("row", "price"), list(PRICES.items()))
def test_1_1_8_table_3_for_every_row(row, price):
    game = shop()
    game.odds["red"] = row
    buying(game).answer("offer 2 stable red", "sell red")
    assert game.players[0].money == 9000 - price
    assert game.players[1].money == 3000 + price


@pytest.mark.parametrize(("kind", "card"), [("assistant", "daniel-jackson"), ("horse", "napoleon")])
def test_1_1_8_an_open_card_costs_800(kind, card):
    game = shop()
    buying(game).answer(f"offer 2 {kind} {card}", f"sell {card}")
    assert [player.money for player in game.players] == [8200, 3800, 3000]
    assert game.belongings(game.players[0], kind) == [card]
    assert game.belongings(game.players[1], kind) == []
    assert told(game, "trade paid")[0]["card"] == card


def test_1_1_8_the_seller_picks_which_target_and_nobody_else_sees_it():
    game = shop()
    phase = buying(game).answer("offer 2 target")
    assert phase.ask.options == ("sell most-stables-1", "sell fewest-vp-2", "refuse")
    assert not phase.ask.open
    assert (game.offer.card, view(game, 2).board.offer.card) == ("", "")
    phase.answer("sell fewest-vp-2")
    assert game.players[0].targets == ["fewest-vp-2"]
    assert game.players[1].targets == ["most-stables-1"]
    assert "fewest-vp" not in repr(game.events)
    assert [player.money for player in game.players] == [8200, 3800, 3000]


def test_1_1_8_a_refusal_costs_nothing_and_the_step_goes_on():
    game = shop()
    phase = buying(game).answer("offer 2 stable red", "refuse")
    assert phase.ask.who == 0
    assert refused(phase, "offer 2 stable red") == ("This offer has just been refused.", "1.1.8")
    assert "offer 2 stable blue" in phase.ask.options
    assert [player.money for player in game.players] == [9000, 3000, 3000]
    phase.answer("pass")
    assert game.players[0].money == 9400
    assert told(game, "offer refused") == [{"seat": 1, "other": 0}]


def test_1_1_8_a_refusal_is_forgotten_in_the_next_step():
    game = shop()
    buying(game).answer("offer 2 stable red", "refuse", "pass")
    assert "offer 2 stable red" in buying(game, step=2).ask.options


def test_1_1_8_action_cards_are_not_sold_between_players():
    game = shop()
    give(game, 1, "action", "boss")
    assert not [text for text in buying(game).ask.menu if "action" in text and "offer" in text]


@pytest.mark.parametrize(
    ("goods", "bank"),
    [
        ("stable red", "stable black"),
        ("assistant daniel-jackson", "assistant"),
        ("horse napoleon", "horse"),
        ("target", "target"),
    ],
)
def test_1_1_8_a_trade_counts_as_that_kinds_purchase_of_the_buyer(goods, bank):
    """Ruling: one of each kind a phase, from whomever."""
    game = shop()
    phase = buying(game).answer(f"offer 2 {goods}")
    phase.answer(phase.ask.options[0])
    later = buying(game, step=2)
    assert refused(later, f"buy {bank}").rule == "1.2"
    assert f"buy {bank}" in buying(game, 2).ask.options or bank == "horse"
    seller = buying(game, 1, 2)
    assert f"buy {bank}" in seller.ask.options


def test_1_1_8_what_was_bought_from_the_bank_is_not_bought_from_a_player():
    game = shop()
    buying(game).answer("buy stable black")
    phase = buying(game, step=2)
    assert refused(phase, "offer 2 stable red").rule == "1.2"


def test_1_1_8_one_buys_from_a_player_once_a_phase_whatever_it_is():
    """EN: in one of the two Purchase steps."""
    game = shop()
    give(game, 2, "assistant", "tommy-style")
    buying(game).answer("offer 2 stable red", "sell red")
    later = buying(game, step=2)
    offers = [text for text in later.ask.menu if text.startswith("offer")]
    assert len(offers) == 5
    for text in offers:
        reason = "You have already bought from a player in this round."
        assert refused(later, text) == (reason, "1.1.8")
    assert "buy assistant" in later.ask.options


def test_1_1_8_an_offer_refused_is_no_purchase_and_the_seller_may_still_buy():
    game = shop()
    game.players[1].money = 9000
    buying(game).answer("offer 2 stable red", "refuse", "pass")
    phase = buying(game, step=2).answer("offer 2 stable red", "sell red")
    assert phase.ask is None
    assert "offer 1 stable white" in buying(game, 1, 2).ask.options


def test_1_1_8_in_the_next_round_one_may_buy_from_a_player_again():
    game = shop()
    buying(game).answer("offer 2 stable red", "sell red")
    phase = Phase(first_purchase(game))
    assert "offer 2 stable blue" in phase.ask.options


def test_1_1_8_under_rules_1_one_could_buy_from_players_in_both_steps():
    game = under(shop(), 1)
    buying(game).answer("offer 2 stable red", "sell red")
    later = buying(game, step=2)
    assert "offer 2 assistant daniel-jackson" in later.ask.options
    assert refused(later, "offer 2 stable blue").rule == "1.2"


def test_1_1_8_a_horse_is_only_for_an_owner_of_a_stable():
    game = shop()
    game.players[2].money = 9000
    assert refused(buying(game, 2), "offer 2 horse napoleon").rule == "1.1.4"


def test_1_1_8_nothing_on_credit():
    game = shop()
    game.players[0].money = 799
    refusal = refused(buying(game), "offer 2 target")
    assert refusal == ("This costs 800 D and you have 799 D.", "1.1.8")


def test_1_1_8_nobody_buys_from_who_is_out_or_from_himself():
    game = shop()
    offers = [text for text in buying(game).ask.menu if text.startswith("offer")]
    assert {text.split()[1] for text in offers} == {"2"}
    game.players[1].out = 1
    assert not [text for text in buying(game).ask.menu if text.startswith("offer")]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("assistant", "goods", "first", "second"),
    [
        ("adalbert-diplomatitsch", "target", 500, 400),
        ("tommy-style", "assistant daniel-jackson", 500, 400),
        ("francisco-caballos", "horse napoleon", 500, 400),
        ("franz-galopp", "stable red", 2400, 2400),
    ],
)
def test_1_1_8_discounts_hold_in_a_trade(edition, assistant, goods, first, second):
    """FR: Adalbert, Francisco and Tommy trade at 800 - 300 = 500, Franz saves 600 as well."""
    game = shop(edition)
    give(game, 0, "assistant", assistant)
    phase = buying(game).answer(f"offer 2 {goods}")
    phase.answer(phase.ask.options[0])
    cost = first if edition == "first" else second
    assert game.players[0].money == 9000 - cost
    assert game.players[1].money == 3000 + cost


def test_1_1_8_the_sellers_discount_saves_the_buyer_nothing():
    game = shop()
    give(game, 1, "assistant", "franz-galopp")
    buying(game).answer("offer 2 stable red", "sell red")
    assert game.players[0].money == 6000


def test_1_1_8_the_price_follows_the_odds():
    game = board(odds={**ROWS, "red": 6})
    give(game, 1, "stable", "red")
    buying(game).answer("offer 2 stable red", "sell red")
    assert game.players[0].money == 800
