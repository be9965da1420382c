"""Every new screen begins at its top, however far the one before was scrolled."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tools.driving import browsers, playing

STEPS = 400


def scrolled_down(page: Page) -> None:
    """As far down as the page goes, like somebody who has read to its end."""
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")


def test_podium_race_and_payoffs_begin_at_their_top(page: Page) -> None:
    page.set_viewport_size(browsers.PHONE)
    playing.for_experts(page)
    page.locator("#play-alone").click()
    seen: set[str] = set()
    for _ in range(STEPS):
        for name, wanted in PLACES.items():
            if name not in seen and page.locator(wanted).count():
                assert page.evaluate("scrollY") == 0, name
                seen.add(name)
        if page.locator("[data-do=again]").is_visible():
            if "again" in seen:
                break
            seen = {"again"}
            scrolled_down(page)
            assert page.evaluate("scrollY") > 0
            page.locator("[data-do=again]").click()
            expect(page.locator("#table")).to_be_visible()
            assert page.evaluate("scrollY") == 0, "the next game"
            continue
        scrolled_down(page)
        if page.locator("#table.phase-race [data-answer^=ahead]").count():  # a photo to decide
            page.locator("[data-answer]:not([aria-disabled=true])").first.click()
        elif page.locator("#table.phase-race").count():
            finish = page.locator("[data-do=finish]").count()
            playing.hurry(page, "finish" if finish else "skip")
        elif (what := page.evaluate(playing.FIRST_SEEN, playing.ONWARD)) is not None:
            playing.hurry(page, what)
        elif page.locator("[data-answer]:not([aria-disabled=true])").count():
            page.locator("[data-answer]:not([aria-disabled=true])").first.click()
        if {"race", "payoffs", "again"} <= seen:
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"seen only {seen}")


PLACES = {"race": "#table.phase-race", "payoffs": "#table.phase-payoffs"}
