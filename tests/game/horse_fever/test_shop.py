"""The purchase phase (1.1, 1.2): what can be bought, for how much, how often, and why not."""

from __future__ import annotations

import pytest

from game.horse_fever import BOARD
from game.horse_fever.purchase import first_purchase
from game.horse_fever.view import view
from game.play import CHANCE
from tests.game.horse_fever.positions import the_board
from tests.game.horse_fever.scripted import EDITIONS, board, buying, give, opened, refused
from tests.game.positions import cases, follow
from tests.game.scripted import Phase, told

PURCHASES = """
1.1.5 both rulebooks: John buys the yellow stable at 1:3 for 1900, and has one point more
    lay: odds yellow 2
    0 buys: 0 buy stable yellow
    then: 0 has 1100 D; 0 owns yellow; points 2 1 1; tokens 1 1 1
    then: told stable bought seat=0 money=-1900 vp=0 horse=yellow
1.1.5 a stable is sold once
    lay: 1 owns red
    0 buys:
    then: may not buy stable red (1.1.5) The red stable belongs to player 2.
1.2 one stable a phase
    lay: 0 has 9000 D
    0 buys: 0 buy stable red
    0 buys again:
    then: may not buy stable blue (1.2)
1.1.5 its point counts for the minimum bet
    0 buys: 0 buy stable white
    first bet: 0 win red
    then: may not 100 (2.1.1); may 200
1.1.1 two action cards for 400, in both steps
    0 buys: 0 buy action / ? boss, xiii
    then: nobody is asked; 0 has 2600 D; 0 holds boss xiii; told cards dealt seat=0 count=2
    0 buys again: 0 buy action / ? fritz-finden, steven-sting
    then: 0 holds boss xiii fritz-finden steven-sting; 0 has 2200 D
1.1.1 ruling: a short deck gives what is left, then the option is closed
    lay: deck action boss
    0 buys: 0 buy action / ? boss
    then: 0 holds boss; 0 has 2600 D
    0 buys again:
    then: may not buy action (1.1.1) There are no action cards left to draw.
1.2 a new phase forgets what was bought
    lay: 2 play; 0 bought target stable
    purchase:
    then: may buy target | buy stable red
1.1.4 horses are only for owners of a stable
    0 buys:
    then: may not buy horse (1.1.4) Horse cards are only for players who own a stable.
    go on: 0 buy stable red
    0 buys again:
    then: may buy horse
1.1.6 who passes gets 400 both times; clockwise from the first player
    lay: 4 play; first 2
    purchase: 2 pass / 3 pass / 0 pass / 1 pass
    more purchase: 2 pass / 3 pass / 0 pass / 1 pass
    then: nobody is asked; purses 3800 3800 3800 3800
1.1 who is out buys nothing
    lay: 0 is out
    purchase: 1 pass / 2 pass
    then: nobody is asked; purses 3000 3400 3400
1.1 nothing is bought on credit
    lay: 0 has 300 D
    0 buys:
    then: 0 is asked loan bank | loan mob | pass
    then: may not buy action (1.1) This costs 400 D and you have 300 D.
    then: may not buy stable white (1.1) This costs 1,100 D and you have 300 D.
1.1 exactly all the money is enough
    lay: 0 has 400 D
    0 buys: 0 buy action / ? boss, xiii
    then: 0 has 0 D
1.1.7 the bank lends 2000, once
    0 buys: 0 loan bank
    then: nobody is asked; 0 has 5000 D; 0 owes bank
    0 buys again:
    then: may not loan bank (1.1.7) You already have a loan from the bank
1.1.7 FR: the mob 4000, and one may have both
    0 buys: 0 loan mob
    then: 0 has 7000 D
    0 buys again: 0 loan bank
    then: 0 has 9000 D; 0 owes bank mob
1.1.7 ruling: six loan cards in all, whichever side is up
    lay: 4 play; 0 owes bank mob; 1 owes bank mob; 2 owes bank mob
    3 buys:
    then: may not loan bank | loan mob (1.1.7) All six loan cards are taken.
1.1.7 and not before
    lay: 4 play; 0 owes bank mob; 1 owes bank mob; 2 owes bank
    3 buys:
    then: may loan bank | loan mob
"""


@pytest.mark.parametrize(("position", "lines"), cases(PURCHASES, the_board))
def test_the_shop(position, lines):
    follow(position, lines)


PRICES = {1: 2100, 2: 1900, 3: 1700, 4: 1500, 5: 1300, 6: 1100}


@pytest.mark.parametrize("row", PRICES)
def test_1_1_5_and_1_1_8_tables_2_and_3_for_every_row(row):
    """A stable costs the price of its row at the moment, and double from a player."""
    for owner, price in ((None, PRICES[row]), (1, 2 * PRICES[row])):
        game = board()
        game.odds["red"] = row
        game.players[0].money = 9000
        if owner is None:
            buying(game).answer("buy stable red")
        else:
            give(game, 1, "stable", "red")
            buying(game).answer("offer 2 stable red", "sell red")
            assert game.players[1].money == 3000 + price
        assert game.players[0].money == 9000 - price


@pytest.mark.parametrize(
    ("kind", "rule"), [("target", "1.1.2"), ("assistant", "1.1.3"), ("horse", "1.1.4")]
)
def test_1_1_2_to_1_1_4_four_are_drawn_and_one_is_kept(kind, rule):
    game = board()
    give(game, 0, "stable", "red")
    before = sorted(game.decks[kind])
    phase = buying(game).answer(f"buy {kind}")
    assert (phase.ask.who, phase.ask.count, phase.ask.rule) == (CHANCE, 4, rule)
    drawn = [card for card in before if card != "cedric-copieur"][:4]
    phase.answer(", ".join(drawn))
    assert phase.ask.options == tuple(f"keep {card}" for card in drawn)
    assert sorted(game.decks[kind]) == before
    phase.answer(f"keep {drawn[2]}")
    assert phase.ask is None and game.pending is None
    assert game.belongings(game.players[0], kind) == [drawn[2]]
    assert sorted([*game.decks[kind], drawn[2]]) == before
    assert game.players[0].money == 2600
    assert refused(buying(game, step=2), f"buy {kind}") == (
        f"You have already bought one {kind} card in this round.", "1.2",
    )  # fmt: skip


@pytest.mark.parametrize("kind", ["target", "assistant", "horse"])
def test_1_1_a_short_deck_gives_fewer_and_an_empty_one_nothing(kind):
    game = board()
    give(game, 0, "stable", "red")
    kept = [card for card in game.decks[kind] if card != "cedric-copieur"][:2]
    game.decks[kind] = kept[:]
    phase = buying(game).answer(f"buy {kind}")
    assert phase.ask.count == 2
    phase.answer(", ".join(kept), f"keep {kept[1]}")
    game.decks[kind].clear()
    game.players[0].bought.clear()
    assert "left to draw" in refused(buying(game), f"buy {kind}").reason


def test_1_1_2_and_1_1_8_a_target_lies_face_down_and_is_sold_so():
    """How many targets a player has is open, which ones is not."""
    game = board()
    game.players[1].money = 800
    four = "most-horses-1, most-stables-1, fewest-vp-2, most-danari-1"
    phase = buying(game).answer("buy target", four)
    assert view(game, 0).pending == ("target", *four.split(", "))
    assert view(game, 1).pending == view(game, None).pending == ()
    phase.answer("keep fewest-vp-2")
    assert told(game, "card kept") == [{"seat": 0, "what": "target", "card": ""}]
    assert [seat.targets for seat in view(game, 1).seats] == [1, 0, 0]
    assert view(game, 1).board.targets == view(game, None).board.targets == ()
    assert view(game, 0).board.targets == ("fewest-vp-2",)
    phase = buying(game, 1).answer("offer 1 target")
    assert (phase.ask.options, phase.ask.open) == (("sell fewest-vp-2", "refuse"), False)
    assert (game.offer.card, view(game, 2).board.offer.card) == ("", "")
    phase.answer("sell fewest-vp-2")
    assert game.players[1].targets == ["fewest-vp-2"]
    assert "fewest-vp" not in repr(game.events)


def test_1_1_3_an_assistant_lies_face_up_and_hands_do_not():
    game = board()
    four = "tommy-style, franz-galopp, pedro-pugnos, daniel-jackson"
    buying(game).answer("buy assistant", four, "keep franz-galopp")
    assert told(game, "card kept")[0]["card"] == "franz-galopp"
    assert view(game, 2).seats[0].assistants == ("franz-galopp",)
    assert view(game, 2).pending == ()
    buying(game, 1).answer("buy action", "boss, xiii")
    assert (view(game, 0).seats[1].cards, view(game, 0).hand) == (2, ())


@pytest.mark.parametrize("edition", EDITIONS)
def test_1_1_the_view_shows_every_price_while_buying(edition):
    game = board(edition=edition)
    give(game, 1, "stable", "black")
    assert view(game, 0).board.prices == {}
    phase = Phase(first_purchase(game))
    prices = view(game, 0).board.prices
    assert (prices["buy action"], prices["buy stable red"], prices["pass"]) == (400, 1500, -400)
    assert (prices["loan bank"], prices["loan mob"]) == (-2000, -4000)
    assert prices["offer 2 stable black"] == 4200
    assert view(game, None).board.prices == {}
    assert set(prices) == set(phase.ask.menu)


def test_every_entry_of_the_shop_is_legal_or_has_a_reason():
    table = opened(3, title=BOARD.id)
    assert table.ask.what == "purchase"
    for entry in table.ask.menu:
        assert (entry in table.ask.options) == (table.ask.why(entry) is None)
    assert table.ask.why("buy a castle") is None
    assert table.why_not("buy a castle") is not None
