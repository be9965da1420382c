"""Laying chips (W.3), in front of everybody."""

from __future__ import annotations

import pytest

from game.play import CHANCE
from tests.game.scripted import give, reason
from tests.game.winners_circle.scripted import COATS, bet, laid, lined_up, ready, run, told

FOUR = {
    0: ("2 black", "1 grey", "1 white"),
    1: ("2 grey", "1 white", "1 beige"),
    2: ("1 black", "1 grey", "2 caramel"),
    3: ("1 caramel", "1 beige", "2 red-brown"),
}


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_w_3_the_first_bettor_of_the_game_is_drawn_by_lot(first):
    table = give(laid(4), *("W01", "W02", "W03", "W04", "W05", "W06", "W07"))
    assert (table.ask.who, table.ask.what, table.ask.rule) == (CHANCE, "who bets first", "W.3")
    assert table.ask.options == ("player 1", "player 2", "player 3", "player 4")
    give(table, f"player {first}")
    assert table.ask.who == first - 1
    assert told(table, "first bettor") == [{"seat": first - 1, "by": "lot"}]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_w_3_one_chip_at_a_time_clockwise_three_rounds(seats):
    table = lined_up(laid(seats), first=2)
    asked = []
    while table.ask.what == "chip":
        assert table.ask.rule == "W.3"
        assert table.ask.open
        asked.append(table.ask.who)
        give(table, table.ask.options[0])
    assert asked == [(1 + number) % seats for number in range(seats)] * 3
    assert len(told(table, "bet laid")) == 3 * seats


def test_w_3_everybody_has_the_chips_1_1_2():
    table = ready(2)
    assert [table.view(seat).chips for seat in (0, 1)] == [("1", "1", "2")] * 2
    give(table, "2 grey")
    assert table.view(0).chips == ("1", "1")
    assert table.view(None).in_hand == (2, 3)
    give(table, "1 grey", "1 white")
    assert table.view(0).chips == ("1",)
    assert {text.split()[0] for text in table.ask.options} == {"1", "2"}


def test_w_3_the_whole_table_sees_the_chips_of_who_acts_as_they_lie_open():
    table = give(ready(2), "2 grey")
    assert table.view(None).chips == table.view(1).chips == ("1", "1", "2")
    assert give(table, "1 white").view(None).chips == table.view(0).chips == ("1", "1")


def test_w_3_chips_lie_face_up():
    table = give(ready(2), "2 dark-brown")
    assert told(table, "bet laid") == [{"seat": 0, "horse": "dark-brown", "card": "W06", "chip": 2}]
    for seat in (None, 0, 1):
        assert table.view(seat).bets == ((0, 2, "dark-brown"),)


def test_w_3_never_two_own_chips_on_one_horse():
    table = give(ready(2), "1 grey", "1 black")
    assert not [text for text in table.ask.options if text.endswith("grey")]
    for chip in ("1 grey", "2 grey"):
        assert chip in table.ask.menu
        assert reason(table, chip) == ("You have a chip on this horse already.", "W.3")


def test_w_3_a_horse_may_bear_chips_of_several_players():
    """Two players: no change, and both may lay all theirs on the same three horses."""
    table = bet(
        ready(2), {0: ("2 grey", "1 white", "1 beige"), 1: ("2 grey", "1 white", "1 beige")}
    )
    assert len([one for one in table.view(None).bets if one.horse == "grey"]) == 2


def test_w_3_a_chip_that_is_laid_is_gone():
    table = give(ready(2), "2 grey", "1 black")
    assert reason(table, "2 white") == ("You have laid all your chips of this kind.", "W.3")
    give(table, "1 white", "1 white", "1 beige")
    assert table.ask.who == 1
    assert {text.split()[0] for text in table.ask.options} == {"2"}
    said, rule = reason(table, "1 caramel")
    assert (said, rule) == ("You have laid all your chips of this kind.", "W.3")


def test_w_3_every_coat_can_be_bet_on():
    assert set(ready().ask.options) == {f"{chip} {coat}" for chip in (1, 2) for coat in COATS}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0 grey", "There is a chip of 0 only with the bluff."),
        ("pass", "Every chip must be laid; nobody passes."),
    ],
)
def test_w_3_what_one_may_think_of_is_refused_in_plain_words(text, said):
    assert reason(ready(), text) == (said, "W.3")


@pytest.mark.parametrize("bluff", ["off", "on"])
def test_w_3_a_player_may_expect_to_pass_and_learns_why_not(bluff):
    table = ready(bluff=bluff)
    assert "pass" in table.expected()
    assert reason(table, "pass")[0] == "Every chip must be laid; nobody passes."


def test_w_3_in_the_next_race_the_richest_bets_first():
    table = run(bet(ready(4), FOUR), "red-brown", "black", "beige", last="dark-brown")
    held = table.view(None).money
    assert held.index(max(held)) == 3 and held.count(max(held)) == 1
    lined_up(table)
    assert told(table, "first bettor")[-1] == {"seat": 3, "by": "money"}
    assert table.ask.who == 3


def test_w_3_of_several_who_are_equally_rich_the_lot_picks_one():
    chips = {**FOUR, 3: ("2 black", "1 beige", "1 white")}
    table = run(bet(ready(4), chips), "black", "dark-brown", "red-brown", last="caramel")
    held = table.view(None).money
    assert held[0] == held[3] > max(held[1], held[2])
    give(table, *("W08", "W09", "W10", "W11", "W12", "W13", "W14"))
    assert (table.ask.who, table.ask.what) == (CHANCE, "who bets first")
    assert table.ask.options == ("player 1", "player 4")
    give(table, "player 4")
    assert told(table, "first bettor")[-1] == {"seat": 3, "by": "lot"}
    assert table.ask.who == 3


def test_w_3_where_nobody_has_won_anything_all_are_equally_rich():
    table = run(bet(ready(3)), "black", "caramel", "red-brown", last="grey")
    assert table.view(None).money == (0, 0, 0)
    give(table, *("W08", "W09", "W10", "W11", "W12", "W13", "W14"))
    assert table.ask.options == ("player 1", "player 2", "player 3")
