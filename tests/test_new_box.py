"""`python -m tools.new_box` lays a box that plays at once; a bad name lays nothing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.syntax import ROOT
from tools.new_box import __main__ as command

BOX = "sack_race"
SHORT = (f"tests/game/{BOX}", f"tests/web/{BOX}", "tests/test_layers.py", "tests/titles")
"""Where a test in every run looks, of all that `make test-fast` asks."""

COMMAND = re.compile(r"\t@\$\(PY\) -m (.+)")


def copied(work: Path) -> Path:
    """A copy of the tree, as somebody gets it who clones it, with the packages that are here."""
    made = "__pycache__", "dist", "shots", "node_modules", ".venv", ".git", ".cache", ".*_cache"
    shutil.copytree(ROOT, work, ignore=shutil.ignore_patterns(*made), dirs_exist_ok=True)
    (work / "node_modules").symlink_to(ROOT / "node_modules")
    return work


def laid(work: Path) -> Path:
    """Such a copy, in which a box is laid as the docs say."""
    run(copied(work), "tools.new_box", BOX)
    return work


def commands(goal: str) -> list[list[str]]:
    """What programs of Python `make` runs for a goal, in words, spread over two cores."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = text.partition(f"\n{goal}:")[2].partition("\n\n")[0]
    found = COMMAND.findall(recipe.replace("$(SPREAD)", "-n 2 --dist loadfile"))
    assert found and not [line for line in found if "$" in line]
    return [line.split() for line in found]


def run(work: Path, *arguments: str) -> None:
    """Let a program of Python run in that tree; what it says if it fails."""
    ours = ("PYTEST_", "HORSEBURG_")
    known = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
    known["PYTHONPYCACHEPREFIX"] = str(work / ".cache" / "bytecode")
    told = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=work, env=known, capture_output=True, text=True
    )
    assert not told.returncode, f"{arguments}\n{told.stdout}\n{told.stderr}"


def test_a_new_box_passes_its_own_tests_at_once(tmp_path: Path) -> None:
    """Its rules, what every title has to stand, a game by taps from home to the end."""
    work = laid(tmp_path)
    ((_, *options),) = commands("test-fast")
    assert "tests" in options
    run(work, "pytest", "-q", *SHORT, "-k", "sack or layers")


@pytest.mark.nightly
def test_a_new_box_leaves_check_and_test_fast_green(tmp_path: Path) -> None:
    """Whoever does what the docs say, and nothing else, has a house in which all is well.

    Left out is what lays a box itself, and what looks up the project's own history.
    """
    work = laid(tmp_path)
    for asked in commands("check"):
        run(work, *asked)
    for asked in commands("test-fast"):
        run(work, *asked, "--ignore", "tests/test_new_box.py")


def test_these_are_the_commands_that_make_runs() -> None:
    assert ["ruff", "check", "."] in commands("check")
    assert ["tools.words", "--check"] in commands("check")
    ((program, *options),) = commands("test-fast")
    assert program == "pytest" and options[-5:] == [
        *("tests", "--ignore", "tests/e2e", "--ignore", "tests/rebuilt")
    ]


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
