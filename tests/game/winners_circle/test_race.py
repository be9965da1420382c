"""Roll and move (W.4), the block (W.5), the pace (W.6) and the line (W.7)."""

from __future__ import annotations

import pytest

from game import Table
from game.play import CHANCE
from tests.game.scripted import NAMES, give, reason
from tests.game.winners_circle.scripted import (
    COATS,
    LINE,
    TITLE,
    bet,
    cycle,
    laid,
    lined_up,
    move,
    off,
    put,
    run,
    told,
)


@pytest.mark.parametrize("first", [1, 2, 3])
def test_w_4_who_bet_first_rolls_first_and_then_it_goes_clockwise(first):
    table = bet(lined_up(laid(3), first=first))
    assert told(table, "off") == [{"seat": first - 1}]
    seats = []
    for horse in COATS:
        assert (table.ask.who, table.ask.what, table.ask.rule) == (CHANCE, "die", "W.4")
        give(table, "shoe")
        assert (table.ask.what, table.ask.rule, table.ask.open) == ("horse", "W.4", True)
        seats.append(table.ask.who)
        give(table, horse)
    assert seats == [(first - 1 + number) % 3 for number in range(7)]
    assert [facts["seat"] for facts in told(table, "rolled")] == seats


def test_w_4_the_richest_of_the_later_races_rolls_first_too():
    table = run(bet(lined_up(laid(3)), {2: ("2 black", "1 grey", "1 white")}), "black", "caramel",
                "red-brown", last="dark-brown")  # fmt: skip
    bet(lined_up(table))
    assert told(table, "off")[-1] == {"seat": 2}
    assert give(table, "head").ask.who == 2


def test_w_4_any_horse_whose_card_is_face_up_may_be_chosen():
    assert set(give(off(), "cap").ask.options) == set(COATS)


def test_w_4_a_horse_that_has_moved_waits_for_all_others():
    table = off()
    for number, horse in enumerate(COATS[:-1], 1):
        move(table, "shoe", horse)
        assert set(table.view(None).moved) == set(COATS[:number])
        give(table, "shoe")
        assert set(table.ask.options) == set(COATS[number:])
        assert reason(table, horse) == (
            "This horse has moved; it waits until all others have.", "W.4"
        )  # fmt: skip
        assert horse in table.ask.menu
        table = table.at(len(table.answers) - 1)
    assert not told(table, "fresh")


def test_w_4_when_all_seven_have_moved_all_cards_are_face_up():
    table = off()
    for horse in COATS:
        assert not told(table, "fresh")
        move(table, "shoe", horse)
    assert len(told(table, "fresh")) == 1
    assert table.view(None).moved == ()
    assert set(give(table, "head").ask.options) == set(COATS)


def test_w_4_the_cards_of_finished_horses_are_gone_and_the_rest_start_anew():
    """Ruling: all face up when all that remain have moved."""
    table = put(off(), grey=36)
    move(table, "head", "grey")
    assert table.view(None).finished == ("grey",)
    assert "grey" not in table.view(None).positions
    cycle(table)
    assert len(told(table, "fresh")) == 1
    give(table, "shoe")
    assert set(table.ask.options) == set(COATS) - {"grey"}
    said, rule = reason(table, "grey")
    assert rule == "W.7"
    assert said == "This horse is over the line already."


def test_w_4_the_last_of_a_cycle_to_move_may_be_the_one_that_finishes():
    table = off()
    for horse in COATS[1:]:
        move(table, "shoe", horse)
    put(table, grey=36)
    move(table, "shoe", "grey")
    assert len(told(table, "fresh")) == 1
    assert set(give(table, "shoe").ask.options) == set(COATS[1:])


def test_w_4_nobody_passes():
    table = give(off(), "head")
    assert reason(table, "pass") == ("You must move a horse; nobody passes.", "W.4")
    assert "pass" in table.expected()


def test_w_5_example_2_of_the_rulebook():
    """Six spaces from 11 aim at 17; 17 and 16 are taken, so it stops at 15 after 4 steps."""
    table = put(off(), red_brown=11, white=17, black=16, grey=9, beige=8)
    facts = move(table, "head", "red-brown")  # W05 runs 6 for a head
    assert facts["spaces"] == 6
    assert (facts["start"], facts["end"]) == (11, 15)
    assert table.view(None).positions["red-brown"] == 15


def test_w_5_overtaking_is_free_only_the_landing_is_not():
    table = put(off(), red_brown=11, white=12, black=13, grey=14, beige=15, caramel=16)
    assert move(table, "head", "red-brown")["end"] == 17


def test_w_5_a_blocked_move_is_told_under_its_own_rule():
    table = put(off(), red_brown=11, white=17)
    move(table, "head", "red-brown")
    move(table, "head", "beige")
    assert [event.rule for event in table.events if event.kind == "moved"] == ["W.5", "W.4"]


def test_w_5_a_horse_that_cannot_move_may_be_chosen_and_has_had_its_turn():
    """Nothing free in front: 0 steps, the card is flipped all the same."""
    table = off()
    assert (table.view(None).positions["caramel"], table.view(None).positions["beige"]) == (-3, -2)
    facts = move(table, "shoe", "caramel")  # W04 runs 3 for a shoe, up to gate 1
    assert (facts["spaces"], facts["start"], facts["end"]) == (3, -3, -3)
    assert table.view(None).moved == ("caramel",)
    assert "caramel" not in give(table, "head").ask.options


def test_w_5_all_but_the_first_may_be_blocked_at_the_start_and_the_cycle_ends_all_the_same():
    """Each runs at most as far as horses stand in front of it, so six in a row make no step."""
    table = off(cards=("W01", "W07", "W06", "W05", "W04", "W03", "W02"))
    for horse in COATS[:0:-1]:
        facts = move(table, "shoe", horse)
        assert facts["spaces"] > 0 and facts["end"] == facts["start"]
    assert not told(table, "fresh")
    move(table, "shoe", "grey")
    assert len(told(table, "fresh")) == 1
    assert table.view(None).positions == dict(zip(COATS, (1, -1, -2, -3, -4, -5, -6), strict=True))


def test_w_5_no_space_is_needed_beyond_the_line():
    """Ruling: the horse leaves the track at once, so two may pass the line to the same space."""
    table = put(off(), red_brown=35, black=33)
    assert move(table, "head", "red-brown")["end"] == 41
    assert move(table, "head", "black")["end"] == 41
    assert table.view(None).finished == ("red-brown", "black")


def test_w_5_just_before_the_line_the_space_must_be_free():
    table = put(off(), red_brown=30, white=36, black=35, grey=9, beige=8, caramel=7)
    assert move(table, "head", "red-brown")["end"] == 34
    assert table.view(None).finished == ()


@pytest.mark.parametrize("track", ["circle", "circle royal", "royal turf"])
def test_w_5_a_horse_at_its_gate_stands_in_the_way_of_one_that_has_come_round(track):
    """From gates 2 to 5 it is thrown back to the sixth, which it has left itself."""
    table, lap = off(track=track), LINE[track] - 1
    put(table, dark_brown=lap - 1 - table.game.card("dark-brown").head)
    assert move(table, "head", "dark-brown")["end"] == lap - 5
    assert told(table, "moved")[-1]["spaces"] == table.game.card("dark-brown").head


def test_w_5_a_horse_that_has_come_round_stands_in_the_way_of_one_at_its_gate():
    """Caramel runs 3 for a shoe, from gate 4 to space 36, where the black is; then 35, then 34."""
    table = put(off(), black=36, grey=9, white=8)
    facts = move(table, "shoe", "caramel")
    assert (facts["start"], facts["end"]) == (-3, -1)
    table = put(off(), black=36, red_brown=35, grey=9, white=8, beige=7)
    assert move(table, "shoe", "caramel")["end"] == -2


def test_w_5_a_horse_that_has_left_its_gate_leaves_its_space_free():
    table = put(off(), red_brown=30, grey=9, white=8, beige=7)
    assert move(table, "head", "red-brown")["end"] == 36


def test_w_5_a_game_begun_under_the_first_rules_goes_on_with_two_horses_on_a_space():
    table = Table(TITLE, NAMES[:2], {}, rules=1)
    table = put(bet(lined_up(table)), red_brown=30)
    assert move(table, "head", "red-brown")["end"] == 36
    assert table.view(None).positions["grey"] == 0


def test_w_13_on_the_straight_nobody_stands_in_the_way():
    table = put(off(track="turf"), red_brown=34)
    assert move(table, "head", "red-brown")["end"] == 40


@pytest.mark.parametrize(("start", "has_it"), [(11, False), (12, True), (13, True), (10, False)])
def test_w_6_the_pace_goes_to_the_first_that_reaches_or_passes_space_18(start, has_it):
    table = put(off(), red_brown=start)
    move(table, "head", "red-brown")
    assert (table.view(None).pace == "red-brown") == has_it
    assert len(told(table, "pace")) == has_it


def test_w_6_a_horse_blocked_short_of_18_has_not_reached_it():
    """The one on 18 has been there since before the chip was laid: set down by hand."""
    table = put(off(), red_brown=12, white=18)
    assert move(table, "head", "red-brown")["end"] == 17
    assert table.view(None).pace == ""


def test_w_6_only_one_horse_a_race_has_the_pace():
    table = put(off(), red_brown=17, black=16)
    move(table, "head", "red-brown")
    move(table, "head", "black")
    assert table.view(None).positions["black"] > table.view(None).positions["red-brown"] > 18
    assert table.view(None).pace == "red-brown"
    assert len(told(table, "pace")) == 1


@pytest.mark.parametrize(("start", "over"), [(30, False), (31, True), (35, True)])
def test_w_7_a_horse_has_finished_when_it_passes_space_36(start, over):
    table = put(off(), red_brown=start)
    move(table, "head", "red-brown")
    assert (table.view(None).finished == ("red-brown",)) == over
    assert ("red-brown" in table.view(None).positions) != over


def test_w_7_win_place_and_show_in_the_order_of_crossing():
    table = run(off(), "black", "grey", "beige")
    assert [(f["horse"], f["place"]) for f in told(table, "over the line")] == [
        ("black", 1), ("grey", 2), ("beige", 3),
    ]  # fmt: skip
    assert told(table, "ranking")[0]["horses"] == ("black", "grey", "beige")


def test_w_7_the_third_ends_the_race_at_once():
    table = run(off(), "black", "grey", "beige")
    assert told(table, "ranking")
    assert table.ask.what == "card for gate 1"


def test_w_7_a_race_goes_on_while_two_are_home():
    table = run(off(), "black", "grey")
    assert not told(table, "ranking")
    assert table.ask.what == "die"


@pytest.mark.parametrize("last", ["white", "caramel", "dark-brown"])
def test_w_8_last_is_the_horse_furthest_behind_when_the_third_finishes(last):
    table = run(off(), "black", "grey", "beige", last=last)
    assert [facts["horse"] for facts in told(table, "came last")] == [last]
