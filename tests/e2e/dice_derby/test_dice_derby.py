"""Dice Derby in the browser: dice thrown by a tap and by a flick, and what they show."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from game import saves
from tests.e2e.engines import played_in
from tests.e2e.test_waking import asking, keep
from tools.driving import browsers, playing
from tools.driving.pages import dragged, expect
from web.desk.kept.about import unmarked

UP = """() => [...document.querySelectorAll("#dd-thrown .dd-cube")].map(
  (one) => Number([...one.classList].find((name) => name.startsWith("dd-up-")).slice(6)))"""
FRONT = """() => [...document.querySelectorAll("#dd-thrown .dd-cube")].map((cube) => {
  const box = cube.parentElement.getBoundingClientRect();
  const top = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    .find((one) => one.classList.contains("dd-face"));
  return top ? Number([...top.classList].find((name) => name.startsWith("pips-")).slice(5)) : 0;
})"""
"""The face of each die that one looks at."""


def begun(page: Page) -> None:
    """A game of this box, the dice in the first one's hand."""
    page.locator("[data-do='setup dice-derby']").first.click()
    page.locator("#setup-title").wait_for()
    page.locator("[data-do^=start]").last.click()
    playing.come_to_question(page)


def dice(page: Page) -> list[list[int]]:
    """Every throw so far."""
    (text,) = playing.kept(page)
    return [
        [int(it) for it in one.split()]
        for one in saves.loads(unmarked(text)).answers
        if re.fullmatch(r"[1-6] [1-6]", one)
    ]


def flick(page: Page) -> None:
    """From the dice in the hand away over the board."""
    with dragged(page, ".dd-cup .dd-dice", "#lane-4"):
        assert page.evaluate("() => document.querySelectorAll('.dd-dice.carried').length") == 1


@played_in("chromium", "firefox", "webkit")
def test_a_tap_throws_and_so_does_a_flick(page: Any) -> None:
    begun(page)
    for number, throw in enumerate((lambda: page.locator("#answer-throw").click(),
                                    lambda: flick(page)), 1):  # fmt: skip
        throw()
        playing.come_to_question(page)
        assert len(dice(page)) == number, "once, and not twice"
        assert page.evaluate(UP) == dice(page)[-1]
    expect(page.locator(".carried")).to_have_count(0)
    expect(page.locator("#trouble")).to_have_count(0)


def test_the_dice_come_to_rest_with_what_was_thrown_in_front(page: Page) -> None:
    page.set_viewport_size(browsers.PHONE)
    begun(page)
    seen = set()
    for _ in range(8):
        page.locator("#answer-throw").click()
        playing.come_to_question(page)
        page.locator("#dd-thrown").scroll_into_view_if_needed()
        page.wait_for_function(f"() => ({FRONT})().join() === ({UP})().join()")
        seen |= set(dice(page)[-1])
    assert len(seen) > 3


PLACES = """() => {
  globalThis.places = new Set();
  const look = () => {
    for (const name of ["track", "bar"]) {
      const { y, height } = document.getElementById(name).getBoundingClientRect();
      places.add([name, y, height].join(" "));
    }
  };
  new ResizeObserver(look).observe(document.getElementById("track"));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  look();
}"""
"""Where board and bar lie, each time that something changes."""


def test_the_board_lies_still_while_people_and_computers_throw(page: Page) -> None:
    page.set_viewport_size(browsers.TABLET)
    page.locator("[data-do='setup dice-derby']").first.click()
    page.locator("[data-do='seat alone']").click()
    page.locator("[data-do^=start]").last.click()
    playing.come_to_question(page)
    page.evaluate(PLACES)
    for _ in range(8):
        page.locator("#answer-throw").click()
        playing.come_to_question(page)
    assert page.evaluate("places.size") == 2


def tap(page: Page, wish: str) -> None:
    """A real tap on what does this."""
    page.locator(f"[data-do='{wish}']:visible").first.click()


def test_after_a_race_of_a_party_one_goes_and_one_comes(unopened: Page) -> None:
    """The race itself is run by a finger in test_finger."""
    page = unopened
    keep(page, asking("dice-derby-party/guests.txt", "another race"), "next-race")
    playing.come_to_question(page)
    expect(page.locator("#standings li")).to_have_count(7)
    tap(page, "guests")
    tap(page, "guest 3")
    tap(page, "guest-does out 3")
    page.locator("#newcomer").fill("Zoe")
    tap(page, "welcome")
    expect(page.locator("#notice")).to_contain_text("number 8")
    page.locator("#overlay-close").click()
    page.reload()
    browsers.wake(page)
    expect(page.locator("#stands-8")).to_contain_text("Zoe")
    expect(page.locator("#stands-3")).to_contain_text("gone home")
    tap(page, "next-race")
    playing.come_to_question(page)
    expect(page.locator("#player-7")).to_contain_text("Zoe")
    expect(page.locator("#player-2")).to_have_count(0)


SHAKE = """(hard) => [1, -1, 1].forEach((way) => dispatchEvent(
  new DeviceMotionEvent("devicemotion", { acceleration: { x: way * hard, y: 1, z: 0 } })))"""


def test_a_hard_shake_throws_once_and_a_soft_one_does_not(page: Page) -> None:
    begun(page)
    page.wait_for_function("""() => performance.getEntriesByType("resource")
      .some((it) => it.name.endsWith("shake.js") && it.responseEnd)""")
    page.evaluate(SHAKE, 5)
    page.wait_for_timeout(500)
    assert dice(page) == []
    for _ in range(14):  # one long shake
        page.evaluate(SHAKE, 20)
        page.wait_for_timeout(200)
    page.wait_for_timeout(1500)
    assert len(dice(page)) == 1
    playing.come_to_question(page)
    page.evaluate(SHAKE, 20)
    page.wait_for_timeout(1500)
    assert len(dice(page)) == 2
    expect(page.locator(".dd-shake")).to_be_hidden()
