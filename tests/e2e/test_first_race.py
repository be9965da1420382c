"""The first race in the built page: by clicks, left in the middle, reloaded, resumed, skipped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from game.play import ANYBODY
from tests.e2e.stills import SIZES
from tools.driving import browsers, playing
from tools.guide_states import CIRCLE, NASTY, script

STEPS = 400
MEANT = 300
"""Milliseconds after which nobody takes a tap for the rest of the one before."""

THROWN = next(
    step
    for step in script(NASTY).told.questions
    if (ask := script(NASTY).record.at(step).ask) is not None and ask.who == ANYBODY
)
"""The answer of the nasty race by which the newcomer throws a card."""


def ride(page: Page, until: str) -> int:
    """Tap whatever is meant until `until` is on the page; how many answers were given."""
    given = 0
    meant = page.locator(
        "#lesson-on, #to-payoffs, #next-race, #unveil, "
        ":is(#bar, #programme) .choice[data-answer]:not([aria-disabled])"
    )
    goal = page.locator(until)
    for _ in range(STEPS):
        meant.or_(goal).or_(page.locator("#skip")).first.wait_for()
        if goal.count():
            return given
        if not meant.count():
            quick = page.locator('[data-do="speed 4x"][aria-pressed="false"]')
            if quick.count():
                playing.raise_controls(page)
                quick.first.click()
            page.wait_for_timeout(100)  # the race runs
            continue
        given += meant.first.get_attribute("data-answer") is not None
        before = page.locator("#page").inner_text()
        meant.first.click()
        page.wait_for_function(
            "before => document.getElementById('page').innerText !== before", arg=before
        )
    raise AssertionError("the first race never came there")


def test_ridden_left_reloaded_resumed_and_finished(page: Page) -> None:
    page.locator("#first-race").click()
    expect(page.get_by_role("note")).to_contain_text("Welcome to Horseburg")
    expect(page.locator("#bar [data-answer]")).to_have_count(0)
    first = ride(page, "#answer-behind-yellow")
    page.reload()
    browsers.wake(page)
    expect(page.locator("#first-race")).to_contain_text("Go on with your first race")
    page.locator("#first-race").click()
    expect(page.locator("#answer-behind-yellow[data-answer]")).to_be_visible()
    assert first + ride(page, "#lesson-end") == len(script().told.questions)
    assert playing.kept(page) == []
    page.locator("#lesson-home").click()
    expect(page.locator("#first-race")).to_contain_text("Play the first race again")


def test_a_word_is_explained_and_the_lesson_skipped(page: Page) -> None:
    page.locator("#first-race").click()
    page.locator("#lesson-on").click()
    page.locator("#lesson .word").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator("#overlay-close").click()
    page.locator("#lesson-skip").click()
    expect(page.locator("#box-horse-fever")).to_be_visible()
    assert playing.kept(page) == []


@pytest.mark.nightly
def test_the_first_race_of_another_box_from_its_set_up(page: Page) -> None:
    page.locator(f"#box-{CIRCLE}").click()
    page.locator("#first-race").click()
    expect(page.get_by_role("note")).to_contain_text("Welcome to the winner’s circle")
    expect(page.locator("#programme [data-answer]")).to_have_count(0)
    assert ride(page, "#lesson-end") == len(script(CIRCLE).told.questions)
    page.locator("#lesson-new").click()
    expect(page.locator("#setup")).to_be_visible()
    assert playing.kept(page) == []


RING = """() => {
  const ring = document.getElementById("pointer");
  if (!ring?.dataset.placed) return null;
  const { left, top, width, height } = ring.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""


def test_a_nasty_card_is_thrown_by_a_finger_that_follows_the_ring(
    chromium: Browser, complaints: browsers.Complaints, site: str
) -> None:
    by_hand = {"has_touch": True, "is_mobile": True, "service_workers": "block"}
    with chromium.new_context(viewport=SIZES["phone"], **by_hand) as context:
        page = context.new_page()
        complaints.listen(page)
        page.goto(f"{site}version.json")
        page.evaluate("at => localStorage.setItem(...at)", [script(NASTY).key, str(THROWN)])
        page.goto(site)
        browsers.wake(page)
        page.locator(f"#box-{NASTY}").tap()
        page.locator("#first-race").tap()
        for step in ("#speak-0", "#nasty-0", "#answer-1-faller-stand-purple"):
            wanted = page.locator(step)
            expect(wanted).to_be_in_viewport()
            page.wait_for_function(f"() => ({RING})() && document.querySelector('{step}')")
            spot = page.evaluate(RING)
            hit = page.evaluate("at => document.elementFromPoint(...at).closest('button').id", spot)
            assert f"#{hit}" == step
            page.wait_for_timeout(MEANT)
            page.touchscreen.tap(*spot)
        expect(page.get_by_role("note")).to_contain_text("A nasty card")
