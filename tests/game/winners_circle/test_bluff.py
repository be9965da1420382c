"""The bluff: four chips face down on four horses, turned up after the race (W.11)."""

from __future__ import annotations

import pytest

from tests.game.scripted import give, reason
from tests.game.walks import walked
from tests.game.winners_circle.scripted import (
    TITLE,
    TRACKS,
    bet,
    money,
    off,
    paid,
    ready,
    run,
    told,
)

ON = {"bluff": "on"}


@pytest.mark.parametrize("track", TRACKS)
def test_w_11_everybody_has_0_1_1_2_and_lays_four_on_four_horses(track):
    table = ready(3, track=track, **ON)
    assert table.view(1).chips == ("0", "1", "1", "2")
    asked = []
    while table.ask.what == "chip":
        assert table.ask.rule == "W.11"
        asked.append(table.ask.who)
        give(table, table.ask.options[0])
    assert asked == [0, 1, 2] * 4
    for seat in range(3):
        mine = [one for one in table.view(seat).bets if one.seat == seat]
        assert sorted(one.chip for one in mine) == [0, 1, 1, 2]
        assert len({one.horse for one in mine}) == 4


def test_w_11_without_it_the_0_chips_stay_in_the_box():
    table = off(3)
    assert sorted(one.chip for one in table.view(None).bets if one.seat == 0) == [1, 1, 2]


def test_w_11_chips_lie_face_down_for_all_others():
    table = give(ready(3, **ON), "2 grey")
    assert told(table, "bet laid") == [{"seat": 0, "horse": "grey", "card": "W01"}]
    assert [one.chip for one in table.view(0).bets] == [2]
    for seat in (1, 2, None):
        assert [tuple(one) for one in table.view(seat).bets] == [(0, None, "grey")]
    assert not table.ask.open
    assert table.view(None).in_hand == (3, 4, 4)
    assert table.view(None).chips == ()


def test_w_11_they_stay_face_down_through_the_race():
    table = off(2, **ON)
    for _ in range(5):
        give(table, "head", give_first(table))
    seen = table.view(0).bets
    assert {one.chip for one in seen if one.seat == 1} == {None}
    assert {one.chip for one in table.view(None).bets} == {None}


def give_first(table):
    """A horse that may still move."""
    see = table.view(None)
    return next(horse for horse in see.positions if horse not in see.moved)


def test_w_11_they_are_turned_up_when_the_race_is_over_and_before_it_is_paid():
    table = run(off(2, **ON), "black", "grey", "beige", last="dark-brown")
    kinds = [event.kind for event in table.events]
    ups = [at for at, kind in enumerate(kinds) if kind == "chip turned up"]
    assert len(ups) == 8
    assert kinds.index("ranking") < ups[0] and ups[-1] < kinds.index("place")
    turned = {(f["seat"], f["horse"]): f["chip"] for f in told(table, "chip turned up")}
    assert turned[0, "caramel"] == 0 and turned[1, "beige"] == 2
    assert list(turned) == [(f["seat"], f["horse"]) for f in told(table, "bet laid")]


def test_w_11_when_they_are_turned_up_everybody_sees_them():
    """While the payoffs are told, and at the end of the game."""
    table, seen = off(2, **ON), []
    table.listen(lambda event: seen.append((event.kind, table.view(None).bets)))
    run(table, "black", "grey", "beige", last="dark-brown")
    for kind, bets in seen:
        if kind in ("over the line", "ranking"):
            assert {one.chip for one in bets} == {None}
        if kind in ("place", "penalty", "paid off"):
            assert sorted(one.chip for one in bets) == [0, 0, 1, 1, 1, 1, 2, 2]
    assert {"ranking", "place", "paid off"} <= {kind for kind, _ in seen}
    over = walked(1, 2, title=TITLE, **ON)
    assert sorted(one.chip for one in over.view(None).bets) == [0, 0, 1, 1, 1, 1, 2, 2]


def test_w_11_a_0_adds_no_bet_wins_nothing_and_pays_nothing():
    chips = {
        0: ("0 black", "1 grey", "1 white", "2 beige"),
        1: ("1 black", "0 dark-brown", "1 white", "2 beige"),
        2: ("0 grey", "1 dark-brown", "1 white", "2 caramel"),
    }
    table = run(bet(ready(3, **ON), chips), "black", "grey", "red-brown", last="dark-brown",
                pace="grey")  # fmt: skip
    assert paid(table, "win") == [(1, 400)]
    assert paid(table, "place") == [(0, 300)]
    assert paid(table, "pace bonus") == [(0, 100)]
    assert all(facts["owed"] and facts["seat"] == 2 for facts in told(table, "penalty"))
    assert money(table) == (400, 400, 0)


def test_w_11_a_0_alone_on_a_horse_is_as_if_nobody_had_bet():
    chips = dict.fromkeys(range(2), ("0 black", "1 grey", "1 white", "2 beige"))
    table = run(bet(ready(2, **ON), chips), "black", "caramel", "red-brown", last="dark-brown")
    assert told(table, "win") == [] and money(table) == (0, 0)


def test_w_11_never_two_own_chips_on_one_horse_and_each_chip_once():
    table = give(ready(2, **ON), "0 grey", "1 grey")
    assert reason(table, "2 grey") == ("You have a chip on this horse already.", "W.3")
    assert reason(table, "0 white") == ("You have laid all your chips of this kind.", "W.3")


@pytest.mark.parametrize("text", ["2 grey", "0 grey", "1 white"])
def test_w_11_a_refusal_tells_nothing_about_the_chips_of_others(text):
    first = give(ready(2, **ON), "2 grey")
    other = give(ready(2, **ON), "0 grey")
    assert first.why_not(text) == other.why_not(text)
    assert first.ask == other.ask


def test_w_11_the_next_race_lies_face_down_again():
    table = run(off(2, **ON), "black", "grey", "beige", last="dark-brown")
    assert table.view(None).bets == ()
    give(table, *("W08", "W09", "W10", "W11", "W12", "W13", "W14"))
    if table.ask.what == "who bets first":
        give(table, "player 1")
    who = table.ask.who
    give(table, "2 grey")
    assert [one.chip for one in table.view(1 - who).bets] == [None]


def test_w_11_what_was_turned_up_cannot_be_taken_back():
    table = run(off(2, **ON), "black", "grey", "beige", last="dark-brown")
    assert table.why_no_undo() is not None
