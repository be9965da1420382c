"""The pace of this machine: a fixed piece of work, natively and in the page, in the same run.

A figure in milliseconds tells a machine as much as it tells the program. Divided by the pace it can
be held against the same figure from another machine, or another hour.
"""

from __future__ import annotations

import inspect
import statistics
import time
from collections.abc import Iterator

from playwright.sync_api import Browser

from tools.bench.play import opened
from tools.bench.rows import NATIVE, PAGE, Row, set_pace, spread

RUNS = 9


def laps(runs: int) -> list[float]:
    """Milliseconds of a fixed loop of calls, dicts, tuples and text, which is what games are."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        table: dict[str, int] = {}
        for number in range(20_000):
            key = f"seat {number % 97}"
            table[key] = table.get(key, 0) + len((number, key, str(number)))
        sorted(table.items(), key=lambda pair: (-pair[1], pair[0]))
        times.append((time.perf_counter() - start) * 1000)
    return times


def pace_natively() -> Iterator[Row]:
    """The loop with this machine's own Python; figures after it are told as multiples."""
    times = laps(RUNS)
    set_pace(NATIVE, statistics.median(times))
    yield "pace of this machine, native: one lap", spread(times, " ms", 2), ""


def pace_in_pyodide(browser: Browser, address: str) -> Iterator[Row]:
    """The same loop inside the built page's Python."""
    code = f"import time\n{inspect.getsource(laps)}\nlambda: ','.join(map(str, laps({RUNS})))"
    with opened(browser, address + "lab.html") as page:
        times = [float(one) for one in page.evaluate("c => py.runPython(c)()", code).split(",")]
    set_pace(PAGE, statistics.median(times))
    yield "pace of this machine, Pyodide: one lap", spread(times, " ms", 2), ""
