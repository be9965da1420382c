"""The card workshop in a real browser: a card is made by clicks, measured, and played with."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.e2e import browsers
from tests.e2e.engines import played_in


@played_in("chromium", "webkit")
def test_a_card_is_made_measured_and_played_with(page: Page) -> None:
    page.click("#box-horse-fever")
    page.click("#to-workshop")
    page.click("#new-deck")
    page.click("#new-card")
    page.fill("#card-name", "Blue Bolt")
    page.click("[data-do='workshop symbol start.set.4']")
    expect(page.locator(".making-face .card-name")).to_have_text("Blue Bolt")
    lines = page.locator("#workshop-strength dd")
    expect(lines.first).to_contain_text("±", timeout=30_000)
    expect(page.locator("#workshop-strength")).to_contain_text("3,000 races", timeout=60_000)
    expect(page.locator("#workshop-chart .own")).to_contain_text("Blue Bolt")
    page.click("#card-done")
    expect(page.locator(".own-card-lot")).to_contain_text("Blue Bolt")
    page.reload()
    browsers.wake(page)
    page.click("#box-horse-fever")
    page.click("[data-do='deck 1']")
    page.click("[data-do='seat alone']")
    page.click("#start")
    page.wait_for_selector("#table, #curtain, #unveil")
    kept = page.evaluate("Object.values(localStorage).join('\\n')")
    assert "Blue_Bolt" in kept and "deck:" in kept
