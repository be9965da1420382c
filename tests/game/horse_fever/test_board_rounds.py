"""The Board Game as a whole: preparation, decks, order of play, and the second edition's table."""

from __future__ import annotations

import pytest

from game import BadTable, Table
from game.horse_fever import BOARD
from game.horse_fever.board import end_round, start_round
from game.horse_fever.purchase import first_purchase
from game.horse_fever.race import reveal
from game.horse_fever.rules import BOARD_ROUND
from game.horse_fever.state import Fix
from tests.game.horse_fever.scripted import EDITIONS, board, give, opened
from tests.game.scripted import NAMES, Phase, told

STARS_ON = {"starred cards": "on"}


@pytest.mark.parametrize("stars", ["off", "on"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_f_1_the_decks_are_whole(edition, stars):
    """Components: 18 action, 14 assistant, 14 target, 9 horse cards; 22, 13, 14, 10."""
    game = board(edition=edition, **{"starred cards": stars})
    sizes = [len(game.decks[kind]) for kind in ("action", "assistant", "target", "horse")]
    assert (
        sizes
        == {
            ("first", "on"): [18, 14, 14, 9],
            ("second", "on"): [22, 13, 14, 10],
            ("first", "off"): [16, 10, 10, 6],
            ("second", "off"): [18, 13, 10, 10],
        }[edition, stars]
    )


def test_the_order_of_play_is_the_rulebooks():
    assert [phase.__name__ for phase in BOARD_ROUND] == [
        "start_round", "first_purchase", "second_purchase", "line_up", "first_bet",
        "change_odds", "fix_race", "second_bet", "reveal", "run_race", "pay_off",
        "chalk_new_odds", "sell_auction", "buy_auction", "end_round",
    ]  # fmt: skip


@pytest.mark.parametrize(("seats", "tokens"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_f_1_tokens_of_the_second_edition(seats, tokens):
    """Second edition: four a colour for six players."""
    game = board(seats, edition="second")
    start_round(game)
    assert set(game.tokens.values()) == {tokens}


@pytest.mark.parametrize(
    ("seats", "length", "rounds"),
    [
        (2, "quick", 4),
        (3, "quick", 3),
        (2, "normal", 6),
        (3, "normal", 6),
        (4, "normal", 4),
        (5, "normal", 5),
        (2, "long", 8),
        (3, "long", 9),
        (4, "long", 8),
        (5, "long", 10),
        (2, "7", 7),
        (5, "3", 3),
        (5, "10", 10),
    ],
)
def test_t_1_rounds(seats, length, rounds):
    assert opened(seats, title=BOARD.id, length=length).view(None).rounds == rounds


def test_t_1_six_play_six_rounds_of_the_second_edition_only():
    table = Table(BOARD.id, NAMES, {"edition": "second"})
    assert table.view(None).rounds == 6
    with pytest.raises(BadTable, match="second edition"):
        Table(BOARD.id, NAMES, {"edition": "first"})
    for length in ("quick", "long"):
        with pytest.raises(BadTable, match="There is no"):
            Table(BOARD.id, NAMES, {"edition": "second", "length": length})
    assert Table(BOARD.id, NAMES, {"edition": "second", "length": "4"}).view(None).rounds == 4


@pytest.mark.parametrize(("seats", "length"), [(4, "quick"), (5, "quick")])
def test_t_1_what_is_not_in_the_table(seats, length):
    with pytest.raises(BadTable, match="There is no"):
        Table(BOARD.id, NAMES[:seats], {"length": length})


def test_f_1_the_six_players_without_stars_share_six_characters():
    table = Table(BOARD.id, NAMES, {"edition": "second"})
    table.answer("red, blue, green, yellow, white, black")
    assert table.ask.count == 6
    assert len(table.ask.options.names) == 6


def test_4_3_played_cards_are_back_in_the_next_round():
    """Ruling: the closed option is open again after the race."""
    game = board()
    game.rounds = 3
    deck = game.decks["action"][:]
    game.fixes["red"] = [Fix(0, card) for card in deck]
    game.decks["action"].clear()
    phase = Phase(first_purchase(game))
    assert phase.ask.why("buy action").rule == "1.1.1"
    reveal(game)
    assert sorted(game.discard) == sorted(deck)
    assert game.decks["action"] == []
    end_round(game)
    assert sorted(game.decks["action"]) == sorted(deck)
    assert game.discard == []
    assert "buy action" in Phase(first_purchase(game)).ask.options


def test_4_3_the_card_and_the_dice_go_left_but_not_after_the_last_round():
    game = board(3)
    game.round, game.rounds = 2, 3
    end_round(game)
    assert game.first == 1
    game.round = 3
    end_round(game)
    assert game.first == 1
    assert [facts["seat"] for facts in told(game, "first player")] == [1]


def test_a_first_game_leaves_the_stars_in_the_box():
    off = board(**{"starred cards": "off"})
    on = board(**STARS_ON)
    for kind, deck in off.decks.items():
        assert set(deck) <= set(on.decks[kind])


def test_2_2_action_cards_are_not_kept_for_the_next_round():
    game = board(2)
    give(game, 0, "action", "boss")
    game.step = [phase.__name__ for phase in BOARD_ROUND].index("fix_race")
    phase = Phase(BOARD_ROUND[game.step](game))
    assert phase.ask.options == ("fix boss",)
    phase.answer("fix boss", "behind red")
    assert phase.ask is None
    assert game.players[0].hand == []
