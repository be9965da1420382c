"""What a meeting leaves behind in the browser: as much after its last race as after its first."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from playwright.sync_api import CDPSession, Page

from tests.e2e.really_nasty.test_really_nasty import TITLE
from tools.driving import playing
from tools.driving.pages import expect

RACES, ALIKE, FEW = 6, 3, 300
"""So many documents and nodes more are as many. Chromium reads a drawing that stands behind things
into a document of its own and keeps that on purpose: all drawings of a style are in one file."""


def held(page: Page, devtools: CDPSession) -> tuple[int, int]:
    """Documents and nodes once the rubbish is out."""
    for _ in range(3):
        devtools.send("HeapProfiler.collectGarbage")
        page.wait_for_timeout(200)
    found: Mapping[str, int] = devtools.send("Memory.getDOMCounters")
    return found["documents"], found["nodes"]


def begin(page: Page) -> None:
    """A meeting of two computers, as fast as it goes."""
    page.locator(f"[data-do='setup {TITLE}']").first.click()
    while page.locator("[data-field^='name ']").count() > 2:
        page.locator("[data-do^='seat remove']").last.click()
    for seat in range(2):
        page.locator(f"#bot-{seat}").click()
    page.locator("[data-do=start]").click()


def watched(page: Page, race: int) -> None:
    """On to this race, and look at it until its course has been painted."""
    expect(page.locator("#nasty-rail")).to_be_visible(timeout=60_000)
    expect(page.get_by_text(f"Race {race} of {RACES}").first).to_be_visible()
    page.wait_for_timeout(3000)


def past(page: Page) -> None:
    """The race to its end, and its payoffs."""
    payoffs = page.locator("[data-do=payoffs]:visible")
    for _ in range(60):
        if payoffs.count():
            payoffs.click()
            return
        for what in ("skip", "finish"):
            if page.locator(f"[data-do={what}]:visible").count():
                playing.hurry(page, what)
        page.wait_for_timeout(200)
    raise AssertionError("the race never ends")


@pytest.mark.nightly
def test_six_races_leave_no_more_behind_than_the_first(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    documents, nodes = held(page, devtools)
    found = []
    begin(page)
    for race in range(1, RACES + 1):
        watched(page, race)
        page.locator("#to-home").click()
        expect(page.locator("[data-do^=continue]").first).to_be_visible()
        found.append(held(page, devtools))
        page.locator("[data-do^=continue]").first.click()
        past(page)
    first, last = found[0], found[-1]
    assert max(it[0] for it in found) - documents <= ALIKE, (documents, found)
    assert last[1] - first[1] <= FEW, found
    assert last[1] - nodes <= 4 * FEW, (nodes, found)
