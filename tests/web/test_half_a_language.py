"""A language of a few words is no fault: what it does not say yet is said in English."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import TITLES
from tests.web.desks import laid, seen, tap
from tools import labels
from tools.staging import speaking_in
from web.words import languages, speaking

CODE = "qq"
ENGLISH = Path(languages.HERE, "web", "words", "en")
FEW = 'LABELS = {"Rules": "Regeln", "Settings": "Einstellungen"}\n'
DOOR = """from web.words.qq.grammar import GRAMMAR, KINDS
from web.words.qq.labels import LABELS
"""


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[None]:
    """Somebody has begun a language: the house says two labels in it, and no box anything."""
    folder = tmp_path / "web" / "words" / CODE
    folder.mkdir(parents=True)
    shutil.copyfile(ENGLISH / "grammar.py", folder / "grammar.py")
    (folder / "labels.py").write_text(FEW)
    (folder / "__init__.py").write_text(DOOR)
    languages.learn(CODE, str(tmp_path))
    yield
    languages.LEARNT.discard(CODE)
    del languages.ARCHIVES[CODE]
    speaking.SPOKEN.pop(CODE, None)
    for name in [name for name in sys.modules if name.startswith(f"web.words.{CODE}")]:
        del sys.modules[name]


@pytest.mark.usefixtures("begun")
@pytest.mark.parametrize("title", sorted(TITLES))
def test_every_table_can_be_played_in_it(title: str) -> None:
    seats = min(count for count in TITLES[title].seats if count > 1)
    with speaking_in(CODE):
        desk = laid(seats, title=title)
        if desk.curtain is not None:
            tap(desk, "unveil")
        page = seen(desk).text
    assert "Regeln" in page and "Log" in page, "its words, and English beside them"


def test_what_is_still_to_be_said_is_listed_for_the_house_boxes_and_rooms() -> None:
    told = list(labels.lacking("fr"))
    heads = [line for line in told if line.startswith("#")]
    assert heads == ["# the house", *(f"# {name}" for name in labels.INSIDE)]
    assert told == heads, "French says everything"
    assert len(list(labels.lacking(CODE))) > len(heads) + 500
