"""What a game is for (W.1), and how a race is lined up (W.2)."""

from __future__ import annotations

import pytest

from game import BadTable, Table
from tests.game.scripted import NAMES, give, reason
from tests.game.walks import walked
from tests.game.winners_circle.scripted import (
    COATS,
    QUIET,
    RACES,
    TITLE,
    TRACKS,
    bet,
    is_chance,
    laid,
    lined_up,
    money,
    ready,
    run,
    told,
)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_w_1_two_to_six_play_and_begin_without_money(seats):
    table = laid(seats)
    assert money(table) == (0,) * seats
    assert table.result is None


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_w_1_no_fewer_and_no_more(seats):
    with pytest.raises(BadTable):
        Table(TITLE, [f"Guest {number}" for number in range(seats)])


@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("bluff", ["off", "on"])
def test_w_1_so_many_races_and_then_it_is_over(track, bluff):
    table = walked(1, 3, title=TITLE, track=track, bluff=bluff)
    assert [facts["number"] for facts in told(table, "race")] == [*range(1, RACES[track] + 1)]
    assert len(told(table, "ranking")) == len(told(table, "paid off")) == RACES[track]
    assert table.ask is None and table.result is not None


def test_w_1_the_options_are_track_bluff_and_the_helper():
    table = laid()
    assert table.options == {
        "track": "circle",
        "bluff": "off",
        "odds helper": "off",
        "length": "whole",
    }
    for wrong in ({"track": "round"}, {"bluff": "maybe"}, {"length": "quick"}):
        with pytest.raises(BadTable):
            Table(TITLE, NAMES[:2], wrong)


def test_w_2_cards_go_to_the_gates_one_by_one():
    table = laid()
    for number, card in enumerate(QUIET["circle"][2], 1):
        assert is_chance(table)
        assert (table.ask.what, table.ask.rule) == (f"card for gate {number}", "W.2")
        give(table, card)
    assert [facts["gate"] for facts in told(table, "lined up")] == [*range(1, 8)]
    assert not table.ask.what.startswith("card")


def test_w_2_on_the_circle_the_gate_gives_the_coat_whatever_the_card():
    """Ruling: cards are free of colour. W07 is black in Turf, and grey at gate 1."""
    cards = ("W07", "W06", "W05", "W04", "W03", "W02", "W01")
    see = lined_up(laid(), cards).view(None)
    assert dict(see.runners) == dict(zip(COATS, cards, strict=True))


def test_w_2_gate_1_stands_on_space_36_and_gate_7_on_space_30():
    see = ready().view(None)
    on = {horse: (36 + place - 1) % 36 + 1 for horse, place in see.positions.items()}
    assert on == dict(zip(COATS, (36, 35, 34, 33, 32, 31, 30), strict=True))
    assert see.positions == dict(zip(COATS, (0, -1, -2, -3, -4, -5, -6), strict=True))


def test_w_2_gate_1_has_37_steps_over_the_line_and_gate_7_has_43():
    for horse, steps in (("grey", 37), ("black", 43)):
        table = bet(ready())
        start = table.view(None).positions[horse]
        for missing in (1, 0):
            # W07 runs 1 for a shoe, W01 too: one step short of the line, and then over it.
            table = bet(ready())
            table.game.positions = {
                **table.game.positions, horse: start + steps - 1 - missing,
            }  # fmt: skip
            give(table, "shoe", horse)
            assert (horse in table.view(None).finished) == (missing == 0)


@pytest.mark.parametrize("card", ["W01", "W07"])
def test_w_2_a_card_that_has_run_is_refused_in_plain_words(card):
    table = run(bet(ready()), "black", "grey", "beige", last="white")
    assert table.ask.what == "card for gate 1"
    said, rule = reason(table, card)
    assert rule == "W.2"
    assert said == "This card has been drawn in this game."


def test_w_2_the_next_race_begins_with_an_empty_track_and_all_chips_in_hand():
    table = run(bet(ready(3)), "black", "grey", "beige", last="white", pace="beige")
    see = table.view(None)
    assert (see.race, see.phase, see.pace, see.last) == (2, "line-up", "", "")
    assert (see.runners, see.positions, see.bets, see.moved, see.finished) == ({}, {}, (), (), ())
    assert see.in_hand == (3, 3, 3)
    assert dict(lined_up(table).view(None).positions) == {
        coat: -at for at, coat in enumerate(COATS)
    }
