"""Live chances and the account in a real browser: they come by themselves, and never too early."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from game import Table, saves
from tests.e2e.test_looking_back import sit_down
from tools.driving import playing
from tools.driving.playing import come_to_question, look_twice
from tools.driving.ways_on import way_on
from tools.golden import GOLDEN

pytestmark = pytest.mark.unopened

MOMENTS = "#chances .unseen thead th"
CORNERS = """() => [...document.querySelectorAll('#chances .run')].map(
    (run) => run.querySelector('polyline:last-of-type').points.numberOfItems)"""


def before_the_race(guide: str) -> Table:
    """Two people, the last second bet open."""
    rng = Random(5)
    table = Table(
        "horse-fever/family", ["Ann", "Ben"], {"length": "quick", "form guide": guide}, rng
    )
    seconds = 0
    while table.ask is not None:
        if table.ask.what == "second bet":
            seconds += 1
            if seconds == 2:
                break
            table.answer("pass")
        else:
            table.answer(table.ask.options[0])
    return table


def to_the_race(page: Page, guide: str) -> None:
    sit_down(page, before_the_race(guide))
    come_to_question(page)
    page.locator("[data-answer=pass]").click()
    look_twice(page)
    playing.raise_controls(page)
    page.locator("#pause").click()
    expect(page.locator("#race-stage")).to_be_visible()


@pytest.mark.nightly
def test_a_line_a_horse_grows_with_what_is_shown_and_never_ahead_of_it(page: Page) -> None:
    to_the_race(page, "public")
    expect(page.locator(MOMENTS).nth(1)).to_have_text("down")
    seen = []
    while page.locator("#to-payoffs").count() == 0:
        playing.raise_controls(page)
        page.locator("#step").click()
        if (chosen := page.locator("[data-answer^=ahead]").first).is_visible():
            chosen.click()
            look_twice(page)
        moments = page.locator(MOMENTS).all_inner_texts()[1:]
        assert page.evaluate(CORNERS) == [len(moments)] * 6
        told = page.locator(".moment .unit").text_content() or ""
        unit = int((re.findall(r"\d+", told) or ["0"])[0])
        assert len(moments) <= unit + 2
        seen.append(len(moments))
    assert seen == sorted(seen)
    expect(page.locator("#chances .end .share").first).to_have_text("100%")
    page.locator("#to-payoffs").click()
    expect(page.locator(".chances-bill .run")).to_have_count(6)
    page.locator(".chances-bill [data-do=unfold]").click()
    expect(page.locator(".chances-bill tbody tr")).to_have_count(6)


def test_the_blackboard_turns_and_what_sharpens_is_not_called_out(page: Page) -> None:
    to_the_race(page, "all")
    page.locator("[data-do='face numbers']").click()
    expect(page.locator("#chances tbody tr")).to_have_count(6)
    page.locator("[data-do='face odds']").click()
    expect(page.locator(".odds-table")).to_be_visible()
    expect(page.locator("#chances")).to_have_count(0)
    page.locator("[data-do='face chances']").click()
    expect(page.locator("#chances .run")).to_have_count(6)
    assert (
        page.locator("[aria-live] #chances, #chances[aria-live], #chances [aria-live]").count() == 0
    )


def test_the_account_of_a_game_that_is_over(page: Page) -> None:
    table = saves.loads(Path(GOLDEN / "horse-fever-board/loan-lost.txt").read_text())
    sit_down(page, table)
    come_to_question(page)
    way_on(page, "#to-account")
    expect(page.locator("#account-title")).to_be_focused()
    bettors = {event.facts["seat"] for event in table.events if event.kind == "bet laid"}
    expect(page.locator(".reckoning tbody tr")).to_have_count(len(bettors), timeout=60_000)
    page.locator("#bet-by-bet [data-do=unfold]").click()
    laid = sum(event.kind == "bet laid" for event in table.events)
    expect(page.locator(".bet-by-bet tbody tr:not(.race-row)")).to_have_count(laid)
    page.go_back()
    expect(page.locator("#podium")).to_be_visible()
