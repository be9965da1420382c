"""A browser whose letters are twice as large as usual: nothing is lost, and nothing lies outside.

(WCAG 1.4.4, text to 200 % without loss, here by the size of the letters alone.)
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.e2e.rulers.apart import APART
from tests.e2e.stills import SIZES, measured, one_of_each
from tools.driving import browsers
from web.words.languages import NAMES

TWICE = "--blink-settings=defaultFontSize=32"

OUTSIDE = """() => {
  const found = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide - innerWidth} too wide`);
  for (const one of document.querySelectorAll("#page header button, #page nav button")) {
    const { left, right, width } = one.getBoundingClientRect();
    if (width && one.checkVisibility() && (left < -1 || right > innerWidth + 1))
      found.push(`${one.id || one.dataset.do} lies outside`);
  }
  for (const one of document.querySelectorAll("#bar [data-answer], .shelf button, #setup button")) {
    if (!one.checkVisibility() || one.closest("details:not([open])")) continue;
    one.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (width && !one.contains(hit) && !hit?.closest("#overlay, #notice, #page > [role=dialog]"))
      found.push(`${one.id || one.dataset.answer || one.dataset.do} cannot be reached`);
  }
  return found;
}"""


@pytest.fixture(scope="module")
def large(playwright: Playwright) -> Iterator[Browser]:
    """A Chromium whose user wants letters twice as large."""
    browser = browsers.launch_lean_chromium(playwright, TWICE)
    yield browser
    browser.close()


@pytest.fixture
def tab(large: Browser) -> Iterator[Page]:
    """A tab of a tablet's size in which nothing moves."""
    with large.new_context(viewport=browsers.TABLET, reduced_motion="reduce") as context:
        yield context.new_page()


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_nothing_lies_outside_and_no_control_covers_another(
    tab: Page, stills: str, size: str
) -> None:
    tab.set_viewport_size(SIZES[size])
    outside = {"outside": OUTSIDE} if size == "tablet" else {}
    wrong = measured(tab, stills, {"apart": APART, **outside}, one_of_each())
    assert not wrong, wrong


def test_on_a_narrow_phone_letters_are_as_large_as_its_width_bears(tab: Page, stills: str) -> None:
    """A third larger than usual there; from there on they are brought nearer by two fingers."""
    tab.set_viewport_size(SIZES["phone"])
    tab.goto(f"{stills}home.html")
    root = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    assert 21 < tab.evaluate(root) < 23
    assert "maximum-scale" not in (
        tab.locator("meta[name=viewport]").get_attribute("content") or ""
    )
    tab.set_viewport_size(browsers.TABLET)
    assert tab.evaluate(root) == 32


def test_on_a_phone_every_language_is_seen_without_a_push(tab: Page, stills: str) -> None:
    """All of each name, and none over the title."""
    tab.set_viewport_size(SIZES["phone"])
    tab.goto(f"{stills}home.html")
    names = tab.locator(".languages button")
    expect(names).to_have_count(len(NAMES))
    for name in names.all():
        expect(name).to_be_in_viewport(ratio=1)
    last, title = names.last.bounding_box(), tab.locator("#home-title").bounding_box()
    assert last and title and last["y"] + last["height"] <= title["y"]


def test_letters_are_twice_as_large(tab: Page, stills: str) -> None:
    """Not the headings alone: all that is read."""
    tab.goto(f"{stills}home.html")
    size = "parseFloat(getComputedStyle(document.body).fontSize)"
    assert tab.evaluate(size) >= 32
