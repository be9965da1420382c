"""A browser whose settings forbid every site to keep anything: the page wakes, and plays."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Playwright

from tests.e2e import lasting
from tests.e2e.engines import played_in
from tools.driving import browsers, playing
from tools.driving.pages import expect

REFUSED = """() => { try { localStorage.length; return "kept"; } catch { return "refused"; } }"""


@played_in("chromium", "firefox")
def test_page_plays_where_site_data_are_blocked(
    engine: str, playwright: Playwright, site: str, tmp_path: Path
) -> None:
    with lasting.browser(engine, playwright, tmp_path / "profile", forbids=True) as page:
        page.goto(site)
        assert page.evaluate(REFUSED) == "refused"
        browsers.wake(page)
        playing.begin(page)
        asked = page.locator("#ask").inner_text()
        page.locator("[data-answer^='win red']").click()
        expect(page.locator("#ask")).not_to_have_text(asked, use_inner_text=True)
        expect(page.locator("#not-kept")).to_contain_text("lets the page keep nothing")
        page.locator("#not-kept-understood").click()
        expect(page.locator("#not-kept")).to_have_count(0)
