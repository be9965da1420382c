"""By a real finger, mouse and key: whoever taps twice has answered once, and for nobody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from game import saves
from tests.amount import some
from tools.driving import playing
from web.acts.twice import SOON
from web.desk.kept.about import unmarked
from web.desk.screen import BOXES

ANSWER = "[data-answer]:not([aria-disabled=true])"
Spot = tuple[float, float]
HEARS = """() => {
  globalThis.heard = [];
  addEventListener("click", (event) => event.detail && heard.push(event.timeStamp), true);
}"""
"""When fingers came down."""


def begun(page: Page, box: str) -> None:
    """A game of this box, one tap an answer, its first question asked."""
    playing.for_experts(page)
    page.locator(f"[data-do='setup {box}']").first.click()
    page.locator("#setup-title").wait_for()
    page.locator("[data-do^=start]").last.click()
    playing.come_to_question(page)


def answerers(page: Page) -> list[int]:
    """Who has answered so far, chance apart."""
    (text,) = playing.kept(page)
    return [seat for seat in saves.loads(unmarked(text)).askers if seat >= 0]


def twice_by_finger(page: Page, at: Spot) -> None:
    page.touchscreen.tap(*at)
    page.touchscreen.tap(at[0] + 3, at[1] - 3)


def twice_by_mouse(page: Page, at: Spot) -> None:
    page.mouse.dblclick(*at, delay=20)


def held(page: Page, _at: Spot) -> None:
    for _ in range(6):
        page.keyboard.down("1")  # from the second on it repeats
        page.wait_for_timeout(40)
    page.keyboard.up("1")


WAYS = [(box, twice_by_finger) for box in BOXES]
WAYS += [("horse-fever", twice_by_mouse), ("really-nasty", held)]


@pytest.mark.parametrize(("box", "twice"), some(list(WAYS), 2))
def test_nobody_answers_for_the_next_person(
    page: Page, box: str, twice: Callable[[Page, Spot], None]
) -> None:
    begun(page, box)
    page.evaluate(HEARS)
    turns = 0
    for _ in range(6):
        playing.come_to_question(page)
        wanted = page.locator(ANSWER).first
        wanted.scroll_into_view_if_needed()
        place = wanted.bounding_box()
        assert place is not None
        before = answerers(page)
        twice(page, (place["x"] + place["width"] / 2, place["y"] + place["height"] / 2))
        page.wait_for_timeout(SOON + 50)
        now = answerers(page)[len(before) :]
        apart = page.evaluate("heard.splice(0).reduce((one, two) => two - one, 0)")
        assert len(set(now)) <= 1 or apart >= SOON, now  # a busy machine taps more slowly
        turns += bool(now)
    assert turns >= (1 if twice is held else 3)  # a number is not always an answer


def test_a_tap_of_the_next_person_counts(page: Page) -> None:
    begun(page, "horse-fever")
    wanted = page.locator(ANSWER).first
    for number in range(1, 3):
        place = wanted.bounding_box()
        assert place is not None
        page.touchscreen.tap(place["x"] + 20, place["y"] + 20)
        page.wait_for_timeout(SOON + 50)
        assert len(set(answerers(page))) == number
    expect(page.locator("#trouble")).to_have_count(0)
