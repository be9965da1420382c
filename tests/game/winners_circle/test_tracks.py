"""Royal Turf (W.12) and Turf (W.13): what is other there than on the circle."""

from __future__ import annotations

import pytest

from tests.game.scripted import give, reason
from tests.game.winners_circle.scripted import (
    COATS,
    QUIET,
    bet,
    laid,
    lined_up,
    move,
    off,
    paid,
    put,
    ready,
    run,
    told,
)

ROYAL = {"track": "royal turf"}
TURF = {"track": "turf"}
MIXED = ("R-black-2", "R-grey-1", "R-beige-3", "R-dark-brown-1", "R-white-2", "R-red-brown-1",
         "R-caramel-3")  # fmt: skip


def test_w_12_the_card_brings_its_coat_to_the_gate():
    see = lined_up(laid(**ROYAL), MIXED).view(None)
    coats = ["black", "grey", "beige", "dark-brown", "white", "red-brown", "caramel"]
    assert list(see.runners.items()) == list(zip(coats, MIXED, strict=True))
    assert see.positions == {coat: -at for at, coat in enumerate(coats)}


def test_w_12_a_second_card_of_a_coat_that_runs_already_goes_under_the_stack():
    table = give(laid(**ROYAL), "R-black-2", "R-black-1")
    assert [facts["card"] for facts in told(table, "put under")] == ["R-black-1"]
    assert table.ask.what == "card for gate 2"
    assert len(table.ask.options) == 19
    said, rule = reason(table, "R-black-1")
    assert (said, rule) == ("This card lies under the stack.", "W.12")
    said, rule = reason(table, "R-black-2")
    assert (said, rule) == ("This card has been drawn in this game.", "W.2")


def test_w_12_cards_under_the_stack_come_last_and_in_their_order():
    table = lined_up(laid(**ROYAL), ("R-black-2", "R-black-1", "R-black-3", *MIXED[1:]))
    run(bet(table), "black", "grey", "beige")
    assert len(table.ask.options) == 12
    assert not [card for card in table.ask.options if card.startswith("R-black")]
    while len(table.ask.options) > 1:
        give(table, table.ask.options[0])
    give(table, table.ask.options[0])
    assert table.ask.options == ("R-black-1",)
    give(table, "R-black-1")
    assert table.view(None).runners["black"] == "R-black-1"


@pytest.mark.parametrize(("start", "over"), [(27, False), (28, True)])
def test_w_12_the_lap_is_33_spaces_long(start, over):
    """R-dark-brown-1 runs 6 for a head: from 27 to 33, from 28 over the line."""
    table = put(off(**ROYAL), dark_brown=start)
    move(table, "head", "dark-brown")
    assert (table.view(None).finished == ("dark-brown",)) == over


@pytest.mark.parametrize(("start", "has_it"), [(11, False), (12, True)])
def test_w_12_the_pace_is_on_18_there_too(start, has_it):
    table = put(off(**ROYAL), dark_brown=start)
    move(table, "head", "dark-brown")
    assert (table.view(None).pace == "dark-brown") == has_it


def test_w_12_the_pace_pays_even_outside_the_first_three():
    chips = {0: ("2 grey", "1 white", "1 beige"), 1: ("1 grey", "2 white", "1 beige")}
    table = run(bet(ready(2, **ROYAL), chips), "black", "caramel", "red-brown",
                last="dark-brown", pace="grey")  # fmt: skip
    assert paid(table, "pace bonus") == [(0, 200), (1, 100)]


def test_w_12_the_last_horse_with_the_pace_brings_the_bonus_and_costs_the_penalty():
    chips = {0: ("2 grey", "1 white", "1 beige"), 1: ("1 caramel", "2 white", "1 beige")}
    table = run(bet(ready(2, **ROYAL), chips), "black", "dark-brown", "red-brown",
                last="grey", pace="grey")  # fmt: skip
    assert paid(table, "pace bonus") == [(0, 200)]
    assert paid(table, "penalty") == [(0, -200)]


def test_w_12_horses_block_each_other_there_too():
    table = put(off(**ROYAL), dark_brown=11, white=17, black=16)
    assert move(table, "head", "dark-brown")["end"] == 15


def test_w_13_all_start_level_before_space_1():
    see = ready(**TURF).view(None)
    assert see.positions == dict.fromkeys(COATS, 0)


@pytest.mark.parametrize(("start", "over"), [(34, False), (35, True)])
def test_w_13_the_course_is_40_spaces_long(start, over):
    table = put(off(**TURF), red_brown=start)  # W05 runs 6 for a head
    move(table, "head", "red-brown")
    assert (table.view(None).finished == ("red-brown",)) == over


def test_w_13_horses_share_a_space():
    table = put(off(**TURF), red_brown=11, white=17, black=16)
    assert move(table, "head", "red-brown")["end"] == 17
    assert table.view(None).positions["white"] == table.view(None).positions["red-brown"] == 17


def test_w_13_there_is_neither_pace_nor_last_place():
    table = run(off(3, **TURF), "black", "grey", "beige", last="white")
    for kind in ("pace", "pace bonus", "penalty", "came last"):
        assert told(table, kind) == []
    assert paid(table, "place")


def test_w_13_the_space_of_the_pace_means_nothing():
    table = put(off(**TURF), red_brown=17)
    move(table, "head", "red-brown")
    assert table.view(None).pace == ""


def test_w_13_each_coat_runs_once_a_race_and_each_card_once_a_game():
    table = give(laid(**TURF), "W01")
    assert {"W13", "W18", "W23"}.isdisjoint(table.ask.options)
    assert len(table.ask.options) == 24
    said, rule = reason(table, "W13")
    assert (said, rule) == ("A horse of this coat runs already.", "W.13")


def test_w_13_four_races_see_all_28_cards():
    table = ready(2, **TURF)
    for race in range(4):
        if race:
            lined_up(table)
        run(bet(table), "black", "grey", "beige", last="white")
    assert table.result is not None
    assert {facts["card"] for facts in told(table, "lined up")} == {
        card for cards in QUIET["turf"] for card in cards
    }


def test_w_13_cards_lie_face_up_before_the_bets():
    table = ready(2, **TURF)
    assert table.ask.what == "chip"
    assert set(table.view(None).runners) == set(COATS)
