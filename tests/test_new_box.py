"""`python -m tools.new_box` lays a box that plays at once; a bad name lays nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.syntax import ROOT
from tools.new_box import __main__ as command

BOX = "three_legged_sack_race"
OWN = (f"tests/game/{BOX}", f"tests/web/{BOX}")
ITS = "three or sack"
"""Picks what the tests of all titles ask of this one."""

ASKS = ("pytest", "-q", "-p", "no:cacheprovider")
SHARED = (
    "tests/test_layers.py",
    "tests/test_ratchets.py",
    "tests/titles",
    "tests/game/horse_fever/test_reach.py",
    "tests/web/test_every_title.py",
    "tests/web/test_languages.py",
    "tests/web/test_ours.py",
    "tests/web/test_every_word.py",
)


def copied(work: Path) -> Path:
    """A copy of the tree, as far as rules and page are made and tried from it."""
    unwanted = shutil.ignore_patterns("__pycache__", "e2e", "golden", "saves", "rebuilt")
    for name in ("game", "web", "locale", "tools", "tests"):
        shutil.copytree(ROOT / name, work / name, ignore=unwanted)
    for name in ("index.html", "pyproject.toml"):
        shutil.copyfile(ROOT / name, work / name)
    return work


def laid(work: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Such a copy with a new box in it."""
    monkeypatch.setattr(command, "ROOT", copied(work))
    assert command.main([BOX]) == 0
    return work


def run(work: Path, *arguments: str, **more: str) -> None:
    """Let a program of Python run in that tree; what it says if it fails."""
    known = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    told = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=work,
        env={**known, **more},
        capture_output=True,
        text=True,
    )
    assert not told.returncode, f"{told.stdout}\n{told.stderr}"


def test_a_new_box_passes_its_own_tests_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its rules, what every title has to stand, a game by taps from home to the end, languages."""
    work = laid(tmp_path, monkeypatch)
    run(work, *ASKS, *OWN)
    run(work, *ASKS, "tests/titles", "--ignore", "tests/titles/test_golden.py", "-k", ITS)


@pytest.mark.nightly
def test_a_new_box_passes_what_the_house_asks_of_any(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = laid(tmp_path, monkeypatch)
    run(work, "ruff", "check", ".")
    run(work, "ruff", "format", "--check", ".")
    run(work, "mypy")
    run(work, *ASKS, *SHARED[:2])
    run(work, *ASKS, *SHARED[2:], "-k", ITS, HORSEBURG_PROVE="1", HORSEBURG_SEED="1")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Sack Race", "no name for a folder"),
        ("sack-race", "no name for a folder"),
        ("../sack", "no name for a folder"),
        ("a_box_with_a_name_that_never_ends", "no name for a folder"),
        ("sack__race", "no name for a folder"),
        ("class", "a word of Python"),
        ("match", "a word of Python"),
        ("horse_fever", "There is a box"),
        ("fr", "a part of the house"),
        ("hall", "a part of the house"),
        ("minds", "a part of the house"),
        ("words", "a part of the house"),
        ("racing", "a part of the house"),
        ("probe", "a part of the house"),
    ],
)
def test_a_bad_name_gets_one_sentence_and_nothing_is_written(
    name: str,
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for here in ("game/__init__.py", "web/titles.py", "game/horse_fever/titles.py"):
        (tmp_path / here).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / here, tmp_path / here)
    for here in ("game/racing", "web/words"):
        (tmp_path / here).mkdir()
    monkeypatch.setattr(command, "ROOT", tmp_path)
    before = {path: path.is_file() and path.read_text() for path in tmp_path.rglob("*")}
    assert command.main([name]) == 1
    told = capsys.readouterr()
    assert why in told.err and told.err.count("\n") == 1 and not told.out
    assert before == {path: path.is_file() and path.read_text() for path in tmp_path.rglob("*")}


def test_without_a_name_it_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([]) == 2
    assert "python -m tools.new_box NAME" in capsys.readouterr().err
