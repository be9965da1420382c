"""The built page wakes up in both browsers, offline too, and asks no other host for anything."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from selenium.webdriver.remote.webdriver import WebDriver

from tests.e2e import browsers
from tools.serve import serving


def test_page_wakes_and_shows_something(page: Page) -> None:
    assert page.locator("#app").inner_text().strip()
    expect(page.locator("#waking")).to_have_count(0)


def test_page_carries_its_version(page: Page, dist: Path) -> None:
    version = json.loads((dist / "version.json").read_text())["version"]
    assert page.locator("html").get_attribute("data-version") == version


def test_shell_paints_before_any_script(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.route("**/*.js", lambda route: route.abort())
    page.goto(site, wait_until="commit")
    expect(page.get_by_role("heading", name="Horseburg")).to_be_visible()
    expect(page.locator("#waking")).to_have_text("Waking the horses…")


@pytest.mark.parametrize("lost", ["app.py", "engine.js", "idiomorph.mjs"])
def test_shell_says_so_when_the_game_will_not_start(
    context: BrowserContext, site: str, lost: str
) -> None:
    page = context.new_page()
    page.route(f"**/{lost}", lambda route: route.fulfill(status=200, body="1 / 0 is lost"))
    page.goto(site)
    expect(page.locator("#waking")).to_contain_text("would not wake", timeout=30_000)


def test_page_works_offline_after_a_hard_reload(page: Page, offline: Callable[[], None]) -> None:
    offline()
    page.reload()
    browsers.wake(page)
    assert page.locator("#app").inner_text().strip()


def test_new_version_waits_until_it_is_asked_for(
    chromium: Browser, dist: Path, tmp_path: Path
) -> None:
    moving = Path(shutil.copytree(dist, tmp_path / "dist"))
    with serving(moving, base="/horseburg/") as address, chromium.new_context() as context:
        page = context.new_page()
        page.goto(address)
        browsers.wake(page)
        browsers.offer_newer_version(page, moving)
        page.locator("html[data-update=ready]").wait_for(state="attached")
        expect(page.locator("html[data-version=newer]")).to_have_count(0)
        page.click("[data-do=update]")
        page.locator("html[data-version=newer]").wait_for(state="attached")
        browsers.wake(page)
        assert page.evaluate("caches.keys().then(names => names.length)") == 1


@pytest.mark.webkit
def test_page_wakes_in_webkit_and_again_after_a_reload(webkit: WebDriver) -> None:
    webkit.refresh()
    browsers.wait_ready(webkit)
    assert webkit.find_element("id", "app").text.strip()
