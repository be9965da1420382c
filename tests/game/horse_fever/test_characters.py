"""The twelve characters of each edition: their money, their stable, and what they can do."""

from __future__ import annotations

import pytest

from game import Table
from game.horse_fever import BOARD
from game.horse_fever.betting import first_bet, second_bet
from game.horse_fever.board import change_odds
from game.horse_fever.payoffs import pay_off
from game.horse_fever.people import CHARACTERS
from game.horse_fever.rules import BOARD_ROUND
from tests.game.horse_fever.scripted import (
    EDITIONS,
    ORDER,
    ROWS,
    bet,
    board,
    buying,
    give,
    ranked,
    refused,
    under,
)
from tests.game.scripted import NAMES, Phase, told

MONEY = {
    "cranio-mercanti": (3400, 3400),
    "steve-mcskull": (3600, 3600),
    "victor-von-schaedel": (3800, 3800),
    "cesar-crane": (4000, 4000),
    "craneo-cervantes": (4200, 4400),
    "sigvard-skalle": (4400, 4200),
    "antonio-vesuvio": (3000, 3000),
    "eric-change": (5000, 5000),
    "miss-double": (5000, 5000),
    "miss-paris": (5000, 3000),
    "oliver-oil": (6000, 6000),
    "otto-von-alt": (5000, 4000),
}
STABLE_AT = {
    "first": dict(zip(list(MONEY)[:6], range(1, 7), strict=True)),
    "second": dict(zip(list(MONEY)[:6], (1, 2, 3, 4, 6, 5), strict=True)),
}


def is_played(game, seat: int, character: str):
    game.players[seat].character = character
    return game


def met(character: str, edition: str):
    """The first player of a table after drawing this character."""
    options = {"edition": edition, "starred cards": "on"}
    table = Table(BOARD.id, NAMES[:2], options)
    table.answer(ORDER)
    other = "oliver-oil" if character != "oliver-oil" else "eric-change"
    table.answer(f"{character}, {other}")
    return table.game.players[0]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("character", MONEY)
def test_c_every_character_starts_with_its_money_stable_and_point(edition, character):
    """FR; second edition: its pictures, with Skalle and Cervantes the other way round."""
    player = met(character, edition)
    assert player.money == MONEY[character][EDITIONS.index(edition)]
    row = STABLE_AT[edition].get(character)
    assert player.stables == [stable for stable, at in ROWS.items() if at == row]
    assert player.tokens == 1
    assert player.vp == (1 if row is None else 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_c_there_are_twelve_and_six_bear_a_star(edition):
    assert sorted(CHARACTERS[edition]) == sorted(MONEY)
    assert sum(card.star for card in CHARACTERS[edition].values()) == 6
    assert len(board(edition=edition).characters) == 12
    assert len(board(edition=edition, **{"starred cards": "off"}).characters) == 6


def test_c_characters_may_be_chosen_in_turn_and_only_once():
    table = Table(BOARD.id, NAMES[:3], {"characters": "chosen", "starred cards": "on"})
    table.answer(ORDER)
    assert (table.ask.who, table.ask.open, len(table.ask.options)) == (0, True, 12)
    table.answer("be oliver-oil")
    assert table.why_not("be oliver-oil") is not None
    table.answer("be miss-paris")
    table.answer("be sigvard-skalle")
    assert [player.character for player in table.game.players] == [
        "oliver-oil", "miss-paris", "sigvard-skalle",
    ]  # fmt: skip
    assert table.game.players[2].stables == ["white"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_c_vesuvio_may_bet_three_times(edition):
    """FR: two bets in the second round, so up to three a race."""
    game = is_played(board(3, edition=edition), 0, "antonio-vesuvio")
    bet(game, 0, "win", "red", 100)
    phase = Phase(second_bet(game)).answer("pass", "pass")
    assert phase.ask.who == 0
    phase.answer("win blue", "100")
    assert (phase.ask.who, phase.ask.what) == (0, "second bet")
    assert "win blue" not in phase.ask.options
    phase.answer("show blue", "300")
    assert phase.ask is None
    assert len(game.bets) == 3


def test_c_vesuvio_may_pass_either_bet_and_has_one_first_bet():
    game = is_played(board(2), 0, "antonio-vesuvio")
    phase = Phase(first_bet(game)).answer("win red", "100")
    assert phase.ask.who == 1
    phase.answer("win blue", "100")
    assert phase.ask is None
    phase = Phase(second_bet(game)).answer("pass", "pass", "show black", "100")
    assert phase.ask is None
    assert len(game.bets) == 3


def test_c_vesuvios_third_bet_needs_its_minimum_too():
    game = is_played(board(2), 0, "antonio-vesuvio")
    game.players[0].money = 150
    phase = Phase(second_bet(game)).answer("pass", "win red", "100")
    assert phase.ask is None
    assert told(game, "bet passed")[-1] == {"seat": 0, "broke": True}


def test_c_eric_is_asked_once_after_all_first_bets():
    game = is_played(board(3), 1, "eric-change")
    phase = Phase(change_odds(game))
    assert (phase.ask.who, phase.ask.what) == (1, "odds change")
    phase.answer("odds red up")
    assert phase.ask is None
    assert game.odds["red"] == 2


def test_c_eric_changes_nothing_if_he_likes():
    game = is_played(board(3), 1, "eric-change")
    Phase(change_odds(game)).answer("pass")
    assert game.odds == ROWS


@pytest.mark.parametrize(
    ("way", "before", "after"),
    [("up", 6, 4), ("up", 3, 1), ("up", 2, 1), ("down", 1, 3), ("down", 4, 6), ("down", 5, 6)],
)
def test_c_eric_moves_exactly_two_rows_unless_the_edge_stops_it(way, before, after):
    game = is_played(board(odds={**ROWS, "red": before}), 0, "eric-change")
    phase = Phase(change_odds(game))
    assert not [text for text in phase.ask.menu if text[-1].isdigit()]
    phase.answer(f"odds red {way}")
    assert game.odds == {**ROWS, "red": after}


def test_c_eric_cannot_move_a_stable_off_the_board():
    phase = Phase(change_odds(is_played(board(), 0, "eric-change")))
    for text in ("odds black up", "odds white down"):
        assert refused(phase, text) == (
            "This stable already stands at the edge of the blackboard.", "C",
        )  # fmt: skip


def test_c_erics_change_stays_and_is_paid_out():
    game = is_played(board(), 0, "eric-change")
    bet(game, 1, "win", "red", 100)
    Phase(change_odds(game)).answer("odds red down")
    pay_off(ranked(game, "red"))
    assert game.players[1].money == 2900 + 700


def test_c_eric_stands_between_first_bet_and_fixing_in_every_round():
    names = [phase.__name__ for phase in BOARD_ROUND]
    assert names.index("first_bet") + 1 == names.index("change_odds")
    assert names.index("change_odds") + 1 == names.index("fix_race")


@pytest.mark.parametrize("kind", ["target", "assistant", "horse", "stable white"])
def test_c_miss_double_buys_the_same_kind_again_in_the_second_step(kind):
    game = is_played(board(), 0, "miss-double")
    game.players[0].money = 9000
    give(game, 0, "stable", "red")
    phase = buying(game)
    first = "buy stable black" if "stable" in kind else f"buy {kind}"
    phase.answer(first)
    if phase.ask is not None:
        four = [card for card in phase.ask.options.names if card != "cedric-copieur"][:4]
        phase.answer(", ".join(four), f"keep {four[0]}")
    assert f"buy {kind}" in buying(game, step=2).ask.options


def rich_miss_double():
    game = is_played(board(), 0, "miss-double")
    game.players[0].money = 9000
    give(game, 1, "stable", "red", "blue")
    return game


def test_c_miss_double_repeats_a_kind_with_or_after_a_trade_and_others_may_not():
    """Ruling: what she repeats is the kind, not the trade."""
    game = rich_miss_double()
    buying(game).answer("offer 2 stable red", "sell red")
    phase = buying(game, step=2)
    assert "buy stable black" in phase.ask.options
    assert refused(phase, "offer 2 stable blue").rule == "1.1.8"
    game.players[0].character = "oliver-oil"
    assert refused(buying(game, step=2), "buy stable black").rule == "1.2"
    game = rich_miss_double()
    buying(game).answer("buy stable black")
    assert "offer 2 stable blue" in buying(game, step=2).ask.options


def test_c_under_rules_1_miss_double_could_repeat_a_trade():
    game = under(rich_miss_double(), 1)
    buying(game).answer("offer 2 stable red", "sell red")
    assert "offer 2 stable blue" in buying(game, step=2).ask.options
    game.players[0].character = "oliver-oil"
    assert refused(buying(game, step=2), "offer 2 stable blue").rule == "1.2"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("place", "won"), [(1, True), (3, True), (4, True), (5, False)])
def test_c_miss_paris_shows_on_the_fourth_place_too(edition, place, won):
    game = is_played(board(3, edition=edition), 0, "miss-paris")
    bet(game, 0, "show", "red", 300)
    bet(game, 1, "show", "red", 300)
    first = ["white", "yellow", "blue", "green"]
    first.insert(place - 1, "red")
    pay_off(ranked(game, *first))
    assert (game.players[0].money == 3300) == won
    assert (game.players[1].money == 3300) == (place <= 3)
    assert game.players[0].tokens == (2 if won else 1)


def test_c_miss_paris_wins_only_first_places():
    game = is_played(board(), 0, "miss-paris")
    bet(game, 0, "win", "red", 300)
    pay_off(ranked(game, "white", "yellow", "blue", "red"))
    assert game.players[0].money == 2700


@pytest.mark.parametrize(("edition", "cost"), [("first", 200), ("second", 0)])
def test_c_otto_buys_action_cards_cheaply(edition, cost):
    """FR: 200 instead of 400; second edition: for nothing."""
    game = is_played(board(edition=edition), 0, "otto-von-alt")
    buying(game).answer("buy action", "boss, xiii")
    buying(game, step=2).answer("buy action", "steven-sting, armand-amende")
    assert game.players[0].money == 3000 - 2 * cost
    assert len(game.players[0].hand) == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_c_oliver_has_only_his_money(edition):
    assert CHARACTERS[edition]["oliver-oil"].effects == ()
