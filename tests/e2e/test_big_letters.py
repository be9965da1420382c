"""The big screen in every state: its letters can be read from the far end of a room, and fit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tools import screen_states
from tools.serve import serving
from tools.staging import speaking_in
from web.words.languages import NAMES


@pytest.fixture(scope="module")
def screens(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The big screen in every state as a page without Python."""
    names = list(screen_states.SCREEN_STATES)
    folder: Path = tmp_path_factory.mktemp("screens") / "site"
    with serving(screen_states.write_site(names, folder)) as address:
        yield address


LETTERS = """() => {
  const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidden = ".unseen, #full, #waits";
  const drawn = (one) => one.ownerSVGElement?.getScreenCTM().a ?? 1;
  while (walk.nextNode()) {
    const text = walk.currentNode, one = text.parentElement;
    if (!text.data.trim() || one.closest(hidden) || !one.getBoundingClientRect().width) continue;
    const size = parseFloat(getComputedStyle(one).fontSize) * drawn(one) * 1080 / innerHeight;
    const isCrowd = one.closest(".big-standings.of-many .big-who");
    const kind = !isCrowd &&
      one.closest(".horse-name, .big-who, #big-caller .now, .big-head, .big-clock, .odds");
    found.push([text.data.trim().slice(0, 20), size, Boolean(kind && one.tagName !== "SMALL")]);
  }
  return found;
}"""
OUT = """() => [...document.querySelectorAll(
    ".big-head *, .big-line, .big-line *, .big-bill, .big-bar *, .steps li, .big-rest li," +
    ".big-book *, .big-paying *, #bookie, .big-interval *, .big-end > :not(.rays) *")]
  .filter((one) => one.checkVisibility() && !one.closest(".unseen, .die"))
  .filter((one) => {
    const { right, bottom, width } = one.getBoundingClientRect();
    const isCut = one.matches(".big-first li, .big-field li, .big-tally") &&
      one.scrollWidth > one.clientWidth + 1 ||
      one.matches("#bookie") && one.scrollHeight > one.clientHeight + 1;
    return width && (isCut || right > innerWidth + 1 || bottom > innerHeight + 1);
  }).map((one) => one.outerHTML.slice(0, 120))"""


def wrong_on(page: Page) -> list[object]:
    """Letters that are too small for three metres, and what does not fit, on this screen."""
    letters = page.evaluate(LETTERS)
    assert letters
    small = [one for one in letters if one[1] < (36 if one[2] else 28)]
    return [*small, *page.evaluate(OUT)]


@pytest.mark.parametrize("name", list(screen_states.SCREEN_STATES))
def test_letters_can_be_read_from_three_metres(
    chromium_page: Page, screens: str, name: str
) -> None:
    page = chromium_page
    for width, height in ((1920, 1080), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{screens}{name}.html")
        assert wrong_on(page) == []


@pytest.mark.parametrize("code", [code for code in NAMES if code != "en"])
def test_they_can_in_other_languages(chromium_page: Page, tmp_path: Path, code: str) -> None:
    page, names = chromium_page, list(screen_states.SCREEN_STATES)
    page.set_viewport_size({"width": 1920, "height": 1080})
    with speaking_in(code):
        site = screen_states.write_site(names, tmp_path / "site")
    with serving(site) as address:
        wrong = {}
        for name in names:
            page.goto(f"{address}{name}.html")
            wrong[name] = wrong_on(page)
    assert not {name: found for name, found in wrong.items() if found}


@pytest.fixture
def chromium_page(context: BrowserContext) -> Page:
    """A page of Chromium, nothing on it."""
    return context.new_page()
