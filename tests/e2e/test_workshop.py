"""The card workshop in a real browser: a card is made by clicks, measured, and played with."""

from __future__ import annotations

from playwright.sync_api import Page

from game import links
from game.decks import read_deck
from tests.e2e.engines import played_in
from tools.driving import browsers
from tools.driving.pages import expect
from tools.workshop_states import HORSES
from web.acts.kept import decks
from web.acts.kept.decks import Made
from web.doors.workshop import LINK


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
    # a busy machine runs them slowly
    expect(page.locator("#workshop-strength")).to_contain_text("3,000 races", timeout=60_000)
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


def test_a_deck_comes_by_its_link_and_goes_along_by_another(page: Page) -> None:
    text = decks.dumps(decks.Decks([Made("4", "horse-fever", read_deck(HORSES))], []))
    page.evaluate("link => { location.hash = link }", f"{LINK}{links.pack(text)}")
    expect(page.locator("#workshop-title")).to_have_text("Sunday deck")
    expect(page.locator(".own-card-lot")).to_have_count(3)
    assert LINK not in page.url
    page.locator("#deck-send").click()
    expect(page.locator(".workshop-ways .code svg")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".own-card-lot").first).to_be_visible()
    expect(page.locator(".left-in")).to_be_hidden()
    expect(page.locator("#deck-play")).to_be_hidden()
