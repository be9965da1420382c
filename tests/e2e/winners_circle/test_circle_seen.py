"""The course of Winner's Circle as it is seen: large horses, and nothing over what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.stills import SHOW, measured, viewer

STATES = ("circle-horse", "circle-six", "circle-run-in", "circle-royal-turf")
WIDTHS = {"phone": 44, "tablet": 70, "desktop": 70}
"""So many pixels wide is a horse at the least, from tail to nose."""
SEEN = (*WIDTHS, "sideways")

LONG = """() => Math.min(...[...document.querySelectorAll('.racer .wc-way')].map(
  one => one.getBoundingClientRect().width))"""
SCENE = "() => document.querySelector('.course-scene').getBoundingClientRect().width"


@pytest.mark.parametrize("size", WIDTHS)
def test_a_horse_is_large_enough_to_be_recognised(
    chromium: Browser, stills: str, size: str
) -> None:
    with viewer(chromium, size) as page:
        page.goto(f"{stills}circle-horse.html")
        assert page.evaluate(LONG) >= WIDTHS[size]
        whole = page.evaluate(SCENE)
        page.evaluate(SHOW, "circle-run-in")
        assert page.evaluate(SCENE) > 1.5 * whole, "the picture comes close"


TOUCHED = """() => {
  const course = document.querySelector('#course').getBoundingClientRect();
  const lit = '#course .ghost .badge, #course .far-off.may-move', wrong = [];
  let seen = 0;
  for (const one of document.querySelectorAll(lit)) {
    const box = one.getBoundingClientRect();
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    if (x < course.left || x > course.right || y < course.top || y > course.bottom) continue;
    seen += 1;
    const own = one.closest('[data-touch]').dataset.touch;
    const found = document.elementFromPoint(x, y)?.closest('[data-touch]')?.dataset.touch;
    if (own !== found) wrong.push(`a touch of ${own} finds ${found}`);
  }
  return seen < 2 ? [`${seen} pale horses`] : wrong;
}"""
"""Each pale horse in the picture must be found by a touch of its number."""


@pytest.mark.parametrize("size", SEEN)
def test_nothing_lies_over_where_a_horse_would_come_to_stand(
    chromium: Browser, stills: str, size: str
) -> None:
    with viewer(chromium, size) as page:
        wrong = measured(page, stills, {"lit": TOUCHED}, STATES)
    assert not wrong, wrong


HIDDEN = """() => {
  const bar = document.querySelector('#bar').getBoundingClientRect();
  return [...document.querySelectorAll('.race-card')].filter(
    one => one.getBoundingClientRect().bottom > bar.top + 1).map(one => `${one.id} lies too low`);
}"""
ASKED = ("circle-bet", "circle-waited", "circle-bet-once", "circle-horse", "circle-once")


def test_on_a_phone_all_seven_horses_are_seen_above_the_question(
    chromium: Browser, stills: str
) -> None:
    """Each is an answer; and while others play, each is what is played for."""
    with viewer(chromium, "phone") as page:
        wrong = measured(page, stills, {"seen": HIDDEN}, (*ASKED, "circle-watching"))
    assert not wrong, wrong


PARADE = """() => [1, 2, 3].map(place => {
  const box = document.querySelector(`#led-${place} .wc-horse`).getBoundingClientRect();
  const name = document.querySelector(`#led-${place} .led-name`).getBoundingClientRect();
  const course = document.querySelector('#course').getBoundingClientRect();
  return [box.width, name.left >= course.left && name.right <= course.right, box.bottom];
})"""


@pytest.mark.parametrize("size", SEEN)
def test_the_winner_is_the_largest_and_nearest_of_the_parade(
    chromium: Browser, stills: str, size: str
) -> None:
    with viewer(chromium, size) as page:
        page.goto(f"{stills}circle-home.html")
        page.evaluate("document.fonts.ready.then(() => true)")
        first, second, third = page.evaluate(PARADE)
        assert first[0] > second[0] > third[0] > 40
        assert first[2] > second[2] > third[2]
        assert first[1] and second[1] and third[1], "every name is whole"
