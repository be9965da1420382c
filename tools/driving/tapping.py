"""Taps as people make them: not twice within a third of a second at one spot.

The page takes such a second tap for the other half of a double tap, and it means nothing where the
first has made it another person's turn (`web/acts/double_tap.py`). Tests that play for a table are
quicker than any table, so they wait there; elsewhere they need not. Nor does anybody touch what
a computer's answer has brought up a moment ago: while the page says that something is `sudden`,
they look at it first; while it is `busy` with a tap, they wait for what comes of it; and what has
taken the place of what they touched they look at for longer (`web/static/js/under.js`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import partialmethod
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Error, Locator, Page
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.remote.webelement import WebElement

from web.acts.double_tap import NEAR, SOON

SCRIPT = Path(__file__).parents[2] / "web" / "static" / "js" / "under.js"
UNDER = int(SCRIPT.read_text(encoding="utf-8").partition("UNDER = ")[2].partition(";")[0])
"""Milliseconds in which nothing takes the next tap in the place of what was touched."""

UNMARKED = """(marks) => new Promise((done) => {
  const look = () => {
    if (!marks.some((it) => it in document.documentElement.dataset)) done();
    else setTimeout(look, 10);
  };
  look();
})"""
LIES = """([x, y]) => {
  const one = document.elementFromPoint(x, y)?.closest("[data-answer], [data-do], [data-touch]");
  const { answer, do: wish, touch } = one?.dataset ?? {};
  return [one?.id || null, one ? [answer, wish, touch].join(" ") : null];
}"""
"""The id of what can be touched at a spot, and what it does."""
BUSY, SUDDEN = "busy", "sudden"
Spot = tuple[float, float]
Thing = tuple[str | None, str | None]
LAST: WeakKeyDictionary[Any, tuple[float, Spot, Thing]] = WeakKeyDictionary()


def wait(page: Any, spot: Spot, soon: int = SOON) -> None:
    """Wait until a tap at this spot is no second half of the last one on this page."""
    when, before, thing = LAST.get(page, (0.0, spot, (None, None)))
    is_near = max(abs(spot[0] - before[0]), abs(spot[1] - before[1])) <= 2 * NEAR
    pause(when + soon / 1000 if is_near else 0)
    settle(page)
    now = lies(page, spot)
    if is_near and not is_same(now, thing):
        pause(when + UNDER / 1000)
        settle(page)
        now = lies(page, spot)
    LAST[page] = (when, before, now)


def pause(until: float) -> None:
    """Wait until the moment, and a little longer."""
    left = until + 0.05 - time.monotonic()
    if left > 0:
        time.sleep(left)


def lies(page: Any, spot: Spot) -> Thing:
    """What can be touched at a spot."""
    told, does = page.evaluate(LIES, list(spot))
    return told, does


def is_same(one: Thing, other: Thing) -> bool:
    """Whether it is one thing, perhaps with a step more: as `web/static/js/under.js` has it."""
    return (one[0] is not None and one[0] == other[0]) or one[1] == other[1]


def settle(page: Any, *marks: str) -> None:
    """Wait for the answer of the last tap, and look at what has just come up by itself."""
    page.evaluate(UNMARKED, list(marks or (BUSY, SUDDEN)))


def tapped(page: Any, spot: Spot) -> None:
    """A tap has been made there; wait for what comes of it."""
    LAST[page] = (time.monotonic(), spot, LAST[page][2] if page in LAST else (None, None))
    with suppress(Error):  # it has led away from the page, or closed it
        settle(page, BUSY)


clicks, taps = Locator.click, Locator.tap


def patiently(self: Locator, act: Callable[..., None] = clicks, **told: Any) -> None:
    """Playwright's click or tap, made by somebody who knows what they tap."""
    page: Page = self.page
    box = self.bounding_box(timeout=told.get("timeout"))
    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) if box else (0.0, 0.0)
    wait(page, spot)
    act(self, **told)
    tapped(page, spot)


def awaited(self: WebElement) -> None:
    """Selenium's click, and what comes of it."""
    clicked(self)
    with suppress(WebDriverException):  # it has led away from the page
        self.parent.execute_async_script(f"({UNMARKED})(arguments[0]).then(arguments[1])", [BUSY])


clicked = WebElement.click


def everywhere() -> None:
    """Let all clicks and taps of this process be patient ones."""
    Locator.click = patiently  # type: ignore[method-assign]
    Locator.tap = partialmethod(patiently, taps)  # type: ignore[method-assign, assignment]
    WebElement.click = awaited  # type: ignore[method-assign]
