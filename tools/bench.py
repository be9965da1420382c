"""Measures what the README claims and prints one table: `make bench`, or with names of parts."""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from game import Table, saves
from tests.e2e import browsers
from tools.build import build
from tools.lab import add_lab_pages
from tools.serve import serving

NAMES = ("Ann", "Ben", "Cat", "Dan")
RUNS = 7

Row = tuple[str, str, str]


class Goals(NamedTuple):
    """A title's name in the table, and what its figures should reach."""

    name: str
    games: str
    pyodide: str


TITLES = {
    "horse-fever/family": Goals("Family Game", "at least 500", "under 10 ms"),
    "horse-fever/board": Goals("Board Game", "at least 150", "under 60 ms"),
}


def random_game(title: str, seed: int) -> Table:
    """A game of four, normal length, over uniformly random answers, each player looking first."""
    rng = Random(seed)
    table = Table(title, NAMES, dealer=rng)
    while (ask := table.ask) is not None:
        table.view(ask.who)
        table.answer(ask.options[rng.randrange(len(ask.options))])
    return table


def games_per_second() -> Iterator[Row]:
    """Random games natively, one core, events and views on."""
    for title, goals in TITLES.items():
        rates = []
        for run in range(5):
            start = time.perf_counter()
            for seed in range(100):
                random_game(title, run * 1000 + seed)
            rates.append(100 / (time.perf_counter() - start))
        yield f"random {goals.name}s a second, native", spread(rates, "", 0), goals.games


def longest_game(title: str) -> Table:
    """The longest of a hundred random games."""
    return max((random_game(title, seed) for seed in range(100)), key=lambda t: len(t.answers))


def replay_natively() -> Iterator[Row]:
    """From the text of a save to the finished table."""
    for title, goals in TITLES.items():
        text = saves.dumps(longest_game(title))
        times = []
        for _ in range(50):
            start = time.perf_counter()
            saves.loads(text)
            times.append((time.perf_counter() - start) * 1000)
        yield f"replay of a finished {goals.name}, native", spread(times, " ms", 2), ""


REPLAY = """
import time
from game import saves
def replay(text):
    times = []
    for _ in range(50):
        start = time.perf_counter()
        saves.loads(text)
        times.append((time.perf_counter() - start) * 1000)
    return ",".join(map(str, times))
replay
"""


def replay_in_pyodide(browser: Browser, address: str) -> Iterator[Row]:
    """The same texts inside the browser's Python."""
    with opened(browser, address + "lab.html") as page:
        page.evaluate("code => { globalThis.replay = py.runPython(code) }", REPLAY)
        for title, goals in TITLES.items():
            table = longest_game(title)
            said = page.evaluate("text => replay(text)", saves.dumps(table))
            times = [float(part) for part in said.split(",")]
            what = f"replay of a {goals.name}, Pyodide ({len(table.answers)} answers)"
            yield what, spread(times, " ms", 2), goals.pyodide


PLAY = """(title) => {
    const ON = ["unveil", "skip", "finish", "payoffs", "hammer"].map((one) => `[data-do=${one}]`);
    const times = [], shown = (wanted) => document.querySelector(wanted);
    const answer = "[data-answer]:not([aria-disabled=true])";
    shown("[data-do=setup]").click();
    shown(`[data-do="title ${title}"]`)?.click();
    for (let seat = 3; seat < 4; seat++) shown("[data-do='seat add']").click();
    shown("[data-do=start]").click();
    for (let step = 0; step < 4000 && !shown("[data-do=again]"); step++) {
        const other = shown(ON.join());
        if (other) { other.click(); continue; }
        const all = document.querySelectorAll(answer);
        const race = parseInt(shown("#head h1")?.textContent.match(/[0-9]+/) ?? 0);
        const start = performance.now();
        all[Math.floor(Math.random() * all.length)].click();
        document.body.offsetHeight;
        times.push([performance.now() - start, race]);
    }
    return times;
}"""


def answer_to_dom(browser: Browser, address: str) -> Iterator[Row]:
    """From the click on an answer to the changed and laid-out page, over a whole game of four."""
    for title, goals in TITLES.items():
        with opened(browser, address) as page:
            pairs: list[tuple[float, int]] = page.evaluate(PLAY, title)
        times = [time for time, _ in pairs]
        races = [race for _, race in pairs if race]
        first = [time for time, race in pairs if race == min(races)]
        last = [time for time, race in pairs if race == max(races)]
        yield f"answer to changed DOM, {goals.name}, median", middle(times), "16 ms"
        late = f"{statistics.quantiles(times, n=20)[-1]:.1f} ms"
        yield f"  95th percentile of {len(times)}", late, "50 ms"
        both = f"{middle(first)} and {middle(last)}"
        yield "  median in the first and in the last race", both, "the same"


def middle(times: list[float]) -> str:
    """The median of some milliseconds."""
    return f"{statistics.median(times):.1f} ms"


def boot(browser: Browser, address: str) -> Iterator[Row]:
    """Address typed to page alive, against bare PyScript and Pyodide, the two in turn."""
    ours, bare = [], []
    for _ in range(RUNS):
        bare.append(seconds_to_ready(browser, address + "bare.html"))
        ours.append(seconds_to_ready(browser, address))
    yield "bare PyScript page, address to alive", spread(bare, " s", 2), ""
    yield "this page, address to alive", spread(ours, " s", 2), ""
    ratio = statistics.median(ours) / statistics.median(bare)
    yield "  ratio of the medians", f"{ratio:.2f}", "at most 1.25"


def seconds_to_ready(browser: Browser, address: str) -> float:
    """One cold visit in a fresh profile."""
    with browser.new_context(viewport=browsers.TABLET, service_workers="block") as context:
        page = context.new_page()
        start = time.perf_counter()
        page.goto(address, wait_until="commit")
        page.locator(browsers.READY).wait_for(state="attached", timeout=60_000)
        return time.perf_counter() - start


@contextmanager
def opened(browser: Browser, address: str) -> Iterator[Page]:
    """A page that is alive, in a fresh profile."""
    with browser.new_context(viewport=browsers.TABLET, service_workers="block") as context:
        page = context.new_page()
        page.goto(address)
        page.locator(browsers.READY).wait_for(state="attached", timeout=60_000)
        yield page


def weight(dist: Path) -> Iterator[Row]:
    """What lies in dist/, by its largest parts."""
    files = [path for path in dist.rglob("*") if path.is_file()]
    total = sum(path.stat().st_size for path in files)
    yield "dist/, all files", f"{total / 1e6:.1f} MB", ""
    for path in sorted(files, key=lambda path: -path.stat().st_size)[:4]:
        yield f"  {path.relative_to(dist)}", f"{path.stat().st_size / 1e6:.2f} MB", ""


def spread(values: list[float], unit: str, digits: int) -> str:
    """Median, and the smallest and largest behind it."""
    middle, least, most = statistics.median(values), min(values), max(values)
    return f"{middle:,.{digits}f}{unit} ({least:,.{digits}f} to {most:,.{digits}f})"


NATIVE: dict[str, Callable[[], Iterator[Row]]] = {
    "games": games_per_second,
    "replay": replay_natively,
}
IN_BROWSER: dict[str, Callable[[Browser, str], Iterator[Row]]] = {
    "pyodide": replay_in_pyodide,
    "dom": answer_to_dom,
    "boot": boot,
}


def show(rows: Iterator[Row]) -> None:
    """Print rows as they come."""
    for what, figure, goal in rows:
        print(f"{what:<48} {figure:<34} {goal}", flush=True)


def main(wanted: list[str]) -> None:
    """Measure the parts that are wanted, or all."""
    known: dict[str, Any] = {**NATIVE, **IN_BROWSER, "weight": weight}
    if unknown := set(wanted) - set(known):
        raise SystemExit(f"bench: no part {', '.join(unknown)}; there are {', '.join(known)}")
    chosen = wanted or list(known)
    print(f"{'what':<48} {'median (least to most)':<34} goal")
    for name in NATIVE:
        if name in chosen:
            show(NATIVE[name]())
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        dist = Path(shutil.copytree(build(), Path(folder) / "dist"))
        if "weight" in chosen:
            show(weight(dist))
        add_lab_pages(dist)
        browser = browsers.launch_chromium(playwright)
        with serving(dist) as address:
            for name in IN_BROWSER:
                if name in chosen:
                    show(IN_BROWSER[name](browser, address))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
