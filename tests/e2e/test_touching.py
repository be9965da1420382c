"""Play on the board with a finger: a lane is touched, a card is dragged, in every browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.engines import played_in
from tools.driving import playing
from tools.driving.pages import MIDDLE, dragged, expect

CARRIED = """() => [".carried", "[data-touch][data-open]", "[data-touch][data-over]"].map(
  (css) => document.querySelectorAll(css).length)"""
LEFT = "() => document.querySelectorAll('.carried, [data-open]').length"


@played_in("chromium", "firefox", "webkit")
def test_a_lane_is_touched_and_chip_and_card_are_dragged(page: Any) -> None:
    playing.begin(page)
    page.locator("#lane-red .course").click()
    bubble = page.locator("#beside [data-answer^='show red']")
    expect(bubble).to_be_visible()
    bubble.click()
    expect(page.locator("#beside")).to_have_count(0)
    expect(page.locator(".slip-show")).to_have_count(1)
    with dragged(page, ".bet-chip.win", "#lane-blue"):
        carried, open_things, over = page.evaluate(CARRIED)
    assert carried == 1 and open_things >= 6 and over == 1
    expect(page.locator(".slip-win")).to_have_count(1)
    to_a_card(page)
    page.locator("#odds-1 th").click()
    expect(page.locator("#notice")).to_contain_text("your cards")
    with dragged(page, "#held-1", "#lane-green"):
        pass
    playing.come_to_question(page)
    expect(page.locator("#lane-green .tile")).to_have_count(1)
    assert page.evaluate(LEFT) == 0


PHONE, LOW = {"width": 390, "height": 844}, {"width": 1180, "height": 640}
COVERED = """() => [...document.querySelectorAll("#beside [data-answer]")].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return !(hit && one.contains(hit));
}).map((one) => one.dataset.answer)"""


OVER_THE_BAR = """() => {
  const bar = document.querySelector("#bar").getBoundingClientRect();
  document.querySelector("#beside").style.top = `${bar.top + 4}px`;
}"""
"""Where it may come to lie: beside a lane that the bar covers in part."""


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["phone", "low"])
def test_what_is_offered_beside_any_lane_lies_on_top(page: Page, size: dict[str, int]) -> None:
    """The last lanes lie near the bar, where a finger would hit what stands in it."""
    page.set_viewport_size(size)  # type: ignore[arg-type]
    playing.begin(page)
    for lane in range(page.locator(".lane .course").count()):
        page.locator(".lane .course").nth(lane).click()
        expect(page.locator("#beside [data-answer]").first).to_be_visible()
        assert page.evaluate(COVERED) == [], lane
        page.evaluate(OVER_THE_BAR)
        assert page.evaluate(COVERED) == [], lane
        page.keyboard.press("Escape")


WATCHED = """() => {
  globalThis.carried = 0;
  new MutationObserver(() => { carried += document.querySelectorAll(".carried").length; })
    .observe(document, {subtree: true, childList: true, attributes: true});
}"""
"""The browser may take a finger for the beginning of a scroll, and its drag away, at any moment."""


def test_a_drag_that_the_browser_takes_away_leaves_nothing_hanging(page: Page) -> None:
    playing.begin(page)
    page.evaluate(WATCHED)
    finger = page.context.new_cdp_session(page)
    start, end = (page.evaluate(MIDDLE, css) for css in (".bet-chip.win", "#lane-blue"))
    for kind, (x, y) in (("touchStart", start), ("touchMove", end), ("touchMove", end)):
        told = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
        finger.send("Input.dispatchTouchEvent", told)
    finger.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    assert page.evaluate("carried") > 0, "it has been in the finger"
    assert page.evaluate(LEFT) == 0
    expect(page.locator(".slip-win")).to_have_count(0)


def to_a_card(page: Any) -> None:
    """Lay whatever is asked for until somebody has to choose a card."""
    for _ in range(40):
        playing.come_to_question(page)
        if page.locator("#held-1").count():
            return
        page.locator("#bar [data-answer]:not([aria-disabled=true])").first.click()
    raise AssertionError("nobody is asked for a card")
