"""The purchase phase (1.1, 1.2): what can be bought, for how much, how often, and why not."""

from __future__ import annotations

import pytest

from game.horse_fever import BOARD
from game.horse_fever.lanes import HORSES
from game.horse_fever.purchase import first_purchase, second_purchase
from game.horse_fever.view import view
from game.play import CHANCE
from tests.game.horse_fever.scripted import EDITIONS, ROWS, board, buying, give, opened, refused
from tests.game.scripted import Phase, told

TARGETS = "most-horses-1, most-stables-1, fewest-vp-2, most-danari-1"
ASSISTANTS = "tommy-style, franz-galopp, pedro-pugnos, daniel-jackson"


def test_1_1_5_john_buys_the_yellow_stable_at_1_3_for_1900():
    """Worked example of both rulebooks: the card, the price, one point."""
    game = board(odds={**ROWS, "yellow": 2})
    buying(game).answer("buy stable yellow")
    john = game.players[0]
    assert (john.money, john.stables, john.tokens, john.vp) == (1100, ["yellow"], 1, 2)
    [facts] = told(game, "stable bought")
    assert facts == {"seat": 0, "money": -1900, "vp": 0, "horse": "yellow"}


@pytest.mark.parametrize(
    ("horse", "price"), list(zip(HORSES, (2100, 1900, 1700, 1500, 1300, 1100), strict=True))
)
def test_1_1_5_a_stable_costs_the_price_of_its_row(horse, price):
    """Table 2."""
    game = board()
    assert view(game, 0).board.prices == {}
    buying(game).answer(f"buy stable {horse}")
    assert game.players[0].money == 3000 - price


def test_1_1_5_the_price_is_that_of_the_row_at_the_moment():
    game = board(odds={**ROWS, "black": 6})
    buying(game).answer("buy stable black")
    assert game.players[0].money == 1900


def test_1_1_5_a_stable_is_sold_once():
    game = board()
    give(game, 1, "stable", "red")
    phase = buying(game)
    assert refused(phase, "buy stable red") == (
        "The red stable belongs to player 2.", "1.1.5",
    )  # fmt: skip


def test_1_1_5_one_stable_a_phase():
    game = board()
    game.players[0].money = 9000
    buying(game).answer("buy stable red")
    assert refused(buying(game, step=2), "buy stable blue").rule == "1.2"


def test_1_1_5_the_stables_point_counts_for_the_minimum_bet():
    game = board()
    buying(game).answer("buy stable white")
    assert game.players[0].minimum_bet == 200


def test_1_1_1_two_action_cards_for_400():
    game = board()
    phase = buying(game).answer("buy action")
    assert (phase.ask.who, phase.ask.count) == (CHANCE, 2)
    phase.answer("boss, xiii")
    assert phase.ask is None
    assert (game.players[0].money, game.players[0].hand) == (2600, ["boss", "xiii"])
    assert not {"boss", "xiii"} & set(game.decks["action"])
    assert told(game, "cards dealt") == [{"seat": 0, "count": 2}]
    assert view(game, 1).seats[0].cards == 2
    assert not view(game, 1).hand


def test_1_2_action_cards_may_be_bought_in_both_steps():
    game = board()
    buying(game).answer("buy action", "boss, xiii")
    buying(game, step=2).answer("buy action", "fritz-finden, steven-sting")
    assert len(game.players[0].hand) == 4
    assert game.players[0].money == 2200


def test_1_1_1_the_action_deck_runs_short_and_draws_what_is_left():
    """Ruling: draw what is left, then the option is closed."""
    game = board()
    give(game, 1, "action", *game.decks["action"][1:])
    [last] = game.decks["action"]
    phase = buying(game).answer("buy action")
    assert phase.ask.count == 1
    phase.answer(last)
    assert game.players[0].hand == [last]
    assert game.players[0].money == 2600
    assert refused(buying(game, step=2), "buy action") == (
        "There are no action cards left to draw.", "1.1.1",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "rule"), [("target", "1.1.2"), ("assistant", "1.1.3"), ("horse", "1.1.4")]
)
def test_1_1_2_to_1_1_4_four_are_drawn_and_one_is_kept(kind, rule):
    game = board()
    give(game, 0, "stable", "red")
    before = sorted(game.decks[kind])
    phase = buying(game).answer(f"buy {kind}")
    assert (phase.ask.who, phase.ask.count, phase.ask.rule) == (CHANCE, 4, rule)
    drawn = [card for card in before if card not in ("cedric-copieur",)][:4]
    phase.answer(", ".join(drawn))
    assert phase.ask.options == tuple(f"keep {card}" for card in drawn)
    assert sorted(game.decks[kind]) == before
    phase.answer(f"keep {drawn[2]}")
    assert phase.ask is None
    assert game.belongings(game.players[0], kind) == [drawn[2]]
    assert sorted([*game.decks[kind], drawn[2]]) == before
    assert game.players[0].money == 2600
    assert game.pending is None


@pytest.mark.parametrize("kind", ["target", "assistant", "horse"])
def test_1_2_one_of_each_drawn_kind_a_phase(kind):
    game = board()
    give(game, 0, "stable", "red")
    phase = buying(game).answer(f"buy {kind}")
    four = [card for card in phase.ask.options.names if card != "cedric-copieur"][:4]
    phase.answer(", ".join(four), f"keep {four[0]}")
    refusal = refused(buying(game, step=2), f"buy {kind}")
    assert refusal == (f"You have already bought one {kind} card in this round.", "1.2")


def test_1_2_a_new_phase_forgets_what_was_bought():
    game = board(2)
    game.players[0].bought = ["target", "stable"]
    phase = Phase(first_purchase(game))
    assert {"buy target", "buy stable red"} <= set(phase.ask.options)


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


def test_1_1_2_a_target_lies_face_down():
    """How many targets a player has is open, which ones is not."""
    game = board()
    phase = buying(game).answer("buy target", TARGETS)
    assert view(game, 0).pending == ("target", *TARGETS.split(", "))
    assert view(game, 1).pending == view(game, None).pending == ()
    phase.answer("keep fewest-vp-2")
    assert told(game, "card kept") == [{"seat": 0, "what": "target", "card": ""}]
    assert [seat.targets for seat in view(game, 1).seats] == [1, 0, 0]
    assert view(game, 1).board.targets == view(game, None).board.targets == ()
    assert view(game, 0).board.targets == ("fewest-vp-2",)


def test_1_1_3_an_assistant_lies_face_up():
    game = board()
    buying(game).answer("buy assistant", ASSISTANTS, "keep franz-galopp")
    assert told(game, "card kept")[0]["card"] == "franz-galopp"
    assert view(game, 2).seats[0].assistants == ("franz-galopp",)
    assert view(game, 2).pending == ()


def test_1_1_4_horses_are_only_for_owners_of_a_stable():
    game = board()
    phase = buying(game)
    assert refused(phase, "buy horse") == (
        "Horse cards are only for players who own a stable.", "1.1.4",
    )  # fmt: skip
    phase.answer("buy stable red")
    assert "buy horse" in buying(game, step=2).ask.options


def test_1_1_6_who_passes_gets_400_both_times():
    game = board(2)
    Phase(first_purchase(game)).answer("pass", "pass")
    Phase(second_purchase(game)).answer("pass", "pass")
    assert [player.money for player in game.players] == [3800, 3800]
    assert {facts["money"] for facts in told(game, "purchase passed")} == {400}


def test_1_1_nothing_is_bought_on_credit():
    game = board()
    game.players[0].money = 300
    phase = buying(game)
    assert set(phase.ask.options) == {"loan bank", "loan mob", "pass"}
    assert refused(phase, "buy action") == ("This costs 400 D and you have 300 D.", "1.1")
    assert refused(phase, "buy stable white").reason == "This costs 1,100 D and you have 300 D."


def test_1_1_exactly_all_the_money_is_enough():
    game = board()
    game.players[0].money = 400
    buying(game).answer("buy action", "boss, xiii")
    assert game.players[0].money == 0


@pytest.mark.parametrize(("kind", "gain"), [("bank", 2000), ("mob", 4000)])
def test_1_1_7_a_loan_takes_a_step_and_brings_money(kind, gain):
    game = board()
    phase = buying(game).answer(f"loan {kind}")
    assert phase.ask is None
    assert (game.players[0].money, game.players[0].loans) == (3000 + gain, [kind])
    refusal = refused(buying(game, step=2), f"loan {kind}")
    assert refusal == (f"You already have a loan from the {kind}; each lends to you once.", "1.1.7")


def test_1_1_7_both_loans_by_one_player_in_one_phase():
    """FR: one may take both loan cards during the game."""
    game = board()
    buying(game).answer("loan bank")
    buying(game, step=2).answer("loan mob")
    assert (game.players[0].money, game.players[0].loans) == (9000, ["bank", "mob"])


def test_1_1_7_there_are_six_loan_cards():
    """Ruling: six cards in all, whichever side is up."""
    game = board(5)
    for seat in range(3):
        game.players[seat].loans = ["bank", "mob"]
    phase = buying(game, 3)
    assert refused(phase, "loan bank") == ("All six loan cards are taken.", "1.1.7")
    assert refused(phase, "loan mob").rule == "1.1.7"
    game.players[2].loans.remove("mob")
    assert "loan bank" in buying(game, 3).ask.options


def test_1_1_and_1_2_go_clockwise_from_the_first_player():
    game = board(4)
    game.first = 2
    asked = []
    for phase in (Phase(first_purchase(game)), Phase(second_purchase(game))):
        while phase.ask is not None:
            asked.append((phase.ask.rule, phase.ask.who))
            phase.answer("pass")
    assert asked == [(rule, seat) for rule in ("1.1", "1.2") for seat in (2, 3, 0, 1)]


def test_1_1_who_is_out_buys_nothing():
    game = board(3)
    game.players[0].out = 1
    phase = Phase(first_purchase(game)).answer("pass", "pass")
    assert phase.ask is None
    assert game.players[0].money == 3000


@pytest.mark.parametrize("edition", EDITIONS)
def test_1_1_the_view_shows_every_price_while_buying(edition):
    game = board(edition=edition)
    give(game, 1, "stable", "black")
    Phase(first_purchase(game))
    prices = view(game, 0).board.prices
    assert (prices["buy action"], prices["buy stable red"], prices["pass"]) == (400, 1500, -400)
    assert (prices["loan bank"], prices["loan mob"]) == (-2000, -4000)
    assert prices["offer 2 stable black"] == 4200
    assert view(game, None).board.prices == {}
    assert set(prices) == set(Phase(first_purchase(game)).ask.menu)


def test_every_entry_of_the_shop_is_legal_or_has_a_reason():
    table = opened(3, title=BOARD.id)
    assert table.ask.what == "purchase"
    for entry in table.ask.menu:
        assert (entry in table.ask.options) == (table.ask.why(entry) is None)
    assert table.ask.why("buy a castle") is None
    assert table.why_not("buy a castle") is not None
