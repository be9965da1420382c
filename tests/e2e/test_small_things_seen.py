"""Small things that nobody asks for and everybody misses: measured in pages that need no Python."""

from __future__ import annotations

import colorsys

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.rulers import ends
from tests.e2e.stills import SHOW, measured, viewer
from tools.driving import browsers

SAID = ("guide-welcome", "guide-first-bet", "guide-stake", "guide-fix", "guide-behind")
SMALL: ViewportSize = {"width": 360, "height": 640}


def test_bills_and_podium_are_seen_whole_on_the_smallest_phone(
    chromium: Browser, stills: str
) -> None:
    """Every other size is measured in test_every_state."""
    with viewer(chromium, "phone") as page:
        page.set_viewport_size(SMALL)
        wrong = measured(page, stills, ends.EVERYWHERE, ends.SHOWN)
    assert not wrong, wrong


# what flies in

WIDEST = """async () => {
  let widest = 0;
  for (let frame = 0; frame < 60; frame++) {
    widest = Math.max(widest, document.documentElement.scrollWidth);
    await new Promise(requestAnimationFrame);
  }
  return widest;
}"""


@pytest.mark.parametrize("state", ["nasty-thrown", "nasty-payoffs-two"])
def test_what_flies_in_makes_a_phones_page_no_wider(
    chromium: Browser, stills: str, state: str
) -> None:
    """A browser of a phone would let that page be pushed sideways from then on."""
    with chromium.new_context(viewport=browsers.PHONE, has_touch=True, is_mobile=True) as own:
        page = own.new_page()
        page.goto(f"{stills}{state}.html")
        assert page.evaluate(WIDEST) == browsers.PHONE["width"]


# a notice

HEARD = """() => addEventListener('click', tap => (window.under = tap.target.closest('[data-do]'
  + ', [data-touch], #notice')?.outerHTML.slice(0, 60) ?? 'the page'), true)"""
WORDS = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('#notice p'));
  return [...range.getClientRects()].map(line => [line.left, line.right, line.top, line.bottom]);
}"""


@pytest.mark.parametrize("size", ["phone", "tablet"])
def test_a_notice_lets_a_tap_through_but_for_its_own_buttons(
    chromium: Browser, stills: str, size: str
) -> None:
    with viewer(chromium, size) as page:
        page.goto(f"{stills}notice.html")
        page.evaluate(HEARD)
        left, right, top, bottom = page.evaluate(WORDS)[0]
        page.mouse.click((left + right) / 2, (top + bottom) / 2)
        assert 'id="notice"' not in page.evaluate("window.under")
        page.locator("#notice [data-do=close]").click()
        assert 'data-do="close"' in page.evaluate("window.under")


# the podium

STEPS = """() => [1, 2, 3].map(place => {
  const block = document.querySelector(`.step-${place} .block`);
  const tones = getComputedStyle(block).backgroundImage.match(/rgb\\([^)]+/g);
  return tones[1].match(/[\\d.]+/g).map(Number); // the one between the sheen and the shade
})"""


def seen_as(red: float, green: float, blue: float) -> str:
    """What a person would call this colour."""
    hue, light, rich = colorsys.rgb_to_hls(red / 255, green / 255, blue / 255)
    if rich < 0.25:
        return "silver" if 0.6 < light < 0.95 else "grey"
    if 20 <= hue * 360 < 37 and light < 0.8:
        return "bronze"
    return "gold" if 37 <= hue * 360 <= 60 else "another"


def test_the_steps_are_gold_silver_and_bronze_by_day_and_by_night(
    chromium: Browser, stills: str
) -> None:
    with viewer(chromium, "tablet") as page:
        page.goto(f"{stills}podium.html")
        for look in ("light", "dark"):
            page.evaluate("look => (document.documentElement.dataset.look = look)", look)
            tones = [seen_as(*tone) for tone in page.evaluate(STEPS)]
            assert tones == ["gold", "silver", "bronze"], look


# the way out of a first race

PLACE = """id => { const box = document.getElementById(id).getBoundingClientRect();
  return [box.top, box.bottom]; }"""


def test_the_way_out_of_a_first_race_is_never_where_one_goes_on(
    chromium: Browser, stills: str
) -> None:
    with viewer(chromium, "phone") as page:
        page.goto(f"{stills}home.html")
        places = {name: out_of(page, name) for name in SAID}
        page.evaluate(SHOW, SAID[0])
        on, _ = page.evaluate(PLACE, "lesson-on")
    assert max(places.values()) <= on, (places, on)


def out_of(page: Page, name: str) -> float:
    """Where the way out of this caption ends."""
    page.evaluate(SHOW, name)
    return float(page.evaluate(PLACE, "lesson-skip")[1])
