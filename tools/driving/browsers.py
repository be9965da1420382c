"""The real browsers of the tests: Chromium and Firefox by Playwright, WebKitGTK by Selenium."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
)
from selenium import webdriver
from selenium.webdriver import WebKitGTKOptions
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.service import Service

from tools import programs

TABLET: ViewportSize = {"width": 1180, "height": 820}
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]
QUIET += ["--disable-component-update", "--no-first-run", "--disable-quic"]
LEAN = [*QUIET, "--js-flags=--liftoff-only"]

RELAY = Path(__file__).with_name("firefox_relay.py")
"""What Playwright takes for Firefox."""

NOWHERE: dict[str, str | float | bool] = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
}
"""Firefox goes out through a door that nobody opens; what is on this machine needs none."""

WEBKIT_ENVIRONMENT = {
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # a container has no room for its sandbox
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "GDK_BACKEND": "x11",
}

LEAN_WEBKIT = {"JSC_useOMGJIT": "0"}
"""The same for WebKit, where it saves more than a third."""

# Playwright's wait_for_function evaluates strings in the page, which its policy may forbid.
READY = "html[data-ready=yes]:not([data-coming])"
BOOT_SECONDS = 150
"""A start from nothing has taken 35 on a machine with too much to do; no test measures it."""
PATIENCE = 20_000
"""Milliseconds until what is waited for counts as missing, however busy the machine is."""


def found(path: str | None, what: str) -> str:
    """The path, or one plain line about what is missing."""
    if path is None:
        raise RuntimeError(f"{what} is missing: run make browsers")
    return path


def launch_chromium(playwright: Playwright) -> Browser:
    """A headless Chromium that talks to nobody but the page, as it comes: for measuring, too."""
    path = found(programs.chromium(), "Chromium")
    return playwright.chromium.launch(executable_path=path, args=QUIET)


def launch_lean_chromium(playwright: Playwright, *more: str) -> Browser:
    """The same for tests: no windows, and Python's engine is not optimised while they run.

    A test is over before that pays, and two tests run on two cores. Starting the page takes less
    than half of the processor's time so.
    """
    path = found(programs.headless_shell(), "Chromium")
    return playwright.chromium.launch(executable_path=path, args=[*LEAN, *more])


def firefox_options(**settings: str | float | bool) -> dict[str, Any]:
    """How Playwright launches the Firefox of this machine, headless; it talks to nobody else."""
    path = found(programs.firefox(), "Firefox")
    return {
        "channel": "moz-firefox",
        "executable_path": RELAY,
        "env": os.environ | {"FIREFOX": path},
        "firefox_user_prefs": NOWHERE | settings,
    }


@dataclass
class Complaints:
    """What a page did that it must not do."""

    site: str
    heard: list[str] = field(default_factory=list)
    allowed: tuple[str, ...] = ()

    def listen(self, page: Page) -> None:
        """Note errors of the console and of scripts, failed answers and foreign requests."""
        page.on("console", self.note_said)
        page.on("pageerror", lambda error: self.note("script", str(error)))
        page.context.on("request", lambda request: self.note_foreign(request.url))

    def note(self, kind: str, text: str) -> None:
        """Keep a complaint, unless the test has said that it expects it."""
        if not any(part in text for part in self.allowed):
            self.heard.append(f"{kind}: {text}")

    def note_said(self, said: ConsoleMessage) -> None:
        """An error on the console is a complaint; the rest is talk."""
        if said.type == "error":
            self.note("console", said.text)

    def note_foreign(self, url: str) -> None:
        """A request that leaves the site is a complaint."""
        if not url.startswith((self.site, "data:", "blob:")):
            self.note("foreign request", url)


@contextmanager
def screen() -> Iterator[str]:
    """A virtual screen on the first free display; gives its name."""
    reading, writing = os.pipe()
    command = [found(programs.xvfb(), "Xvfb"), "-displayfd", str(writing)]
    command += ["-screen", "0", "1180x820x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL) as xvfb:
        os.close(writing)
        try:
            with os.fdopen(reading) as display:
                yield f":{display.readline().strip()}"
        finally:
            xvfb.terminate()


@contextmanager
def webkit_browser(*command: str, **more: str) -> Iterator[WebDriver]:
    """A WebKitGTK browser on a virtual screen of its own: WebKit's, or a program of ours.

    `more` is added to its environment.
    """
    own = found(programs.mini_browser(), "WebKitGTK's MiniBrowser")
    program, *given = command or (own, "--automation")
    with screen() as display:
        environment = os.environ | WEBKIT_ENVIRONMENT | {"DISPLAY": display} | more
        options = WebKitGTKOptions()
        options.binary_location = program
        for argument in given:
            options.add_argument(argument)
        driver_path = found(programs.webkit_driver(), "WebKitWebDriver")
        service = Service(driver_path, env=environment, log_output=subprocess.DEVNULL)
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            driver.set_window_size(TABLET["width"], TABLET["height"])
            yield driver
        finally:
            driver.quit()


def wake(page: Page) -> None:
    """Wait until the app is alive."""
    page.locator(READY).wait_for(state="attached", timeout=BOOT_SECONDS * 1000)


def start(page: Page) -> None:
    """Start the app in a page that stands beside it, or in which it has been running."""
    before, base, _ = page.url.partition("/horseburg/")
    page.goto(before + base)
    wake(page)
    page.set_default_timeout(PATIENCE)


def on_weekday(number: int) -> str:
    """A script before which nothing runs: the clock shows the next such day, 0 for a Sunday."""
    return f"""
  const now = Date.now, Real = Date;
  const later = (7 + {number} - new Date(now()).getDay()) % 7 * 86400000;
  globalThis.Date = class extends Real {{
    constructor(...told) {{ told.length ? super(...told) : super(now() + later); }}
  }};
  Date.now = () => now() + later;
"""


def quiet(context: BrowserContext) -> None:
    """Turn the sounds off before anything is heard.

    The sounds come at the first touch. A service worker that has just handed out a part, and is
    watched from outside, never counts as idle, so no newer one follows it; unwatched, it soon does.
    """
    off = "localStorage['horseburg/settings'] ??= JSON.stringify({ sound: 'off' })"
    context.add_init_script(off)


def wait_ready(driver: WebDriver) -> None:
    """Wait until the app in a WebKit window is alive and at rest."""
    alive = f"return document.querySelector('{READY}:not([data-busy])') !== null"
    WebDriverWait(driver, BOOT_SECONDS, 0.1).until(lambda one: one.execute_script(alive))


def reload(driver: WebDriver) -> None:
    """Load a WebKit window again: its driver comes back while the old page still stands there."""
    driver.execute_script("window.isOfBefore = true")
    driver.refresh()
    old = "return Boolean(window.isOfBefore)"
    WebDriverWait(driver, BOOT_SECONDS, 0.1).until(lambda one: not one.execute_script(old))
