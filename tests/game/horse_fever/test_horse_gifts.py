"""What Biscuit and Bosson bring their owner (H), alone and beside cards that fine or pay."""

from __future__ import annotations

import pytest

from game.horse_fever.payoffs import pay_off
from tests.game.horse_fever.scripted import (
    EDITIONS,
    bet,
    board,
    fixed,
    give,
    ranked,
    running,
    under,
)
from tests.game.scripted import told


@pytest.mark.parametrize(("edition", "cash"), [("first", 300), ("second", 600)])
@pytest.mark.parametrize("card", ["biscuit-de-mer", "bosson"])
def test_h_biscuit_and_bosson_pay_their_owner(card, edition, cash):
    """FR: 300 at the next payoffs for running at all; second edition 600."""
    game = running(card, edition=edition, seat=1)
    pay_off(ranked(game, "white", "blue", "green", "black", "yellow"))
    assert [player.money for player in game.players] == [3000, 3000 + cash, 3000]
    [facts] = told(game, "horse cash")
    assert facts == {"seat": 1, "money": cash, "vp": 0, "horse": "red", "card": card}


def test_h_a_horse_in_the_stall_pays_nothing():
    game = board()
    give(game, 0, "stable", "red")
    give(game, 0, "horse", "bosson")
    pay_off(ranked(game, "white", "blue", "green", "black", "yellow"))
    assert game.players[0].money == 3000


def test_h_the_pay_is_the_owners_not_the_bettors():
    game = running("bosson")
    bet(game, 1, "win", "red", 100)
    pay_off(ranked(game, "white", "blue", "green", "black", "yellow"))
    assert [player.money for player in game.players] == [3300, 2900, 3000]


@pytest.mark.parametrize("card", ["biscuit-de-mer", "bosson"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_h_armand_fines_those_who_bet_and_the_owner_gets_the_gift(edition, card):
    """Ruling: another purse, another symbol."""
    gift = 300 if edition == "first" else 600
    game = running(card, edition=edition)
    bet(game, 0, "win", "red", 100)
    bet(game, 1, "show", "red", 100)
    fixed({"red": ["armand-amende"]}, game)
    pay_off(ranked(game, "white", "blue", "green", "black", "yellow"))
    assert [player.money for player in game.players] == [2500 + gift, 2500, 3000]


def test_h_pecunia_pays_those_who_bet_and_the_owner_gets_the_gift():
    game = running("bosson", edition="second")
    bet(game, 1, "show", "red", 100)
    fixed({"red": ["pecunia-non-olet"]}, game)
    pay_off(ranked(game, "white", "blue", "green", "black", "yellow"))
    assert [player.money for player in game.players] == [3600, 3300, 3000]


@pytest.mark.parametrize("fine", ["armand-amende", "pecunia-non-olet"])
def test_h_under_rules_1_armand_and_pecunia_took_the_place_of_the_gift(fine):
    game = under(running("bosson", edition="second"), 1)
    pay_off(ranked(fixed({"red": [fine]}, game), "white", "blue", "green", "black", "yellow"))
    assert game.players[0].money == 3000
