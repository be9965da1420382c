"""By a real finger, mouse and key: whoever taps twice has answered once, and for nobody else.

Nor has anybody who meant what stood there before a computer answered.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from game import saves
from tests.amount import some
from tests.e2e.engines import played_in
from tools.driving import browsers, playing, tapping
from tools.driving.company import until
from tools.driving.tapping import UNDER
from web.acts.double_tap import BLINK, SOON
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


@pytest.mark.parametrize(("box", "twice"), some(list(WAYS), 3))
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


WAITED = """() => void new MutationObserver(() => {
  globalThis.waited ||= document.querySelector("[data-waits]") !== null;
}).observe(document, { attributeFilter: ["data-waits"], subtree: true })"""


@played_in("chromium", "firefox")
def test_what_takes_the_place_of_what_was_touched_waits(page: Page) -> None:
    """On a phone the first throw comes up where the game was begun."""
    page.set_viewport_size(browsers.PHONE)
    playing.for_experts(page)
    page.locator("[data-do='setup dice-derby']").first.click()
    page.locator("#start").scroll_into_view_if_needed()
    place = page.locator("#start").bounding_box()
    assert place is not None
    spot = (place["x"] + place["width"] / 4, place["y"] + place["height"] / 2)
    page.evaluate(HEARS)
    page.evaluate(WAITED)  # a busy machine looks only after it is over
    page.wait_for_timeout(UNDER)
    begun = time.monotonic()
    page.mouse.click(*spot)
    page.locator("[data-answer=throw]").wait_for()
    tapping.pause(begun + SOON / 1000)
    page.mouse.click(*spot)
    first, *second = page.evaluate("heard")
    if not second:
        page.wait_for_function("globalThis.waited")
        assert answerers(page) == []
        expect(page.locator("[data-waits]")).to_have_count(0)
        page.mouse.click(*spot)
        second = page.evaluate("heard")[1:]
    until(page, lambda: answerers(page), "no throw")
    assert second[0] - first >= UNDER  # a busy machine taps more slowly


YOU = 0
"""The seat of whoever plays alone."""
SKIP = """() => {
  const one = document.querySelector("#skip");
  const { x, y } = one?.getBoundingClientRect() ?? {};
  return one?.checkVisibility({ visibilityProperty: true }) ? [x + 20, y + 20] : null;
}"""
COMES = """(answer) => globalThis.back = new Promise((done) => {
  const root = document.documentElement;
  const tell = () => {
    if (!("sudden" in root.dataset)) return;
    const wanted = document.querySelector(answer)?.getBoundingClientRect();
    const spot = wanted && [wanted.x + 20, wanted.y + 20];
    done({ spot, dialogs: document.querySelectorAll(".dialog").length });
  };
  new MutationObserver(tell).observe(root, { attributeFilter: ["data-sudden"] });
  setTimeout(() => done(null), 4000);
})"""
"""Where an answer lies when a turn has come back by itself: told at once, for a tap in time."""
AHEAD = 2000
"""Milliseconds by which the page's clock is forward: a busy machine taps later than a finger."""
FORWARD = f"""() => {{
  const now = performance.now.bind(performance);
  performance.now = () => now() + {AHEAD};
}}"""


def test_a_finger_on_its_way_touches_nothing_that_has_just_come_up(page: Page) -> None:
    playing.for_experts(page)
    page.evaluate(FORWARD)
    page.locator("#play-alone").click()
    tried = 0
    for _ in range(40):
        playing.come_to_question(page)
        if page.locator("#again").is_visible():  # the game is over
            page.locator("#again").click()
            playing.come_to_question(page)
        page.locator(ANSWER).first.click()  # the computers have their turn
        before = answerers(page).count(YOU)
        finger = page.evaluate(SKIP)
        if finger is None:  # they are done already
            continue
        page.evaluate(f"(answer) => {{ ({COMES})(answer) }}", ANSWER)
        page.touchscreen.tap(*finger)
        came = page.evaluate("globalThis.back")
        if came is None or came["spot"] is None:  # a race, or the computers were done before
            continue
        page.touchscreen.tap(*finger)
        page.touchscreen.tap(*came["spot"])
        page.wait_for_timeout(BLINK)
        assert answerers(page).count(YOU) == before
        assert page.locator(".dialog").count() == came["dialogs"]
        tried += 1
        if tried == 3:
            return
    raise AssertionError(f"the turn came back by itself {tried} times, not three times")
