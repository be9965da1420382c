"""A language of a few words is no fault: what it does not say yet is said in English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import TITLES
from tests.web import made_up
from tests.web.desks import laid, seen, tap
from tools.words import proof
from tools.words.template import Entry

CODE = "qq"
FEW = {
    "Rules": "Regeln",
    "Settings": "Einstellungen",
    "{seat:player}, lay your first bet": "{seat:player}, deine erste Wette",
}


@pytest.fixture(scope="module", autouse=True)
def begun(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Somebody has begun a language, with two labels of the house and one title of a question."""

    def say(it: Entry, _domain: str) -> str:
        return FEW.get(it.english, "")

    locale = made_up.written(tmp_path_factory.mktemp("begun"), say, CODE)
    said = proof.lacking(CODE, locale)
    assert said["house"][0] == 2 and said["house"][2] > 500 and said["horse_fever"][0] == 1
    with made_up.learnt(locale, CODE):
        yield


@pytest.mark.parametrize("title", sorted(TITLES))
def test_every_table_can_be_played_in_it(title: str) -> None:
    seats = min(count for count in TITLES[title].seats if count > 1)
    with made_up.spoken(CODE):
        desk = laid(seats, title=title)
        if desk.curtain is not None:
            tap(desk, "unveil")
        page = seen(desk).text
    assert "Regeln" in page and "Log" in page, "its words, and English beside them"
