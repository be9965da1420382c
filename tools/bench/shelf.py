"""What a kept game weighs, and whether many of them make the page slower."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from game import links, saves
from tools.bench.play import opened
from tools.bench.rows import Row, spread
from tools.driving import browsers

GOLDEN = Path(__file__).resolve().parent.parent.parent / "tests" / "golden"
MANY = 100
RUNS = 7

PUT = """([text, count]) => {
    localStorage.clear();
    for (let id = 1; id <= count; id++) localStorage.setItem(`horseburg/table/${id}`, text);
}"""

TAP = """(wanted) => {
    const start = performance.now();
    document.querySelector(wanted).click();
    document.body.offsetHeight;
    return performance.now() - start;
}"""


def weights() -> Iterator[Row]:
    """The longest golden game of each title as a file and as a link."""
    for folder in sorted(path for path in GOLDEN.iterdir() if path.is_dir()):
        tables = [saves.loads(path.read_text()) for path in folder.glob("*.txt")]
        longest = max(tables, key=lambda table: len(table.answers))
        text = saves.dumps(longest)
        sizes = f"{len(text.encode()):,} bytes, {len(links.pack(text)):,} letters"
        yield f"{folder.name}, {len(longest.answers)} answers: save, link", sizes, ""


def taps(page: Page, wanted: str) -> list[float]:
    """Milliseconds from a tap on a kept game to the changed page, and home again."""
    times = []
    for _ in range(RUNS):
        times.append(page.evaluate(TAP, wanted))
        page.evaluate(TAP, "[data-do=home]")
    return times


def opening(browser: Browser, address: str) -> Iterator[Row]:
    """The first and the hundredth kept game opened, and the home screen with one and a hundred."""
    text = saves.dumps(saves.loads(next(GOLDEN.rglob("*board*/*.txt")).read_text()))
    medians = {}
    for count in (1, MANY):
        with opened(browser, address) as page:
            page.evaluate(PUT, [text, count])
            page.reload()
            page.locator(browsers.READY).wait_for(state="attached")
            times = taps(page, f"[data-do='continue {count}']")
            homes = [page.evaluate(TAP, "[data-do^=setup]") and home(page) for _ in range(RUNS)]
        medians[count] = statistics.median(times)
        yield f"opening a kept game, {count} on the shelf", spread(times, " ms", 1), ""
        yield f"  the home screen, {count} on the shelf", spread(homes, " ms", 1), ""
    yield "  opening the hundredth against the first", f"{medians[MANY] / medians[1]:.2f}", ""


def home(page: Page) -> float:
    """Milliseconds from the set-up screen to the home screen."""
    time: float = page.evaluate(TAP, "[data-do=home]")
    return time


def shelf(browser: Browser, address: str) -> Iterator[Row]:
    """Weights, then times."""
    yield from weights()
    yield from opening(browser, address)
