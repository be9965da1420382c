"""How soon the page is seen and can be played, against bare pages measured in turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from tools.bench import visits, webkit
from tools.bench.rows import Row, spread
from tools.driving import browsers

Found = dict[str, float]

PAGES = {
    "static": "bare static page, first paint",
    "bare-pyodide": "bare Pyodide, ready",
    "bare": "bare PyScript and Pyodide, ready",
    "first paint": "ours, first visit, first paint",
    "cold": "ours, first visit, playable",
    "warm": "ours, second visit, playable",
    "offline": "ours, offline, playable",
    "table": "ours, resuming a game, last table visible",
    "asleep": "  the same while the service worker sleeps",
    "resumed": "ours, resuming a game, playable",
}

RATIOS = (
    ("last table visible / static first paint", "table", "static", 1.5),
    ("second visit / bare PyScript", "warm", "bare", 0.42),
    ("first visit / bare PyScript", "cold", "bare", 1.0),
    ("offline / second visit", "offline", "warm", 1.0),
)


def boot(browser: Browser, address: str, lab: Path, runs: int) -> Iterator[Row]:
    """The table of issue 5: in both engines, under each condition."""
    for condition in visits.CONDITIONS:
        yield f"Chromium, {condition.name}", "", ""
        visits.one_round(browser, address, condition)  # the server has now compressed all files
        found = [visits.one_round(browser, address, condition) for _ in range(runs)]
        yield from told(found, condition.slow_network)
    yield "WebKit, plain", "", ""
    with browsers.webkit_browser() as driver:
        webkit.one_round(driver, lab)
        yield from told([webkit.one_round(driver, lab) for _ in range(runs)], False)


def told(rounds: list[Found], slow_network: bool) -> Iterator[Row]:
    """Rows of the figures of some rounds, and of the ratios within each round."""
    for name, what in PAGES.items():
        if name in rounds[0]:  # WebKit's driver cannot send a service worker to sleep
            yield f"  {what}", spread([found[name] for found in rounds], " ms", 0), ""
    for what, ours, bare, most in RATIOS:
        ratios = [found[ours] / found[bare] for found in rounds]
        # The goal for a first visit is set for a network as people have it.
        goal = "" if ours == "cold" and not slow_network else f"at most {most:g}"
        yield f"    {what}", spread(ratios, "", 2), goal
