"""Taps as people make them: not twice within a third of a second at one spot.

The page takes such a second tap for the other half of a double tap, and it means nothing where the
first has made it another person's turn (`web/acts/double_tap.py`). Tests that play for a table are
quicker than any table, so they wait there; elsewhere they need not. Nor does anybody touch what
a computer's answer has brought up a moment ago: while the page says that something is `sudden`,
they look at it first; and while it is `busy` with a tap, they wait for what comes of it.
"""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Error, Locator, Page
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.remote.webelement import WebElement

from web.acts.double_tap import NEAR, SOON

UNMARKED = """(marks) => new Promise((done) => {
  const look = () => {
    if (!marks.some((it) => it in document.documentElement.dataset)) done();
    else setTimeout(look, 10);
  };
  look();
})"""
BUSY, SUDDEN = "busy", "sudden"
Spot = tuple[float, float]
LAST: WeakKeyDictionary[Any, tuple[float, Spot]] = WeakKeyDictionary()


def wait(page: Any, spot: Spot, soon: int = SOON) -> None:
    """Wait until a tap at this spot is no second half of the last one on this page."""
    when, before = LAST.get(page, (0.0, spot))
    is_near = max(abs(spot[0] - before[0]), abs(spot[1] - before[1])) <= 2 * NEAR
    left = when + soon / 1000 + 0.05 - time.monotonic()
    if is_near and left > 0:
        time.sleep(left)
    settle(page)


def settle(page: Any, *marks: str) -> None:
    """Wait for the answer of the last tap, and look at what has just come up by itself."""
    page.evaluate(UNMARKED, list(marks or (BUSY, SUDDEN)))


def tapped(page: Any, spot: Spot) -> None:
    """A tap has been made there; wait for what comes of it."""
    LAST[page] = (time.monotonic(), spot)
    with suppress(Error):  # it has led away from the page, or closed it
        settle(page, BUSY)


def patiently(self: Locator, **told: Any) -> None:
    """Playwright's click, made by somebody who knows what they tap."""
    page: Page = self.page
    box = self.bounding_box(timeout=told.get("timeout"))
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else (0.0, 0.0)
    wait(page, spot)
    plainly(self, **told)
    tapped(page, spot)


plainly = Locator.click


def awaited(self: WebElement) -> None:
    """Selenium's click, and what comes of it."""
    clicked(self)
    with suppress(WebDriverException):  # it has led away from the page
        self.parent.execute_async_script(f"({UNMARKED})(arguments[0]).then(arguments[1])", [BUSY])


clicked = WebElement.click
