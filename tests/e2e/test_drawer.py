"""The end of a game in the hand: two buttons and the handle of a drawer, and the rest in it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.e2e.test_waking import keep
from tools.driving import playing
from tools.driving.pages import expect
from tools.driving.recorded import recorded

pytestmark = pytest.mark.unopened

PHONES: list[ViewportSize] = [{"width": 390, "height": 844}, {"width": 360, "height": 640}]
REST = ("#to-home", "#to-log", "#to-share", "#watch", "#print-result")
SEEN = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return one.contains(under) && bottom - top >= 44 && left >= 0 && right <= innerWidth
    && bottom <= innerHeight;
}"""


def test_a_finger_opens_the_drawer_and_shuts_it(page: Page) -> None:
    keep(page, recorded("horse-fever-family/five-players.txt").table, 'data-do="again"')
    for size in PHONES:
        page.set_viewport_size(size)
        opened_and_shut(page)


def opened_and_shut(page: Page) -> None:
    """Everything can be touched before, and with the drawer open."""
    for way in ("#again", "#to-gazette", "#more-ways"):
        assert page.locator(way).evaluate(SEEN), way
    assert page.evaluate("scrollY") == 0
    handle = page.locator("#more-ways")
    playing.press(handle)
    expect(handle).to_have_attribute("aria-expanded", "true")
    for way in REST:
        assert page.locator(way).evaluate(SEEN), way
    playing.press(handle)
    expect(page.locator("#drawer")).to_have_count(0)
