"""As much of Playwright's pages over Selenium as the shared tests ask for: WebKitGTK has no other.

A locator looks anew each time that it is used, waits as Playwright's does before it acts, and taps
with a real pointer.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.webdriver import WebDriver

from tools.driving import browsers, tapping

PATIENCE = browsers.PATIENCE / 1000
"""Seconds until what is waited for has not come."""

FOUND = """const [css, at] = arguments;
const visible = (one) => one.checkVisibility({ visibilityProperty: true })
  && (one.ownerSVGElement || one.getClientRects().length > 0);
let found = [...document.querySelectorAll(css.replaceAll(":visible", ""))];
if (css.includes(":visible")) found = found.filter(visible);
if (at !== null) found = found.slice(at, at + 1 || undefined);
"""
RUN = """const [given, tell] = arguments;
const act = (%s);
Promise.resolve(typeof act === "function" ? act(given) : act)
  .then((value) => tell([true, value ?? null]), (error) => tell([false, String(error)]));"""

SLIDE = """(one, text) => {
  one.value = text;
  for (const kind of ["input", "change"]) one.dispatchEvent(new Event(kind, { bubbles: true }));
}"""


def until(
    happens: Callable[[], bool], what: str, seconds: float = PATIENCE, why: Sequence[str] = ()
) -> None:
    """Wait for it; `why` may be filled while it is tried."""
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, " ".join([f"{what}, after {seconds:.0f} seconds", *why])
        time.sleep(0.02)


DRAWN = """one => {
  if (!one.ownerSVGElement) return null;
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
"""The middle of a part of a drawing; null for anything else."""


ON_TOP = """one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return `at ${Math.round(box.x)}, ${Math.round(box.y)}, ${Math.round(box.width)} wide `
    + `in a window of ${innerWidth} x ${innerHeight} ${top?.outerHTML.slice(0, 200)}`;
}"""
"""What lies over the middle of it."""


class Context:
    """The windows of one browser; the first stays open, as the browser ends with its last."""

    def __init__(self, driver: WebDriver, downloads: Path) -> None:
        self.driver, self.downloads = driver, downloads
        self.pages: list[Page] = []
        self.facing = ""

    def new_page(self) -> Page:
        """A window more."""
        if self.pages:
            self.pages[-1].here().switch_to.new_window("window")
        self.facing = self.driver.current_window_handle
        self.pages.append(Page(self, self.facing))
        return self.pages[-1]

    def close(self) -> None:
        """Back to one window."""
        for page in self.pages[1:]:
            page.here().close()
        self.pages[0].here()


class Page:
    """A window."""

    def __init__(self, context: Context, handle: str) -> None:
        self.context, self.handle = context, handle

    def here(self) -> WebDriver:
        """The driver, turned to this window."""
        if self.context.facing != self.handle:
            self.context.driver.switch_to.window(self.handle)
            self.context.facing = self.handle
        return self.context.driver

    @property
    def url(self) -> str:
        return self.here().current_url

    def goto(self, address: str) -> None:
        self.here().get(address)

    def reload(self) -> None:
        browsers.reload(self.here())

    def set_default_timeout(self, _: float) -> None:
        """There is one for all."""

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def locator(self, css: str) -> Locator:
        return Locator(self, css)

    def evaluate(self, script: str, given: object = None) -> Any:
        """What an expression comes to, or a function of what is given."""
        is_well, told = self.here().execute_async_script(RUN % script, given)
        assert is_well, told
        return told

    @contextmanager
    def expect_download(self) -> Iterator[Download]:
        """What is fetched in the block; WebKit refuses a name that is in its folder already."""
        for old in self.context.downloads.glob("*.txt"):
            old.unlink()
        download = Download(self.context.downloads)
        yield download
        until(lambda: download.path() is not None, "nothing is downloaded")


@contextmanager
def carried(page: Page, start: Sequence[float], way: Sequence[Sequence[float]]) -> Iterator[None]:
    """A pointer that goes down at a point, on by others, and up after the block."""
    down, up = ActionBuilder(page.here()), ActionBuilder(page.here())
    hand = down.pointer_action
    hand.move_to_location(*map(round, start))  # type: ignore[no-untyped-call]
    hand.pointer_down()  # type: ignore[no-untyped-call]
    for spot in way:
        hand.move_to_location(*map(round, spot))  # type: ignore[no-untyped-call]
    down.perform()
    yield
    up.pointer_action.pointer_up()  # type: ignore[no-untyped-call]
    up.perform()


@dataclass(frozen=True)
class Download:
    """The file that has come into a folder; while it comes it has another name."""

    folder: Path

    @property
    def value(self) -> Download:
        return self

    def path(self) -> Path | None:
        return next(self.folder.glob("*.txt"), None)


@dataclass(frozen=True)
class Locator:
    """All that match, or the one at a place among them."""

    page: Page
    css: str
    at: int | None = None

    @property
    def first(self) -> Locator:
        return self.nth(0)

    @property
    def last(self) -> Locator:
        return self.nth(-1)

    def nth(self, at: int) -> Locator:
        return Locator(self.page, self.css, at)

    def ask(self, script: str) -> Any:
        """What a script says of those that are found."""
        return self.page.here().execute_script(f"{FOUND} return {script}", self.css, self.at)

    def of_one(self, script: str) -> Any:
        """What a script says of the first that is found, once there is one."""
        self.wait_for("attached")
        return self.ask(f"((one) => {script})(found[0])")

    def wait_for(self, state: str = "visible", timeout: float = PATIENCE * 1000) -> None:
        wanted = self.is_visible if state == "visible" else lambda: self.count() > 0
        until(wanted, f"no {self.css} is {state}", timeout / 1000)

    def count(self) -> int:
        return int(self.ask("found.length"))

    def is_visible(self) -> bool:
        return bool(self.ask("found.length > 0 && visible(found[0])"))

    def click(self, timeout: float = PATIENCE * 1000) -> None:
        """A real tap, as soon as nothing is in the way."""
        why = [": none is to be seen"]

        def tap() -> bool:
            try:
                tapping.settle(self.page)
                one = self.ask("found.find(visible)")
                if one is not None and (at := self.page.evaluate(DRAWN, one)):
                    self.touch(*at)
                elif one is not None:
                    box = one.rect
                    spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                    tapping.wait(self.page, spot)
                    one.click()
                    tapping.tapped(self.page, spot)
            except (ElementClickInterceptedException, ElementNotInteractableException) as error:
                # a bar lies over it, or what it stands on is still coming up
                why[0] = f": {type(error).__name__}, {self.page.evaluate(ON_TOP, one)} is there"
                self.page.evaluate("one => one.scrollIntoView({ block: 'center' })", one)
                return False
            except StaleElementReferenceException:
                why[0] = ": it is drawn anew all the time"
                return False
            return one is not None

        until(tap, f"no {self.css} can be tapped", timeout / 1000, why)

    def touch(self, x: float, y: float) -> None:
        """A real tap on a point of the window: a drawing has no box that the driver could tap."""
        tapping.wait(self.page, (x, y))
        actions = ActionBuilder(self.page.here())
        actions.pointer_action.move_to_location(round(x), round(y))  # type: ignore[no-untyped-call]
        actions.pointer_action.click()
        actions.perform()
        tapping.tapped(self.page, (x, y))

    def fill(self, text: str) -> None:
        """Type it; a slider is set at once."""
        one = self.of_one("one")
        if one.get_attribute("type") == "range":
            self.of_one(f"({SLIDE})(one, {json.dumps(text)})")
        else:
            one.clear()
            one.send_keys(text)

    def inner_text(self) -> str:
        return str(self.of_one("one.innerText"))

    def all_inner_texts(self) -> list[str]:
        return list(self.ask("found.map((one) => one.innerText)"))

    def get_attribute(self, name: str) -> str | None:
        value = self.of_one(f"one.getAttribute('{name}')")
        return None if value is None else str(value)

    def evaluate(self, script: str, timeout: float = 0) -> Any:
        return self.page.evaluate(script, self.of_one("one"))


@dataclass(frozen=True)
class Expected:
    """What a test expects of a locator, sooner or later."""

    of: Locator

    def to_be_visible(self) -> None:
        self.of.wait_for()

    def to_be_hidden(self) -> None:
        until(lambda: not self.of.is_visible(), f"{self.of.css} is visible")

    def to_have_count(self, wanted: int) -> None:
        until(lambda: self.of.count() == wanted, f"there are not {wanted} of {self.of.css}")

    def to_contain_text(self, wanted: str, timeout: float = PATIENCE * 1000) -> None:
        self.of.wait_for("attached")
        said = f"{self.of.css} does not say {wanted}"
        until(lambda: wanted in self.of.inner_text(), said, timeout / 1000)

    def to_have_text(self, wanted: str | list[str], use_inner_text: bool = True) -> None:
        texts = [wanted] if isinstance(wanted, str) else wanted
        until(lambda: self.of.all_inner_texts() == texts, f"{self.of.css} does not say {texts}")
