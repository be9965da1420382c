"""What is told of the odds table."""

from __future__ import annotations

import pytest

from game.arena import match
from game.arena.playing import play
from game.really_nasty.cards import TABLES
from tools.really_nasty.balance import (
    LEAST,
    MOST,
    Cell,
    Ran,
    cell_rows,
    counted,
    grid,
    margin,
    note,
    page,
)

ONE = match("really-nasty", ["keen"], 6, seed=4, note=note)


@pytest.fixture(scope="module")
def races():
    """Those of four meetings."""
    return [race for deal in range(4) for race in play(ONE, deal, 0).note]


def test_every_race_is_noted_with_its_field_and_its_winner(races):
    assert len(races) == 24
    for race in races:
        assert sorted(lane for lane, _ in race.cells) == [1, 2, 3, 4, 5, 6]
        assert race.winner is None or race.winner in race.cells


def test_cells_are_counted():
    races = [Ran(((1, 2), (3, 4)), (1, 2)), Ran(((1, 2), (5, 6)), None)]
    cells = counted(races)
    assert cells[1, 2] == Cell(2, 1) and cells[3, 4] == Cell(1, 0)
    assert len(cells) == 36 and cells[1, 2].share == 0.5
    assert cells[1, 2].error == pytest.approx(0.354, abs=0.001)


def test_a_cell_returns_its_share_times_odds_and_stake():
    cells = {(lane, grade): Cell(100, 10) for lane in range(1, 7) for grade in range(1, 7)}
    rows = cell_rows(cells, "printed")
    assert rows[0][3:] == ("9.0", "1", "20 ± 6", "OUTSIDE")
    assert rows[35][5] == "510 ± 153" and (LEAST, MOST) == (70, 110)
    assert grid(cells, "printed")[1] == ("lane 2", "30", "50", "70", "90", "110", "130")


def test_lane_times_grade_cannot_be_fair_to_a_bank(races):
    assert margin(races, "printed") > 125
    assert margin(races, "fair") < 110


def test_the_page_has_both_tables(races):
    text = page(races, "keen", 6)
    assert all(f"“{name}”" in text for name in TABLES)
    assert text.count("| lane 6, grade 6 |") == 2
