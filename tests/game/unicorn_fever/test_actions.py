"""The preparation: every token by name, and what is refused (R.2, R.6)."""

from __future__ import annotations

import pytest

from game.unicorn_fever.actions import act, prepare
from game.unicorn_fever.state import LOANS, Bet
from tests.game.scripted import told
from tests.game.unicorn_fever.scripted import Phase, dealt, laid

HAND = ("G01", "G05", "G07", "G03", "G09")


def at(game, seat: int = 0) -> Phase:
    return Phase(act(game, game.players[seat]))


@pytest.mark.parametrize(("letter", "count"), [("A", 2), ("Ab", 3), ("B", 2)])
def test_magic_tokens_let_one_play_two_cards_or_three_and_refill(letter, count):
    game = dealt(laid(3), 0, *HAND)
    game.stacks["magic"] = [letter]
    flow = at(game).answer("take magic")
    for card in HAND[:count]:
        assert flow.ask is not None and not flow.ask.open
        flow.answer(f"play {card} red")
    assert flow.ask is None
    assert [spell.card for spell in game.spells["red"]] == [*HAND[:count]]
    assert len(game.players[0].hand) == 5
    assert not any("card" in one or "G0" in str(one) for one in told(game, "magic played"))


@pytest.mark.parametrize(("letter", "count"), [("A", 2), ("B", 1)])
def test_any_bet_tokens_let_one_bet_and_play_in_any_order(letter, count):
    for first in ("bet", "magic"):
        game = dealt(laid(4), 0, *HAND)
        game.stacks["any-bet"] = [letter]
        flow = at(game).answer("take any-bet")
        cards = [f"play {card} red" for card in HAND[:count]]
        bet = ["bet late blue", "5"]
        flow.answer(*(bet + cards if first == "bet" else cards + bet))
        assert flow.ask is None
        assert game.bets == [Bet(0, "late", "blue", 5)]
        assert len(game.players[0].hand) == 5 and game.players[0].gold == 15


def test_any_bet_magic_once_begun_is_finished_before_the_bet():
    game = dealt(laid(3), 0, *HAND)
    flow = at(game).answer("take any-bet", "play G01 red")
    assert flow.why("bet win red")[1] == "R.2.1"
    flow.answer("pass", "bet win red", "1")
    assert flow.ask is None and len(game.players[0].hand) == 5


@pytest.mark.parametrize(("letter", "glory"), [("A", 2), ("B", 1)])
def test_win_bet_tokens_put_glory_on_the_bet(letter, glory):
    game = laid(3)
    game.stacks["win-bet"] = [letter]
    flow = at(game).answer("take win-bet")
    assert flow.why("bet early red")[1] == "R.2.2"
    flow.answer("bet win red", "4")
    assert game.bets == [Bet(0, "win", "red", 4, glory)]
    assert game.players[0].glory == 0


def test_gold_tokens_bring_ten_and_the_first_makes_the_first_player_after_the_preparation():
    game = laid(3)
    flow = Phase(prepare(game)).answer("take gold", "take gold", "printed gold")
    assert (game.first, [player.gold for player in game.players]) == (0, [30, 30, 25])
    flow.answer("printed gold", "printed gold", "printed gold", "printed gold", "printed gold")
    flow.answer("printed gold")
    assert flow.ask is None and game.first == 0
    game = laid(3)
    flow = Phase(prepare(game)).answer("take win-bet", "pass", "take gold")
    for _ in range(7):
        flow.answer("printed any-bet", "pass")
    assert flow.ask is None and game.first == 1
    assert told(game, "first player")[-1]["seat"] == 1


def test_contract_tokens_cost_nothing_then_three_then_four():
    game = laid(3)
    game.offers = ["GN8", "GO5", "GN2"]
    for seat, card in enumerate(("GN8", "GO5", "GN2")):
        assert at(game, seat).answer(f"sign {card}").ask is None
    assert [player.gold for player in game.players] == [20, 17, 16]
    game.offers = ["WA1"]
    assert at(game).why("sign WA1") == ("All contract tokens are taken for this race.", "R.2.4")


def test_a_contract_that_one_cannot_pay_can_be_signed_after_a_loan():
    game = laid(3)
    game.offers, game.stacks["contract"] = ["GN8"], ["C"]
    game.players[0].gold = 3
    flow = at(game)
    reason, rule = flow.why("sign GN8")
    assert reason == "The next contract costs 4 gold; you have 3. A loan brings 20 gold."
    assert rule == "R.2.4"
    flow.answer("loan", "sign GN8")
    assert game.players[0].gold == 19 and game.players[0].loans == 1


def test_the_printed_bet_is_always_there_and_the_printed_gold_only_after_the_tokens():
    game = laid(3)
    assert at(game).why("printed gold")[1] == "R.2.5"
    assert at(game).answer("printed any-bet", "bet early red", "1").ask is None
    assert game.stacks["any-bet"] == ["A", "B"]
    game.stacks["gold"].clear()
    at(game).answer("printed gold")
    assert game.players[0].gold == 24


def test_a_stack_that_is_empty_is_refused():
    game = laid(3)
    game.stacks["magic"].clear()
    assert at(game).why("take magic")[1] == "R.2"
    assert at(game).why("pass")[1] == "R.2"


def test_a_bet_token_that_is_gone_cannot_be_had_by_another():
    game = laid(3)
    at(game, 1).answer("take win-bet", "bet win red", "3")
    flow = at(game).answer("take win-bet")
    assert flow.why("bet win red")[0].startswith("Player 2 has this bet token")
    assert flow.why("bet win red")[1] == "R.2.2"
    game = laid(3)
    assert at(game).answer("printed any-bet").why("bet late red")[1] == "R.1"


def test_a_bet_needs_gold_and_a_loan_brings_it():
    game = laid(3)
    game.players[0].gold = 0
    flow = at(game).answer("take win-bet")
    assert flow.why("bet win red")[1] == "R.2.2"
    flow.answer("loan", "bet win red")
    assert flow.why("0")[1] == flow.why("21")[1] == "R.2.2"
    flow.answer("20")
    assert flow.ask is None and game.players[0].gold == 0


def test_the_loans_of_the_box_can_run_out():
    game = laid(2)
    flow = at(game).answer(*["loan"] * LOANS)
    assert flow.why("loan") == ("All twenty loans of the box are taken.", "R.6")
    assert game.players[0].gold == 420


def test_both_a_win_and_a_place_bet_on_one_unicorn_are_allowed():
    game = laid(3)
    at(game).answer("printed any-bet", "bet win red", "1")
    at(game).answer("printed any-bet", "bet early red", "1")
    assert len(game.bets) == 2


def test_the_discard_is_shuffled_when_the_deck_is_empty_and_short_draws_end():
    game = dealt(laid(3), 0, *HAND)
    game.deck, game.discard, game.dropped = [], ["G20"], ["G21"]
    game.stacks["magic"] = ["B"]
    at(game).answer("take magic", "play G01 red", "play G05 red")
    assert sorted(game.players[0].hand) == ["G03", "G07", "G09", "G20", "G21"]
    assert told(game, "magic reshuffled")
