"""Looking back, going back together and the rules by their address, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from game import Table, saves
from tools.driving import browsers, playing
from tools.driving.ways_on import way_on

pytestmark = pytest.mark.unopened

GOLDEN = sorted((Path(__file__).parent.parent / "golden" / "horse-fever-family").glob("*.txt"))[0]
MIDDLE = 60
NO_HASH = re.compile("^[^#]*$")


def sit_down(page: Page, table: Table) -> None:
    """Put a table on the shelf of the page and go on with it."""
    page.evaluate("(text) => localStorage.setItem('horseburg/table/1', text)", saves.dumps(table))
    browsers.start(page)
    page.locator("[data-do='continue 1']").click()


def come_level(page: Page) -> None:
    """Read and skip until somebody is asked."""
    for _ in range(9):
        for what in ("skip", "finish", "payoffs", "unveil"):
            button = page.locator(f"[data-do={what}]").first
            if button.is_visible():
                if what == "skip":
                    playing.raise_controls(page)
                button.click()
                break


def test_the_slider_the_buttons_and_a_what_if(page: Page) -> None:
    whole = saves.loads(GOLDEN.read_text())
    sit_down(page, whole)
    come_level(page)
    way_on(page, "#watch")
    slider = page.locator("#moment")
    expect(slider).to_have_value("0")
    page.locator("#reel-on").click()
    page.locator("#reel-on").click()
    expect(slider).to_have_value("2")
    slider.fill("50")
    expect(page.locator(".reel output")).to_have_text(f"50 of {slider.get_attribute('max')}")
    page.locator("#reel-back").click()
    expect(slider).to_have_value("49")
    slider.press("ArrowRight")
    expect(slider).to_have_value("50")
    page.locator("[data-do='look-as open']").click()
    expect(page.locator("[data-do='look-as open']")).to_have_attribute("aria-pressed", "true")
    page.locator("#reel-play").click()
    expect(slider).not_to_have_value("50")
    page.locator("#reel-play").click()
    page.locator("#what-if").click()
    expect(page.locator("#curtain, #table:not(.past)").first).to_be_visible()
    kept = page.evaluate("localStorage.getItem('horseburg/table/1')")
    assert saves.loads(kept).answers == whole.answers


def test_the_whole_table_goes_back(page: Page) -> None:
    whole = saves.loads(GOLDEN.read_text())
    sit_down(page, whole.at(MIDDLE))
    come_level(page)
    way_on(page, "#to-log")
    page.locator("#to-rewind").click()
    expect(page.locator("#hand, .card")).to_have_count(0)
    page.locator("[data-do^='rewind-to']").nth(2).click()
    page.locator("#rewind-ask").click()
    for seat in range(len(whole.names)):
        expect(page.locator("#go-back")).to_have_attribute("aria-disabled", "true")
        page.locator(f"#agree-{seat}").click()
    page.locator("#go-back").click()
    expect(page.locator("#curtain")).to_be_visible()
    kept = page.evaluate("localStorage.getItem('horseburg/table/1')")
    table = saves.loads(kept)
    assert len(table.rewound) == 1
    assert table.answers == whole.answers[: len(table.answers)]


def test_a_rule_by_its_address_and_the_search(page: Page, site: str) -> None:
    browsers.start(page)
    page.evaluate("location.hash = '#rule-2.1.2'")
    expect(page.locator("#overlay .rule-id")).to_have_text("Rule 2.1.2")
    page.locator("#all-rules").click()
    expect(page).to_have_url(re.compile("#rules$"))
    field = page.locator("#sought")
    field.press_sequentially("photo")
    expect(field).to_have_value("photo")
    expect(field).to_be_focused()
    expect(page.locator("#overlay mark").first).to_be_visible()
    field.fill("xyzzy")
    expect(page.locator(".nothing-found")).to_be_visible()
    page.locator("#try-0").click()
    expect(page.locator("#overlay mark").first).to_be_visible()
    page.locator("#overlay-close").click()
    expect(page.locator("#overlay")).to_have_count(0)
    expect(page).to_have_url(NO_HASH)
    page.goto(site + "#rule-3.2.4")
    page.reload()
    browsers.wake(page)
    expect(page.locator("#overlay .rule-id")).to_have_text("Rule 3.2.4")
