"""What chips bring and cost (W.6, W.8), and the last race, which counts double (W.9)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.game.winners_circle.figures import PAYOUT
from tests.game.winners_circle.scripted import (
    COATS,
    RACES,
    TRACKS,
    bet,
    lined_up,
    money,
    off,
    paid,
    ready,
    run,
    told,
)


def backed(count: int) -> dict[int, tuple[str, ...]]:
    """Chips of six players of which exactly `count` bets lie on the grey."""
    twos, ones = (count - 6, 12 - count) if count > 6 else (count // 2, count % 2)
    assert 2 * twos + ones == count
    values = ["2"] * twos + ["1"] * ones + [""] * (6 - twos - ones)
    hands = {}
    for seat, value in enumerate(values):
        rest = ["2", "1", "1"]
        first = (f"{value} grey",) if value else (f"{rest[0]} white",)
        rest.remove(value or "2")
        hands[seat] = (*first, f"{rest[0]} red-brown", f"{rest[1]} dark-brown")
    return hands


@pytest.mark.parametrize(
    ("place", "count"), list(product(PAYOUT, range(1, 13))), ids=lambda one: str(one)
)
def test_w_8_the_payout_table_cell_by_cell(place, count):
    table = bet(ready(6), backed(count))
    on_grey = sum(one.chip for one in table.view(None).bets if one.horse == "grey")
    assert on_grey == count
    others = ["beige", "caramel", "black"]
    order = others[:2]
    order.insert(list(PAYOUT).index(place), "grey")
    run(table, *order, last="black")
    each = PAYOUT[place][count - 1]
    assert paid(table, place) == [
        (one["seat"], each * one["chip"])
        for one in told(table, "bet laid")
        if one["horse"] == "grey"
    ]
    assert {facts["each"] for facts in told(table, place)} == {each}


def test_w_8_example_3_of_the_rulebook():
    """700; 300, 150 and 150; 250; the pace 200, 100, 100; the last costs 200 and 100."""
    chips = {
        0: ("2 black", "1 grey", "1 caramel"),
        1: ("2 grey", "1 caramel", "1 red-brown"),
        2: ("1 grey", "1 beige", "2 white"),
        3: ("1 white", "2 caramel", "1 dark-brown"),
    }
    table = run(bet(ready(4), chips), "black", "grey", "beige", last="white", pace="grey")
    assert paid(table, "win") == [(0, 700)]
    assert sorted(paid(table, "place")) == [(0, 150), (1, 300), (2, 150)]
    assert paid(table, "show") == [(2, 250)]
    assert sorted(paid(table, "pace bonus")) == [(0, 100), (1, 200), (2, 100)]
    # C pays 200 out of 500; D, who won nothing, owes 100 and has nothing to pay it with.
    assert [(f["seat"], f["owed"]) for f in told(table, "penalty")] == [(3, -100), (2, -200)]
    assert paid(table, "penalty") == [(3, 0), (2, -200)]
    assert money(table) == (950, 500, 300, 0)


def test_w_8_example_3_where_player_d_can_pay():
    """The same, had D won before: 200 and 100 are paid in full."""
    chips = {
        0: ("2 black", "1 grey", "1 caramel"),
        1: ("2 grey", "1 caramel", "1 red-brown"),
        2: ("1 grey", "1 beige", "2 white"),
        3: ("1 white", "2 caramel", "1 dark-brown"),
    }
    table = run(bet(ready(4), {3: ("1 black", "1 grey", "2 white")}), "black", "caramel",
                "red-brown", last="dark-brown")  # fmt: skip
    before = money(table)
    assert before == (0, 0, 0, 400)
    bet(lined_up(table), chips)
    run(table, "black", "grey", "beige", last="white", pace="grey")
    assert sorted(paid(table, "penalty", 2)) == [(2, -200), (3, -100)]
    assert money(table) == (950, 500, 300, 300)


def test_w_8_nobody_on_a_placed_horse_means_nothing_is_paid():
    table = run(off(4), "black", "caramel", "red-brown", last="dark-brown")
    for kind in ("win", "place", "show", "pace bonus", "penalty"):
        assert told(table, kind) == []
    assert money(table) == (0, 0, 0, 0)


def test_w_6_the_pace_pays_nothing_outside_the_first_three_on_the_circle():
    table = off(3)
    run(table, "black", "beige", "caramel", last="white", pace="grey")
    assert any(one["horse"] == "grey" for one in told(table, "bet laid"))
    assert told(table, "pace bonus") == []


@pytest.mark.parametrize("at", [0, 1, 2])
def test_w_6_the_pace_pays_100_a_bet_in_each_of_the_first_three(at):
    order = ["black", "caramel"]
    order.insert(at, "grey")
    chips = {0: ("2 grey", "1 white", "1 beige"), 1: ("1 grey", "2 white", "1 beige")}
    table = run(bet(ready(2), chips), *order, last="dark-brown", pace="grey")
    assert paid(table, "pace bonus") == [(0, 200), (1, 100)]


def test_w_8_the_penalty_is_paid_out_of_what_the_race_brought():
    """First the winnings, then the last horse: who began with nothing still pays."""
    chips = {0: ("1 black", "2 white", "1 grey"), 1: ("1 white", "2 grey", "1 beige")}
    table = run(bet(ready(2), chips), "black", "caramel", "red-brown", last="white")
    assert paid(table, "win") == [(0, 400)]
    assert (0, -200) in paid(table, "penalty")
    assert money(table) == (200, 0)


def test_w_8_who_cannot_pay_in_full_pays_what_he_has():
    chips = dict.fromkeys(range(6), ("2 white", "1 black", "1 grey"))
    table = run(bet(ready(6), chips), "beige", "caramel", "black", last="white")
    assert set(paid(table, "show")) == {(seat, 50) for seat in range(6)}
    assert set(paid(table, "penalty")) == {(seat, -50) for seat in range(6)}
    assert all(facts["owed"] == -200 for facts in told(table, "penalty"))
    assert money(table) == (0,) * 6


def test_w_8_nobody_gets_into_debt():
    table = run(off(2), "black", "caramel", "red-brown", last="beige")
    assert [facts["owed"] for facts in told(table, "penalty")] in ([], [-200, -200])
    assert money(table) == (0, 0)


@pytest.mark.parametrize("track", TRACKS)
def test_w_9_the_last_race_counts_double_and_no_other(track):
    """The same chips and the same finish in each race: only the last pays twice as much."""
    chips = {0: ("2 black", "1 grey", "1 white"), 1: ("1 black", "2 grey", "1 white")}
    table = ready(2, track=track)
    pace = None if track == "turf" else "grey"
    for race in range(1, RACES[track] + 1):
        if race > 1:
            lined_up(table)
        bet(table, chips)
        run(table, "black", "grey", "caramel", last="white", pace=pace)
        factor = 2 if race == RACES[track] else 1
        assert sorted(paid(table, "win", race)) == [(0, 600 * factor), (1, 300 * factor)]
        assert sorted(paid(table, "place", race)) == [(0, 200 * factor), (1, 400 * factor)]
        bonus = [] if track == "turf" else [(0, 100 * factor), (1, 200 * factor)]
        assert sorted(paid(table, "pace bonus", race)) == bonus
        fines = [] if track == "turf" else [(0, -100 * factor), (1, -100 * factor)]
        assert sorted(paid(table, "penalty", race)) == fines


def test_w_8_chips_come_back_for_the_next_race():
    table = lined_up(run(off(3), *COATS[:3], last="black"))
    assert [table.view(seat).chips for seat in range(3)] == [("1", "1", "2")] * 3
