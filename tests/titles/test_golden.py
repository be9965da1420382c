"""Golden games: saves whose every event, view and result are known."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from game import TITLES, saves
from tools.golden import GOLDEN, WANTED, folder, told

SAVES = sorted(GOLDEN.rglob("*.txt"))


def read(path):
    return path.read_text(encoding="utf-8")


EACH = pytest.mark.parametrize("path", SAVES, ids=lambda path: f"{path.parent.name}-{path.stem}")


@EACH
def test_a_golden_game_is_told_as_ever(path):
    expected = read(path.with_suffix(".told")).splitlines()
    for number, (now, then) in enumerate(zip_longest(told(read(path)).splitlines(), expected), 1):
        assert now == then, f"line {number} of {path.stem}.told"


@pytest.mark.parametrize("title", WANTED)
def test_every_wanted_golden_game_is_there_and_is_what_it_says(title):
    assert title in TITLES
    for name, wanted in WANTED[title].items():
        table = saves.loads(read(folder(title) / f"{name}.txt"))
        assert len(table.names) == wanted.seats
        assert wanted.options.items() <= table.options.items()
        assert table.result is not None
        assert wanted.is_it(table), name


def test_no_told_file_stands_alone():
    assert [path.stem for path in sorted(GOLDEN.rglob("*.told"))] == [path.stem for path in SAVES]


@EACH
def test_a_golden_save_carries_remarks(path):
    assert read(path).count("\n# ") > 5
