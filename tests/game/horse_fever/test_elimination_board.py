"""Who is out of the Board Game: what goes back where, and how the others play on."""

from __future__ import annotations

from game.horse_fever.accounts import eliminate
from game.horse_fever.betting import first_bet
from game.horse_fever.board import end_round, start_round
from game.horse_fever.payoffs import pay_off
from game.horse_fever.rules import BOARD_ROUND, play_board
from game.horse_fever.scoring import result
from game.horse_fever.shop import menu
from tests.game.horse_fever.scripted import bet, board, buying, fixed, give, ranked, running
from tests.game.scripted import Phase, told

DECKS = ("action", "target", "assistant", "horse")


def rich(seats: int = 3):
    """Seat 0 owns one or two cards of every kind, both loans, and a stake on the table."""
    game = board(seats)
    give(game, 0, "stable", "red", "blue")
    give(game, 0, "action", "boss", "xiii")
    give(game, 0, "target", "most-stables-1")
    give(game, 0, "assistant", "tommy-style", "daniel-jackson")
    give(game, 0, "horse", "napoleon")
    game.players[0].loans = ["bank", "mob"]
    return game


def whole(game):
    """Every card of the decks, wherever it lies."""
    return {kind: sorted(deck) for kind, deck in game.decks.items()}


def test_3_3_4_everything_goes_back_to_its_deck():
    """Ruling: stables and cards go back to their decks, stakes to the bank."""
    fresh = whole(board())
    game = rich()
    bet(game, 0, "win", "green", 300)
    eliminate(game, game.players[0], "3.3.4")
    assert whole(game) == fresh
    player = game.players[0]
    assert not (player.stables or player.hand or player.targets or player.loans)
    assert not (player.assistants or player.horses or player.money or player.tokens)
    assert game.bets == []
    assert set(game.tokens.values()) == {2}
    [facts] = told(game, "eliminated")
    assert (facts["money"], facts["vp"], facts["stables"]) == (-2700, -1, ("red", "blue"))


def test_3_3_4_the_stable_can_be_bought_again_and_the_loan_lent_again():
    game = rich()
    for seat in (1, 2):
        game.players[seat].loans = ["bank", "mob"]
    eliminate(game, game.players[0], "3.3.4")
    game.players[1].loans.clear()
    phase = buying(game, 1)
    assert {"buy stable red", "loan bank"} <= set(phase.ask.options)
    assert not [text for text in menu(game, game.players[1]) if text.startswith("offer 1")]


def test_3_3_4_a_horse_lined_up_leaves_its_box():
    game = running("napoleon")
    give(game, 1, "stable", "blue")
    game.lineup["blue"] = "varonne"
    eliminate(game, game.players[0], "2.1.1")
    assert game.lineup == {"blue": "varonne"}
    assert "napoleon" in game.decks["horse"]
    assert fixed({}, game).race.orders["red"].when_last is None


def test_3_3_4_out_in_the_middle_of_the_payoffs():
    """A fine puts seat 0 out; the others are paid before and fined after as ever."""
    game = rich()
    give(game, 1, "stable", "green")
    game.players[0].money = 200
    game.players[0].assistants.clear()
    fixed({"white": ["armand-amende"]}, game)
    bet(game, 0, "win", "white", 200)
    bet(game, 1, "show", "white", 100)
    bet(game, 2, "win", "green", 100)
    pay_off(ranked(game, "green", "yellow", "black"))
    assert [player.out for player in game.players] == [1, 0, 0]
    assert [player.money for player in game.players] == [0, 3000 - 100 + 600 - 400, 3300]
    assert game.bets == []
    assert set(game.tokens.values()) == {2}
    assert not game.is_decided


def test_3_3_4_who_went_out_as_a_neighbour_is_neither_fined_nor_collects():
    game = fixed({"white": ["armand-amende"]}, board(3))
    give(game, 0, "assistant", "pedro-pugnos")
    give(game, 1, "assistant", "brian-ofist")
    game.players[1].money = 200
    bet(game, 1, "win", "white", 100)
    pay_off(ranked(game, "green"))
    assert [player.money for player in game.players] == [3100, 0, 3000]
    assert [facts["seat"] for facts in told(game, "short")] == [1]
    assert len(told(game, "eliminated")) == 1


def test_3_3_4_collecting_goes_past_who_has_just_gone_out():
    game = board(3)
    give(game, 0, "assistant", "pedro-pugnos")
    give(game, 2, "assistant", "brian-ofist")
    game.players[1].money = 0
    pay_off(ranked(game))
    assert [player.money for player in game.players] == [2800, 0, 3200]


def test_3_3_4_the_last_two_go_out_one_after_the_other():
    game = fixed({"white": ["armand-amende"]}, board(2))
    for seat, kind in enumerate(("win", "show")):
        game.players[seat].money = 100
        bet(game, seat, kind, "white", 100)
    pay_off(ranked(game, "green", "red", "blue"))
    assert [player.out for player in game.players] == [1, 2]
    assert result(game).winners == ()


def test_2_1_1_first_bet_not_covered_costs_two_tokens():
    game = board(3)
    game.players[0].money, game.players[0].tokens = 200, 3
    phase = Phase(first_bet(game))
    assert game.players[0].tokens == 1
    assert phase.ask.who == 1


def test_2_1_1_first_player_out_passes_the_card_on():
    """Ruling: the first player card passes on."""
    game = rich(3)
    game.players[0].money = 0
    phase = Phase(first_bet(game))
    assert (game.players[0].out, game.first, phase.ask.who) == (1, 1, 1)
    assert "boss" in game.decks["action"]


def test_2_1_1_the_stable_point_raises_the_minimum_but_cannot_be_lost():
    game = board(3)
    give(game, 0, "stable", "red", "blue")
    game.players[0].money = 200
    Phase(first_bet(game))
    assert game.players[0].out == 1


def test_the_first_player_card_skips_who_is_out():
    game = board(4)
    game.round, game.rounds = 1, 4
    game.players[1].out = 1
    end_round(game)
    assert game.first == 2


def test_tokens_follow_the_players_left():
    """Ruling: from the next round on players minus one, at least one."""
    game = board(4)
    game.players[3].out = 1
    start_round(game)
    assert set(game.tokens.values()) == {2}
    game = board(6, edition="second")
    start_round(game)
    assert set(game.tokens.values()) == {4}
    game.players[0].out = 1
    start_round(game)
    assert set(game.tokens.values()) == {4}
    game.players[1].out = 2
    start_round(game)
    assert set(game.tokens.values()) == {3}


def test_a_game_with_one_left_stops_in_mid_round():
    game = board(2)
    game.step = BOARD_ROUND.index(first_bet)
    game.players[0].money = 0
    phase = Phase(play_board(game))
    assert phase.ask is None
    assert (game.phase, game.race) == ("over", None)
    assert (result(game).winners, result(game).settled_by) == ((1,), "last one in")


def test_no_auction_after_a_payoff_that_leaves_one():
    game = board(2)
    give(game, 1, "assistant", "brian-ofist")
    game.players[0].money = 0
    game.step = BOARD_ROUND.index(pay_off)
    phase = Phase(play_board(ranked(game)))
    assert phase.ask is None
    assert not told(game, "auction")
    assert result(game).winners == (1,)
