"""The tablet stays lit while all look at it, and what it hands out can be read for a while."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tools.driving import browsers, playing
from tools.driving.ways_on import way_on

LAMP = """
  globalThis.lit = [];
  const request = async () => {
    const lock = new EventTarget();
    lit.push("on");
    lock.release = async () => { lit.push("off"); lock.dispatchEvent(new Event("release")); };
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
REVOKED = """
  globalThis.revoked = 0;
  const { revokeObjectURL } = URL;
  URL.revokeObjectURL = (address) => { revoked++; revokeObjectURL.call(URL, address); };
"""


@pytest.fixture
def page(unopened: Page) -> Page:
    """A page whose lamp tells when it is lit."""
    unopened.add_init_script(LAMP)
    return unopened


def until(page: Page, last: str) -> list[str]:
    """Wait until the lamp is on, or off."""
    for _ in range(100):
        told: list[str] = page.evaluate("lit")
        if (told or ["off"])[-1] == last:
            return told
        page.wait_for_timeout(50)
    raise AssertionError(f"the lamp is never {last}")


def test_the_tablet_stays_lit_while_computers_play_and_the_race_runs(page: Page) -> None:
    browsers.start(page)
    assert page.evaluate("lit") == []  # whoever reads the posters needs no lamp
    page.locator("#play-alone").click()
    playing.come_to_question(page)
    until(page, "off")
    page.locator("[data-answer^=win]:not([aria-disabled=true])").first.click()
    playing.look_twice(page)
    told = until(page, "on")
    playing.come_to_question(page)
    assert len(until(page, "off")) > len(told)


def test_a_page_without_a_lamp_plays(unopened: Page) -> None:
    unopened.add_init_script("Object.defineProperty(navigator, 'wakeLock', { value: undefined })")
    browsers.start(unopened)
    unopened.locator("#play-alone").click()
    playing.come_to_question(unopened)


def test_a_file_that_is_handed_out_is_not_taken_back_at_once(page: Page) -> None:
    page.add_init_script(REVOKED)
    browsers.start(page)
    playing.begin(page)
    way_on(page, "#to-home")
    page.locator(".shelf summary").first.click()
    with page.expect_download() as told:
        page.locator("[data-do^='download ']").first.click()
    assert told.value.path().read_text().startswith("horseburg save 1")
    page.wait_for_timeout(300)
    assert page.evaluate("revoked") == 0
