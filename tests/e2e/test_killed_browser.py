"""The whole browser dies: nothing is lost, and nobody has to look for the game."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import BrowserContext, Error, Page, Playwright, expect

from game import saves
from tests.e2e import browsers, playing


def opened(playwright: Playwright, profile: Path, site: str) -> tuple[BrowserContext, Page]:
    """The page in a browser of this profile, awake, both copies compared."""
    context = browsers.launch_with_profile(playwright, profile)
    page = context.new_page()
    page.set_default_timeout(browsers.BOOT_SECONDS * 1000)
    page.goto(site)
    browsers.wake(page)
    page.locator("html[data-compared]").wait_for(state="attached")
    return context, page


def processes(profile: Path) -> list[int]:
    """Every process of the browser that has this profile."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if str(profile).encode() in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


def kill(profile: Path) -> None:
    """End a browser as a flat battery does."""
    while alive := processes(profile):
        for pid in alive:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.05)


def test_a_killed_browser_comes_back_where_it_was(
    playwright: Playwright, tmp_path: Path, site: str
) -> None:
    context, page = opened(playwright, tmp_path, site)
    playing.begin(page)
    playing.give(page, "first bet", "win red")
    page.locator("html[data-vault=level]").wait_for(state="attached")
    (before,) = playing.kept(page)
    kill(tmp_path)
    with suppress(Error):
        context.close()
    context, page = opened(playwright, tmp_path, site)
    expect(page.locator("[data-do=unveil]").first).to_be_visible()
    (after,) = playing.kept(page)
    assert saves.loads(after).answers == saves.loads(before).answers
    context.close()
