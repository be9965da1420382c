"""Every state of every screen is measured: at all sizes, by day and by night, in each language.

The rulers stand in `tests/e2e/rulers`. A walk through all states is for all rulers of that size.
A phone is walked whole in English; elsewhere one state of each kind is looked at on every change,
and `make prove` walks them all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from playwright.sync_api import Browser, Page

from tests.amount import PROVES, some
from tests.e2e.rulers import axe, ends, fit, numbers, room
from tests.e2e.stills import SIZES, WORDY, measured, one_of_each, viewer, written
from tools.serve import serving
from tools.states import STATES
from web.words.languages import NAMES

SPOKEN = tuple(code for code in NAMES if code != "en")
MOST_USED = ("phone", "tablet")
SMALLEST = "phone"
"""Where things first lack room: every state is looked at there."""
READ = [
    (code, size)
    for number, size in enumerate((*MOST_USED, *(size for size in SIZES if size not in MOST_USED)))
    for at, code in enumerate(SPOKEN)
    if PROVES or (size in MOST_USED and at == number % len(SPOKEN))
]
"""Phone and tablet in one language each: all are about equally long."""
NO_ROOM = {"no room": room.CUT}


def walk(
    chromium: Browser,
    edition: str,
    size: str,
    rulers: Mapping[str, str],
    script: str = "",
    names: Sequence[str] = (),
) -> None:
    """Hold all rulers to these states, or to one of each kind."""
    with serving(written(edition)) as address, viewer(chromium, size, script) as page:
        wrong = measured(page, address, rulers, names or one_of_each())
    assert not wrong, wrong


@pytest.mark.parametrize("size", SIZES)
def test_everything_fits_and_numbers_can_be_read(chromium: Browser, size: str) -> None:
    few = dict.fromkeys((*one_of_each(), *ends.SHOWN, *ends.RACED))
    names = tuple(STATES) if size == SMALLEST else tuple(few)
    walk(chromium, "en", size, {**ends.at(size), **numbers.at(size), **fit.at(size)}, names=names)


@pytest.mark.parametrize("size", some(["phone", "sideways", "tablet"], 3))
def test_every_text_has_room_for_longer_words(chromium: Browser, size: str) -> None:
    walk(chromium, WORDY, size, NO_ROOM)


@pytest.mark.parametrize(("code", "size"), READ)
def test_everything_fits_in_each_language(chromium: Browser, code: str, size: str) -> None:
    walk(chromium, code, size, {**NO_ROOM, **fit.at(size), **numbers.in_hand(size)})


@pytest.mark.parametrize("size", some(["phone", "tablet"], 2))
def test_axe_blames_nothing(chromium: Browser, size: str) -> None:
    names = some(one_of_each(), 2)
    walk(chromium, "en", size, {"blamed": axe.ruler("light", axe.EVERYTHING)}, axe.AXE, names)


def test_axe_blames_no_colour_at_night(chromium: Browser) -> None:
    """Only the colours differ by night, so only they are judged again."""
    walk(chromium, "en", "tablet", {"at night": axe.ruler("dark", axe.COLOURS)}, axe.AXE)


@pytest.mark.parametrize("at", range(len(SPOKEN)))
def test_axe_blames_no_words(chromium: Browser, at: int) -> None:
    """Names of buttons and languages of parts are of that language; each judges its share."""
    names = one_of_each()[at :: len(SPOKEN)]
    walk(chromium, SPOKEN[at], "tablet", {"blamed": axe.ruler("light", axe.WORDS)}, axe.AXE, names)


def test_axe_does_not_blame_the_built_page(page: Page) -> None:
    """The frame of the real page counts too: its title, its language, its landmarks."""
    axe.judge(page)
    page.get_by_role("button", name="Settings").first.click()
    page.locator("#overlay-close").wait_for()
    axe.judge(page)


FIGURES = """figures => Promise.all([...figures].map(figure =>
  document.fonts.load('20px Figures', figure).then(faces => faces.length)))"""


def test_figures_of_headings_come_from_the_plain_face(chromium: Browser, stills: str) -> None:
    with viewer(chromium, "tablet") as page:
        page.goto(f"{stills}home.html")
        loaded = page.evaluate(FIGURES, "0123456789")
    assert loaded == [1] * 10
