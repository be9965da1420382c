"""Kills a page of Chromium in the middle of a write, as a crash or an impatient system would."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Browser, BrowserContext, Error, Page, Route

PATIENCE = 30
"""Seconds for a browser to notice that a process is gone."""

LIVES = 5
"""How often a page is opened anew that the browser put among the dead."""

MORTAL = """(() => {
  const writes = (globalThis.writes = []);
  const plan = { n: 0, after: false };
  globalThis.dieAt = (n, after) => Object.assign(plan, { n, after, armed: true });
  const die = () => {
    const ask = new XMLHttpRequest();
    ask.open("GET", "dying", false); // stands still until the process is killed
    ask.send();
  };
  const mortal = (prototype, name, kind) => {
    const real = prototype[name];
    prototype[name] = function (...given) {
      const what = plan.armed && kind(this, given[0]);
      if (!what) return real.apply(this, given);
      const last = writes.push(`${name} ${what}`) === plan.n;
      if (last && !plan.after) die();
      const result = real.apply(this, given);
      if (last && plan.after) die();
      return result;
    };
  };
  const SPARE = ["horseburg/picture", "horseburg/letters", "horseburg/rest"];
  const local = (area, key) =>
    area === localStorage && !SPARE.includes(key) && key.split("/")[1];
  mortal(Storage.prototype, "setItem", local);
  mortal(Storage.prototype, "removeItem", local);
  mortal(IDBObjectStore.prototype, "put", () => "copy");
  mortal(IDBObjectStore.prototype, "delete", () => "copy");
})()"""

COPIES = """async () => {
  const asked = indexedDB.open("horseburg");
  const database = await new Promise((resolve) => (asked.onsuccess = () => resolve(asked.result)));
  const all = database.transaction("tables").objectStore("tables").getAll();
  const found = await new Promise((resolve) => (all.onsuccess = () => resolve(all.result)));
  database.close();
  return Object.fromEntries(found.map(({ id, text }) => [id, text]));
}"""
TABLES = """() => Object.fromEntries(Object.entries(localStorage)
    .filter(([key]) => key.startsWith("horseburg/table/"))
    .map(([key, text]) => [key.slice("horseburg/table/".length), text]))"""


def renderers(browser: Browser) -> list[int]:
    """The processes that run pages of this browser."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [one["id"] for one in found if one["type"] == "renderer"]


def mortal_page(context: BrowserContext) -> Page:
    """A page whose process dies where `dieAt` says."""
    page = context.new_page()
    page.add_init_script(MORTAL)
    return page


def reborn_page(context: BrowserContext, open: Callable[[Page], object]) -> Page:
    """A page after one was killed, opened; one that goes down with the dead is opened once more."""
    for _ in range(LIVES):
        with suppress(Error):
            page = mortal_page(context)
            try:
                open(page)
            except Error as error:
                assert "crashed" in str(error), "it is alive, and does not open"
                continue
            return page
    raise AssertionError("no page lives long enough to be opened")


def dies_at(browser: Browser, page: Page, n: int, after: bool) -> list[int]:
    """Have the page die at its n-th write from now on; gives the processes that will die."""
    doomed = renderers(browser)

    def kill(route: Route) -> None:
        for pid in doomed:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        with suppress(Error):
            route.abort()

    page.route("**/dying", kill)
    page.evaluate("([n, after]) => dieAt(n, after)", [n, after])
    return doomed


def bury(browser: Browser, page: Page, doomed: list[int]) -> None:
    """Close a page whose process is gone, once the browser knows of it.

    Before that it may give a new page one of the dead processes, and wait for it for ever.
    """
    with suppress(Error):
        page.close()
    end = time.monotonic() + PATIENCE
    while set(doomed) & set(renderers(browser)):
        assert time.monotonic() < end, "the browser never noticed that its pages had died"
        time.sleep(0.05)


def tables(page: Page) -> dict[str, str]:
    """Every text in the first copy, by id."""
    return read(page, TABLES)


def copies(page: Page) -> dict[str, str]:
    """Every text in the second copy, by id."""
    return read(page, COPIES)


def read(page: Page, script: str) -> dict[str, str]:
    """What a script finds; asked through an element, for a dead page lets `evaluate` hang."""
    found: dict[str, str] = page.locator("html").evaluate(script, timeout=10_000)
    return found
