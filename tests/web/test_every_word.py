"""Every screen of every title in the made-up language: not one English word is left on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

import pytest

from tests.amount import some
from tests.web import made_up
from tests.web.made_up import MADE_UP
from tests.web.walked import DRAWN_ONCE, left
from tools.labels import labels
from tools.states import STATES
from web.big.screen import big
from web.desk.state import Desk
from web.horse_fever.words import saying
from web.horse_fever.words.by_title import LANGUAGES, voice_of
from web.page import page
from web.rooms.daily.saying import SPOKEN as DAY_SPOKEN
from web.rooms.hall.saying import SPOKEN as HALL_SPOKEN
from web.rooms.workshop.saying import SPOKEN as WORKSHOP_SPOKEN
from web.words import speaking

TURNED = {title: voice_of(title, tables) for title, tables in MADE_UP.items()}
HOUSE = made_up.speech(speaking.SPOKEN["en"], labels() | made_up.OF_THE_KERNEL)
BOX = made_up.speech(saying.SPOKEN["en"], labels("horse_fever"))
DAY = made_up.speech(DAY_SPOKEN["en"], labels("daily"))
HALL = made_up.speech(HALL_SPOKEN["en"], labels("hall"))
WORKSHOP = made_up.speech(WORKSHOP_SPOKEN["en"], labels("workshop"))
DOORS = {box: import_module(f"web.{box}") for box in made_up.BY_BOX}
WORDS = {box: import_module(f"web.{box}.words") for box in made_up.BY_BOX}
LABELS = {box: made_up.speech(its.SPOKEN["en"], labels(box)) for box, its in DOORS.items()}
VOICES = {box: its.Voice(made_up.BY_BOX[box]) for box, its in WORDS.items()}


@contextmanager
def switched_on() -> Iterator[None]:
    """The page speaks the made-up language."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(LANGUAGES, "xx", TURNED)
        patch.setitem(speaking.SPOKEN, "xx", HOUSE)
        patch.setitem(saying.SPOKEN, "xx", BOX)
        patch.setitem(DAY_SPOKEN, "xx", DAY)
        patch.setitem(HALL_SPOKEN, "xx", HALL)
        patch.setitem(WORKSHOP_SPOKEN, "xx", WORKSHOP)
        for box in VOICES:
            patch.setitem(DOORS[box].SPOKEN, "xx", LABELS[box])
            patch.setitem(WORDS[box].LANGUAGES, "xx", VOICES[box])
        patch.setattr(speaking, "LANGUAGE", "xx")
        yield


def drawn(desk: Desk) -> str:
    """A state of the page, what the room sees beside it."""
    if speaking.LANGUAGE == "xx":
        desk.sought = made_up.reversed_words(desk.sought)  # typed by somebody who speaks it
    room = str(big(desk)) if desk.table is not None else ""
    return f"{page(desk)}{room}"


NAMES = [name for name in STATES if not name.startswith("gazette")]
"""The Gazette tells its stories by tables of its own; `test_gazette.py` holds their languages."""


@pytest.mark.parametrize("name", some(NAMES, 2))
def test_no_english_word_is_left_on_it(name: str) -> None:
    desk = STATES[name]()
    english = drawn(desk)
    with switched_on():
        turned = drawn(STATES[name]() if name in DRAWN_ONCE else desk)
    assert not (found := list(left(english, turned))), "\n".join(found)
