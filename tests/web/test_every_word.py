"""Every screen of every title in the made-up language: not one English word is left on it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.amount import some
from tests.web import made_up
from tests.web.walked import DRAWN_ONCE, left
from tools.states import STATES
from web.big.screen import big
from web.desk.state import Desk
from web.page import page
from web.words import speaking

FOREIGN = re.compile(r'<span lang="\w+">([^<]*)</span>')
"""A name beside others, which is marked in all languages but its own: it belongs to its text."""


@pytest.fixture(scope="module", autouse=True)
def learnt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The made-up language is here."""
    with made_up.learnt(made_up.written(tmp_path_factory.mktemp("made up"))):
        yield


def drawn(desk: Desk) -> str:
    """A state of the page, what the room sees beside it."""
    if speaking.LANGUAGE == "xx":
        desk.sought = made_up.reversed_words(desk.sought)  # typed by somebody who speaks it
    room = str(big(desk)) if desk.table is not None else ""
    return FOREIGN.sub(r"\1", f"{page(desk)}{room}")


@pytest.mark.parametrize("name", some([*STATES], 2))
def test_no_english_word_is_left_on_it(name: str) -> None:
    desk = STATES[name]()
    english = drawn(desk)
    with made_up.spoken():
        turned = drawn(STATES[name]() if name in DRAWN_ONCE else desk)
    assert not (found := list(left(english, turned))), "\n".join(found)
