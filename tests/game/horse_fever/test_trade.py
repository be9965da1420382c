"""Buying from another player (1.1.8): the double price, the owner's word, the discounts."""

from __future__ import annotations

import pytest

from tests.game.horse_fever.positions import the_board
from tests.game.horse_fever.scripted import EDITIONS, board, buying, give
from tests.game.positions import cases, follow

SHOP = """lay: 0 has 9000 D; 0 owns white; 1 owns red blue; 1 hires daniel-jackson; 1 keeps napoleon
    lay: 1 aims most-stables-1 fewest-vp-2"""
TRADES = """
table 3: a stable at 1:5 costs 3000 D from a player, who gets it
    SHOP
    0 buys: 0 offer 2 stable red
    then: 1 is asked sell red | refuse
    go on: 1 sell red
    then: nobody is asked; purses 6000 6000 3000; 0 owns white red; 1 owns blue; points 3 2 1
an open card costs 800
    SHOP
    0 buys: 0 offer 2 assistant daniel-jackson / 1 sell daniel-jackson
    then: purses 8200 3800 3000; 0 hires daniel-jackson; 1 hires
    then: told trade paid card=daniel-jackson
a horse, too
    SHOP
    0 buys: 0 offer 2 horse napoleon / 1 sell napoleon
    then: purses 8200 3800 3000; 0 keeps napoleon; 1 keeps
a refusal costs nothing, and the step goes on
    SHOP
    0 buys: 0 offer 2 stable red / 1 refuse
    then: 0 is asked; may not offer 2 stable red (1.1.8) This offer has just been refused.
    then: may offer 2 stable blue; purses 9000 3000 3000; told offer refused seat=1 other=0
    go on: 0 pass
    then: 0 has 9400 D
it is no purchase, and forgotten in the next step; the seller may still buy
    SHOP
    lay: 1 has 9000 D
    0 buys: 0 offer 2 stable red / 1 refuse / 0 pass
    0 buys again: 0 offer 2 stable red / 1 sell red
    then: nobody is asked
    1 buys again:
    then: may offer 1 stable white | buy stable black
ruling: one of each kind a phase, from whomever
    SHOP
    0 buys: 0 offer 2 stable red / 1 sell red
    0 buys again:
    then: may not buy stable black (1.2); may buy assistant
    then: may not offer 2 stable blue | offer 2 target (1.1.8) You have already bought from a player
assistants, too
    SHOP
    0 buys: 0 offer 2 assistant daniel-jackson / 1 sell daniel-jackson
    0 buys again:
    then: may not buy assistant (1.2); may buy horse
horses
    SHOP
    0 buys: 0 offer 2 horse napoleon / 1 sell napoleon
    0 buys again:
    then: may not buy horse (1.2); may buy target
targets
    SHOP
    0 buys: 0 offer 2 target / 1 sell most-stables-1
    0 buys again:
    then: may not buy target (1.2); may buy stable black
what was bought from the bank is not bought from a player
    SHOP
    0 buys: 0 buy stable black
    0 buys again:
    then: may not offer 2 stable red (1.2)
in the next round one may buy from a player again
    SHOP
    0 buys: 0 offer 2 stable red / 1 sell red
    purchase:
    then: may offer 2 stable blue
under rules 1 one could buy from players in both steps
    SHOP
    lay: rules 1
    0 buys: 0 offer 2 stable red / 1 sell red
    0 buys again:
    then: may offer 2 assistant daniel-jackson; may not offer 2 stable blue (1.2)
a horse is only for an owner of a stable
    SHOP
    lay: 2 has 9000 D
    2 buys:
    then: may not offer 2 horse napoleon (1.1.4)
nothing on credit
    SHOP
    lay: 0 has 799 D
    0 buys:
    then: may not offer 2 target (1.1.8) This costs 800 D and you have 799 D.
the seller’s discount saves the buyer nothing
    SHOP
    lay: 1 hires franz-galopp
    0 buys: 0 offer 2 stable red / 1 sell red
    then: 0 has 6000 D
"""


@pytest.mark.parametrize(("position", "lines"), cases(TRADES.replace("SHOP", SHOP), the_board))
def test_trades(position, lines):
    follow(position, lines)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("assistant", "bank", "goods", "costs"),
    [
        ("adalbert-diplomatitsch", "target", "target", {"first": (100, 500), "second": (0, 400)}),
        ("tommy-style", "assistant", "assistant daniel-jackson",
         {"first": (100, 500), "second": (0, 400)}),
        ("francisco-caballos", "horse", "horse napoleon",
         {"first": (100, 500), "second": (0, 400)}),
        ("franz-galopp", "stable green", "stable red",
         {"first": (1100, 2400), "second": (1100, 2400)}),
    ],
)  # fmt: skip
def test_s_discounts_from_the_bank_and_in_a_trade(edition, assistant, bank, goods, costs):
    """FR: 400 - 300 = 100, 800 - 300 = 500, Franz saves 600; second edition: 0 and 400."""
    for wanted, cost in zip((f"buy {bank}", f"offer 2 {goods}"), costs[edition], strict=True):
        game = board(edition=edition)
        game.players[0].money = 9000
        give(game, 0, "stable", "white")
        give(game, 1, "stable", "red")
        give(game, 1, "assistant", "daniel-jackson")
        give(game, 1, "horse", "napoleon")
        give(game, 1, "target", "most-stables-1")
        give(game, 0, "assistant", assistant)
        phase = buying(game).answer(wanted)
        if "offer" in wanted:
            phase.answer(phase.ask.options[0])
        assert game.players[0].money == 9000 - cost


def test_1_1_8_no_action_cards_and_nothing_from_who_is_out_or_from_oneself():
    game = board()
    give(game, 0, "stable", "white")
    give(game, 1, "stable", "red")
    give(game, 1, "action", "boss")
    offers = [text for text in buying(game).ask.menu if text.startswith("offer")]
    assert offers == ["offer 2 stable red"]
    game.players[1].out = 1
    assert not [text for text in buying(game).ask.menu if text.startswith("offer")]
