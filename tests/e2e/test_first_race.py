"""The first race in the built page: by clicks, left in the middle, reloaded, resumed, skipped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tools.driving import browsers, playing
from tools.guide_states import CIRCLE, script

STEPS = 400


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
                playing.reins(page)
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
    assert first + ride(page, "#lesson-end") == len(script().questions)
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
    assert ride(page, "#lesson-end") == len(script(CIRCLE).questions)
    page.locator("#lesson-new").click()
    expect(page.locator("#setup")).to_be_visible()
    assert playing.kept(page) == []
