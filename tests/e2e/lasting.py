"""Browsers with a profile on the disk, which outlives them, holds settings, and can be killed."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Page, Playwright
from selenium.common.exceptions import WebDriverException

from tools import programs
from tools.driving import browsers, webkit
from tools.serve import SiteHandler, serving

KEEPER = Path(__file__).with_name("webkit_keeper.py")
NO_SITE_DATA = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""What Chromium's settings call: don't allow sites to save data on your device."""

DEATHS = (Error, WebDriverException)
"""What a driver says of a browser that is gone."""


@contextmanager
def browser(
    engine: str, playwright: Playwright, folder: Path, forbids: bool = False
) -> Iterator[Page]:
    """A page in a browser with this profile, whose user may have forbidden sites to keep data."""
    if engine == "webkit":
        with browsers.webkit_browser(str(KEEPER), str(folder), **browsers.LEAN_WEBKIT) as driver:
            yield webkit.Context(driver, folder).new_page()
        return
    context = launch(engine, playwright, folder, forbids)
    try:
        yield context.pages[0]
    finally:
        with suppress(Error):
            context.close()


def launch(engine: str, playwright: Playwright, folder: Path, forbids: bool) -> BrowserContext:
    """Firefox, or Chromium with its windows: without them it knows no settings."""
    if engine == "firefox":
        settings = {"network.cookie.cookieBehavior": 2} if forbids else {}
        options = browsers.firefox_options(**settings)
        return playwright.firefox.launch_persistent_context(
            folder, viewport=browsers.TABLET, **options
        )
    (folder / "Default").mkdir(parents=True, exist_ok=True)
    if forbids:
        (folder / "Default" / "Preferences").write_text(json.dumps(NO_SITE_DATA))
    return playwright.chromium.launch_persistent_context(
        folder,
        viewport=browsers.TABLET,
        executable_path=browsers.found(programs.chromium(), "Chromium"),
        args=browsers.LEAN,
    )


def kill(folder: Path) -> None:
    """Kill every process of the browser with this profile, as an empty battery would."""
    parents = running()
    doomed = [pid for pid in parents if str(folder).encode() in command(pid)]
    assert doomed, "nothing runs with this profile"
    for pid in doomed:
        doomed += [child for child, parent in parents.items() if parent == pid]
    for pid in set(doomed) - {os.getpid()}:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def running() -> dict[int, int]:
    """Every process of this machine with its parent."""
    found = {}
    for path in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            after_its_name = (path / "stat").read_text().rpartition(")")[2]
            found[int(path.name)] = int(after_its_name.split()[1])
    return found


def command(pid: int) -> bytes:
    """What a process was started with."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


@contextmanager
def deadly(dist: Path, folder: Path) -> Iterator[str]:
    """The site; asked for `dying`, it kills the browser with this profile before it answers."""

    class Deadly(SiteHandler):
        def do_GET(self) -> None:
            if self.path.endswith("/dying"):
                kill(folder)
            super().do_GET()

    with serving(dist, base="/horseburg/", handler=Deadly) as address:
        yield address
