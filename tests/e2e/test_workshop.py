"""The card workshop in a real browser: a card is made by clicks, measured, and played with."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e import browsers
from tests.e2e.engines import expect, played_in


@played_in("chromium", "webkit")
def test_a_card_is_made_measured_and_played_with(page: Page) -> None:
    page.locator("#box-horse-fever").click()
    page.locator("#to-workshop").click()
    page.locator("#new-deck").click()
    page.locator("#new-card").click()
    page.locator("#card-name").fill("Blue Bolt")
    page.locator("[data-do='workshop symbol start.set.4']").click()
    expect(page.locator(".making-face .card-name")).to_have_text("Blue Bolt")
    expect(page.locator("#workshop-chart .own")).to_contain_text("Blue Bolt")
    expect(page.locator("#workshop-strength")).to_contain_text("3,000 races")
    expect(page.locator("#workshop-strength dd").first).to_contain_text("±")
    page.locator("#card-done").click()
    expect(page.locator(".own-card-lot")).to_contain_text("Blue Bolt")
    page.reload()
    browsers.wake(page)
    page.locator("#box-horse-fever").click()
    page.locator("[data-do='deck 1']").click()
    page.locator("[data-do='seat alone']").click()
    page.locator("#start").click()
    page.locator("#table").wait_for()
    kept = page.evaluate("() => Object.values(localStorage).join(' ')")
    assert "Blue_Bolt" in kept and "deck:" in kept
