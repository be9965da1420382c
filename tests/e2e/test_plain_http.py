"""The page in the house: from another device's address, where browsers allow less than by https."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from game import saves
from tools.driving import browsers, playing
from tools.driving.recorded import recorded

NAME = "horseburg.test"
GAME = "horse-fever-family/die-for-the-tie.txt"
BEGINNING = 20
"""So many answers of it are given: where the page comes from does not matter to the rules."""


@pytest.fixture
def far(playwright: Playwright) -> Iterator[BrowserContext]:
    """A browser that knows this machine by a name: to it, the page comes from elsewhere."""
    mapped = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    browser = browsers.launch_lean_chromium(playwright, mapped)
    with browser.new_context(viewport=browsers.TABLET, has_touch=True) as fresh:
        fresh.set_default_timeout(browsers.BOOT_SECONDS * 1000)
        yield fresh
    browser.close()


@pytest.fixture
def page(far: BrowserContext, site: str) -> Iterator[Page]:
    """The site by plain http, its app alive, every complaint noted."""
    address = site.replace("127.0.0.1", NAME)
    complaints = browsers.Complaints(address)
    page = far.new_page()
    complaints.listen(page)
    page.goto(address)
    browsers.wake(page)
    page.set_default_timeout(10_000)
    yield page
    assert not complaints.heard, "\n".join(complaints.heard)


def test_a_game_by_plain_http(page: Page) -> None:
    assert page.evaluate("isSecureContext") is False
    told = page.get_by_text("At an address that begins with http:")
    expect(told).to_be_visible()
    game = recorded(GAME)
    playing.set_up(page, game)

    def reload(number: int) -> None:
        if number == BEGINNING // 2:
            page.reload()
            browsers.wake(page)

    playing.play(page, replace(game, answers=game.answers[:BEGINNING]), reload)
    (text,) = playing.kept(page)
    kept = saves.loads(text).answers
    assert len(kept) >= BEGINNING and kept == game.table.answers[: len(kept)]
    page.locator("[data-do=home]").first.click()
    expect(page.locator("#home-title")).to_be_visible()
    expect(told).to_have_count(0)  # once is enough
