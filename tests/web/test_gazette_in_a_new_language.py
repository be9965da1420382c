"""A language that is added as `docs/adding-a-language.md` says is spoken by the Gazette, too."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import saves
from tools.gazette import offering, played

ROOT = Path(__file__).resolve().parents[2]
PAPER = """
import sys
import web.titles
from game import saves
from web.rooms.gazette.page import sheet
from web.words import languages, speaking
languages.learn("xx")
speaking.LANGUAGE = "xx"
print(sheet(saves.loads(sys.stdin.read()), ""))
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources, with the folders and files of French copied for a new language and its name."""
    tree = tmp_path_factory.mktemp("tree")
    leave = shutil.ignore_patterns("__pycache__", "static", "style")
    for folder in ("game", "web"):
        shutil.copytree(ROOT / folder, tree / folder, ignore=leave)
    for french in [*tree.rglob("words/fr"), *tree.rglob("words/fr.py")]:
        copy = french.with_name(french.name.replace("fr", "xx"))
        (shutil.copytree if french.is_dir() else shutil.copy)(french, copy)
        for file in [copy] if copy.is_file() else copy.rglob("*.py"):
            text = file.read_text(encoding="utf-8").replace(".words.fr", ".words.xx")
            file.write_text(text.replace("La Gazette", "Xa Xazette"), encoding="utf-8")
    names = tree / "web" / "words" / "languages.py"
    text = names.read_text(encoding="utf-8")
    names.write_text(text.replace('"it": ', '"xx": "Xois", "it": ', 1), encoding="utf-8")
    return tree


@pytest.mark.parametrize("title", offering())
def test_the_gazette_speaks_a_language_that_was_added_by_its_folders_and_its_name(
    title: str, tree: Path
) -> None:
    told = subprocess.run(
        [sys.executable, "-c", PAPER],
        input=saves.dumps(played(title, 1)),
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONUTF8": "1"},
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert "Xa Xazette de Horseburg" in told.stdout and "De notre correspondant" in told.stdout
    assert "The Horseburg" not in told.stdout
