"""Phones and tablets of two makers: Firefox in the one hand, Chromium in the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.e2e.engines import played_in
from tools.driving import browsers
from tools.driving import company as phoning
from tools.driving.company import Company

FAMILY = "horse-fever/family"
ADDRESSES = {"media.peerconnection.ice.obfuscate_host_addresses": False}
"""What Firefox does by itself while a camera runs: it tells its address."""


@pytest.fixture(scope="module")
def seeing(playwright: Playwright) -> Iterator[Browser]:
    """A Firefox as if it had a camera."""
    browser = playwright.firefox.launch(**browsers.firefox_options(**ADDRESSES))
    yield browser
    browser.close()


@pytest.fixture
def room(
    engine: str, chromium: Browser, site: str, complaints: browsers.Complaints
) -> Iterator[Company]:
    """A tablet and phones of both."""
    complaints.allowed += ("ICE failed",)  # so Firefox calls a try that came to nothing
    with phoning.company(chromium, site, complaints) as made:
        yield made


@played_in("firefox")
def test_firefox_is_a_phone_beside_a_chromium_tablet(room: Company, seeing: Browser) -> None:
    tablet = room.tablet()
    phoning.set_up(tablet, FAMILY, 2)
    phones = {
        "Ann": room.newcomer(tablet, "Ann", browser=seeing),
        "Ben": room.newcomer(tablet, "Ben"),
    }
    phoning.begin(tablet, phones)
    for _ in phones:
        phoning.answer(phones[phoning.asked(phones)])
    phones["Ann"].reload()
    # by the second of its codes, where the tablet was busy when the first one was tried
    expect(phones["Ann"].locator("#mine b")).to_have_text("Ann", timeout=10_000)


@played_in("firefox")
def test_firefox_is_the_tablet_of_a_chromium_phone(room: Company, seeing: Browser) -> None:
    tablet = room.tablet(browser=seeing)
    phones = room.seated(tablet, FAMILY, "Ann", "Ben")
    for _ in phones:
        phoning.answer(phones[phoning.asked(phones)])
    phones["Ann"].reload()
    expect(phones["Ann"].locator("#mine b")).to_have_text("Ann")
