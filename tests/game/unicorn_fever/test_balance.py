"""The balance tool: what it counts of a game, and what it calls within."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.arena import estimate, match, play
from game.arena.playing import Played
from game.unicorn_fever.contracts import DECKS, RULES
from game.unicorn_fever.lanes import LANES
from tools.unicorn_fever.balance import (
    TOKENS,
    Noted,
    Twins,
    contract_rows,
    glory,
    lane_rows,
    note,
    of_the_median,
    page,
    token_rows,
    twins,
)

ODDS = {lane: row for row, lane in enumerate(LANES, 1)}


def noted(*taken: tuple[str, ...], winners: str = "") -> Played:
    races = tuple((ODDS, winner) for winner in winners.split())
    return Played(0, ("keen",) * 4, note=Noted(taken, races))


def test_what_is_noted_of_a_game():
    one = match("unicorn-fever", ["casual"], 4, note=note)
    told = play(one, 3, 0).note
    assert len(told.taken) == len(told.races) == 4
    for order, (odds, winner) in zip(told.taken, told.races, strict=True):
        assert len(order) == 12
        assert set(order) <= {*TOKENS, "any-bet", "gold"}
        assert set(odds) == set(LANES) and set(odds.values()) <= set(range(1, 7))
        assert winner in LANES


def test_tokens_are_counted_race_by_race_and_printed_spaces_are_not():
    game = noted(("any-bet A", "magic Ab", "any-bet"), ("magic Ab", "gold A"))
    rows = {row[0]: row[1:] for row in token_rows([game])}
    assert rows["magic Ab"] == ("100.0", "50.0", "50.0", "OUTSIDE")
    assert rows["gold A"] == ("50.0", "0.0", "50.0", "OUTSIDE")
    assert rows["any-bet A"] == ("50.0", "50.0", "0.0", "within")
    assert rows["contract C"] == ("0.0", "0.0", "0.0", "OUTSIDE")


def test_a_lane_is_held_against_the_rows_that_it_ran_from():
    """Each lane always stood on its own row, so nobody can say that a lane was too good."""
    rows = lane_rows([noted(winners="red red red blue")])
    told = {row[0]: row[1:] for row in rows}
    assert told["red"] == ("75.0", "16.7", "within")
    assert told["purple"] == ("0.0", "0.0", "within")


def test_twins_play_the_same_deal_with_a_contract_and_without():
    plan = Twins("casual", 5)
    assert glory(plan, 2, "gnomes", "") == glory(plan, 2, "gnomes", "")
    told = twins(plan, 2)
    assert set(told) == set(DECKS[RULES])
    assert told["GN8"][0] >= 2
    rows = contract_rows([told])
    assert len(rows) == 40


def deals_of(middle: float, dear: list[float]) -> list[dict[str, tuple[float, float]]]:
    """Deals in which all contracts add the same but Ribbon Chorus, which adds what it is told."""
    return [dict.fromkeys(DECKS[1], (middle, 0.0)) | {"FA1": (worth, 0.0)} for worth in dear]


def test_a_contract_is_outside_only_where_its_luck_cannot_be_the_reason():
    def told(*dear: float) -> str:
        return of_the_median(deals_of(2.0, [*dear] * 25), 200)["FA1"].verdict

    assert told(5, 5) == told(4, 6) == "OUTSIDE"
    assert told(3, 3) == told(2, 4) == "within"
    assert told(-9, 18) == "OUTSIDE?"
    assert told(-12, 18) == "within?"


def test_an_interval_holds_as_much_as_that_of_a_mean():
    """With a median that stands still the ratio has the interval of the mean, in medians."""
    rng = Random(4)
    dear = [rng.gauss(3, 6) for _ in range(200)]
    its, mean = of_the_median(deals_of(2.0, dear), 600)["FA1"], estimate(dear)
    assert its.mean == pytest.approx(mean.mean / 2)
    assert (its.high - its.low) / 2 == pytest.approx(mean.half / 2, rel=0.1)


def test_where_the_median_is_nothing_nobody_can_say_how_many_times_it_is():
    assert of_the_median(deals_of(0.0, [1.0, 2.0]), 20)["FA1"].verdict == "OUTSIDE"


def test_the_page_has_a_table_for_each_question():
    one = match("unicorn-fever", ["casual"], 4, note=note)
    text = page("casual", [play(one, deal, 0) for deal in range(2)], [])
    assert text.startswith("2 games of 4 casual players, 8 races.")
    assert len(re.findall(r"^\| (magic|gold|red|purple)", text, re.MULTILINE)) == 6
