"""Saves of every released version are opened for ever, each as the table saw it then."""

from __future__ import annotations

import json

import pytest

from game import links, saves
from tools.golden import plain
from tools.release_saves import GAMES, SAVES, main, outcome, write

RELEASED = sorted(SAVES.rglob("*.txt"))
VERSIONS = sorted(folder.name for folder in SAVES.iterdir() if folder.is_dir())
NEW_LINES = ("rules:", "told:", "rewound:", "branch:")


def read(path):
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_released_save_is_opened_as_the_table_saw_it(path):
    opened = saves.salvage(read(path))
    assert (opened.note, opened.lost) == (None, 0)
    assert plain(outcome(opened.table)) == json.loads(read(path.with_suffix(".json")))
    assert outcome(saves.loads(read(path))) == outcome(opened.table)
    again = saves.loads(links.unpack(links.pack(saves.dumps(opened.table))))
    assert outcome(again) == outcome(opened.table)


def test_no_outcome_stands_alone():
    assert [path.stem for path in sorted(SAVES.rglob("*.json"))] == [p.stem for p in RELEASED]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_release_has_both_titles_whole_and_in_mid_game(version):
    tables = [saves.loads(read(path)) for path in sorted((SAVES / version).glob("*.txt"))]
    assert {table.title.id for table in tables} == {title for title, _, _ in GAMES}
    assert sum(table.result is not None for table in tables) >= 4
    assert sum(len(table.answers) % 2 for table in tables if table.result is None) >= 4
    assert {table.options["edition"] for table in tables} == {"first", "second"}


def test_each_version_is_written_as_it_was():
    assert VERSIONS == ["v1", "v2", "v3"]
    v1, v2, v3 = ([read(path) for path in (SAVES / one).glob("*.txt")] for one in VERSIONS)
    assert not any(line.startswith(NEW_LINES) for text in v1 for line in text.split("\n"))
    assert all("\nrules: 1\n" in text and "\ntold: {" in text for text in v2)
    for line in ("\nrewound: [[97, 34]]\n", "\nbranch: 77\n"):
        assert sum(line in text for text in v2) == 1
    assert [sum(f"\nrules: {n}\n" in text for text in v3) for n in (1, 2)] == [11, 6]


@pytest.mark.parametrize("path", RELEASED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_released_save_is_saved_again_under_the_rules_it_was_begun_under(path):
    begun = 2 if "\nrules: 2\n" in read(path) else 1
    table = saves.loads(read(path))
    assert table.rules == table.game.rules == begun
    assert f"\nrules: {begun}\n" in saves.dumps(table)


@pytest.mark.parametrize("name", sorted(path.stem for path in (SAVES / "v2").glob("*.json")))
def test_this_release_sees_a_game_of_the_one_before_as_that_did(name):
    assert read(SAVES / "v3" / f"{name}.json") == read(SAVES / "v2" / f"{name}.json")


def test_a_release_is_never_written_again(capsys):
    before = {path: read(path) for path in SAVES.rglob("*.*")}
    assert main(["2"]) == 1
    assert main(["two"]) == 2
    assert "stays as it is" in capsys.readouterr().err
    assert {path: read(path) for path in SAVES.rglob("*.*")} == before


def test_a_release_can_be_written(tmp_path):
    write(tmp_path / "v9")
    assert len(list((tmp_path / "v9").glob("*.txt"))) == len(GAMES) + 2
