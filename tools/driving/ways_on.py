"""Leaving the end of a game by a way that may lie in its drawer."""

from __future__ import annotations

from playwright.sync_api import Page


def way_on(page: Page, way: str) -> None:
    """Tap a way on, by its selector; where it is not on the page the drawer is opened first."""
    drawer = page.locator("#more-ways[aria-expanded=false]")
    page.locator(f"{way}, #more-ways").first.wait_for()
    if not page.locator(way).count() and drawer.count():
        drawer.click()
    page.locator(way).click()
