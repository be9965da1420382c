"""The race of the day in a real browser: one tap, what there was to win, a line to share."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from tests.e2e.engines import played_in
from tools.driving import browsers, playing
from tools.driving.pages import expect
from tools.driving.ways_on import way_on
from web.desk.kept import resting

KEPT = "localStorage.getItem('horseburg/days')"
SPARE = ("horseburg/picture", "horseburg/letters", resting.KEY)
FILL = """(spare) => {
  for (const key of spare) localStorage.removeItem(key);
  for (let size = 1 << 22, number = 0; size; )
    try { localStorage.setItem(`filler ${number++}`, "x".repeat(size)); } catch { size >>= 1; }
}"""
FREE = "[data-answer]:not([aria-disabled=true]):visible"


def run(page: Page) -> None:
    """Answer whatever is asked with what comes first, until the race is over."""
    for _ in range(200):
        playing.come_to_question(page)
        if page.locator("#how-good").count():
            return
        held = page.locator("[data-do^='held ']")
        if held.count() and not page.locator("[data-answer]").count():
            held.first.click()
        in_the_bar = page.locator(f"#bar {FREE}")
        free = in_the_bar if in_the_bar.count() else page.locator(f"#table {FREE}")
        if free.count():
            free.first.click()
        else:  # what was tapped last is still on its way
            page.wait_for_timeout(100)
    raise AssertionError("the race never ended")


@played_in("chromium", "webkit")
def test_one_tap_to_the_race_to_what_there_was_to_win_and_to_a_line(
    page: Page, engine: str
) -> None:
    playing.for_experts(page)
    page.locator("#to-day").click()
    run(page)
    page.locator("#how-good").click()
    best = page.locator("#day-best ol li")
    expect(best.first).to_be_visible()
    (day,) = json.loads(page.evaluate(KEPT))["days"].values()
    title, own, most, place, seats, mark = day
    assert most >= own and 1 <= place <= seats == 4 and mark == "" and title
    expect(page.locator("#day-line")).to_contain_text(f"{place} of 4")
    expect(page.locator(".calendar .run.now")).to_have_count(1)
    if engine == "chromium":
        is_copied(page)

    way_on(page, "#to-home")
    expect(page.locator("#to-day")).to_be_visible()
    page.reload()
    browsers.wake(page)
    page.locator("#to-day").click()
    expect(page.locator("#day-line")).to_contain_text(f"{place} of 4")
    assert list(json.loads(page.evaluate(KEPT))["days"].values()) == [day]


def is_copied(page: Page) -> None:
    """The line that can be shared is on the clipboard, with an address that leads here."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#day-copy").click()
    expect(page.locator(".day-share [role=status]")).to_have_text("The line is copied.")
    line = page.locator("#day-line").inner_text()
    address = page.evaluate("location.href.replace(/#.*/, '')")
    assert page.evaluate("navigator.clipboard.readText()") == line
    assert line.endswith(f" {address}#day"), line
    assert "◆" in line or "◇" in line
    page.goto("about:blank")
    page.goto(f"{address}#day")
    browsers.wake(page)
    expect(page.locator("#day-line")).to_have_text(line)


@pytest.mark.nightly
def test_a_full_storage_ends_neither_the_race_nor_the_page(page: Page) -> None:
    playing.for_experts(page)
    page.evaluate(FILL, list(SPARE))
    page.locator("#to-day").click()
    expect(page.locator("#notice")).to_contain_text("no room left here")
    run(page)
    page.locator("#how-good").click()
    expect(page.locator("#day-title")).to_be_visible()
    page.locator("#day-table").click()
    expect(page.locator("#podium")).to_be_visible()
    assert page.evaluate(KEPT) is None


@pytest.mark.nightly
def test_a_box_that_is_opened_after_the_room_is_worked_out_too(unopened: Page) -> None:
    """On Sundays: the room comes at the tap, and only then the box that is played."""
    page = unopened
    page.add_init_script(browsers.on_weekday(0))
    browsers.start(page)
    playing.for_experts(page)
    page.locator("#to-day").click()
    run(page)
    page.locator("#how-good").click()
    expect(page.locator("#day-best ol li")).not_to_have_count(0)
    ((title, own, most, *_),) = json.loads(page.evaluate(KEPT))["days"].values()
    assert title == "winners-circle" and most >= own
    way_on(page, "#to-home")
    expect(page.locator("#to-day")).to_contain_text("run today")
