"""How long the hall of fame takes to open with many games, to read, and to take another one in."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random

from playwright.sync_api import Browser

from game.links import pack
from tools.bench.play import opened
from tools.bench.rows import Row, spread
from tools.driving import browsers
from tools.hall_states import filled, in_hall
from web import taps
from web.doors.hall import KEY
from web.page import drawn
from web.rooms.hall import lines
from web.rooms.hall.book import Book, merged

GAMES = 500
RUNS = 7
GOAL = "200 ms"

TAP = """async () => {
    const start = performance.now();
    document.querySelector("#to-hall").click();
    while (!document.querySelector("#hall-people")) await new Promise((then) => setTimeout(then));
    document.body.offsetHeight;
    const took = performance.now() - start;
    document.querySelector("[data-do=home]").click();
    return took;
}"""


def timed(act: Callable[[], object]) -> list[float]:
    """Milliseconds of each run."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        act()
        times.append(1000 * (time.perf_counter() - start))
    return times


def hall_natively() -> Iterator[Row]:
    """Opening, writing and merging, without a browser."""
    book = filled(GAMES)
    text = lines.dumps(book)
    desk = in_hall(book)

    def enter() -> None:
        taps.do(desk, "home")
        taps.do(desk, "hall")
        drawn(desk)

    rng = Random(1)
    half = Book({id: it for id, it in book.lines.items() if rng.random() < 0.5}, book.seasons)
    size = f"{len(text.encode()) / GAMES:,.0f} bytes a game, {len(pack(text)) / GAMES:,.0f} letters"
    yield f"the hall of {GAMES} games: file, link", size, ""
    yield "  opened and drawn", spread(timed(enter), " ms", 1), ""
    yield "  a line more written down", spread(timed(lambda: lines.dumps(book)), " ms", 1), ""
    yield "  half of it merged into it", spread(timed(lambda: merged(book, half)), " ms", 1), ""


def hall_in_page(browser: Browser, address: str) -> Iterator[Row]:
    """From a tap on its button to the hall on the page: its code fetched, and from then on."""
    with opened(browser, address) as page:
        put = "([key, text]) => localStorage.setItem(key, text)"
        page.evaluate(put, [KEY, lines.dumps(filled(GAMES))])
        page.reload()
        page.locator(browsers.READY).wait_for(state="attached")
        times = [page.evaluate(TAP) for _ in range(RUNS)]
    yield f"the hall of {GAMES} games, tap to page, Pyodide", spread(times[1:], " ms", 0), GOAL
    yield "  the first time, its code fetched", f"{times[0]:.0f} ms", ""
