"""How long a computer takes to answer: whole games of five sharp ones, here and in the browser."""

from __future__ import annotations

import inspect
import statistics
from collections.abc import Iterator

from playwright.sync_api import Browser

from tools.bench.play import opened
from tools.bench.rows import Row

GOAL = "under 300 ms"
GAMES = ("horse-fever/board", "winners-circle", "unicorn-fever", "really-nasty", "risk")
"""Of each box the game with the most to think about."""
SEEDS = range(3)


def answer_times(title: str, seed: int) -> list[float]:
    """Milliseconds of every answer in one game; it stands alone, for the browser's Python."""
    import random
    import time

    from game import TITLES, Table
    from game.bots.runner import next_answer

    dealer, times = random.Random(seed), []
    names = ["Ann", "Ben", "Cat", "Dan", "Eve"]
    bots = dict.fromkeys(range(5), "sharp")
    assert TITLES[title].computers is not None
    table = Table(title, names, dealer=dealer, bots=bots)
    while table.ask is not None:
        start = time.perf_counter()
        answer = next_answer(table, bots, dealer)
        times.append((time.perf_counter() - start) * 1000)
        assert answer is not None
        table.answer(answer)
    return times


def told(title: str, times: list[float], where: str) -> Row:
    """The 95th percentile, and beside it the median and the longest."""
    worst = statistics.quantiles(times, n=20)[-1]
    rest = f"median {statistics.median(times):.1f}, longest {max(times):.0f}"
    value = f"{worst:.1f} ms ({rest}; {len(times)} answers)"
    return f"95th percentile of an answer, {title} of five sharp computers, {where}", value, GOAL


def bots_natively() -> Iterator[Row]:
    """With this machine's own Python."""
    for title in GAMES:
        yield told(title, [one for seed in SEEDS for one in answer_times(title, seed)], "native")


def bots_in_pyodide(browser: Browser, address: str) -> Iterator[Row]:
    """Inside the built page's Python."""
    code = f"from __future__ import annotations\n{inspect.getsource(answer_times)}\n"
    code += "lambda title, seed: ','.join(map(str, answer_times(title, seed)))"
    with opened(browser, address + "lab.html") as page:
        page.evaluate("code => { globalThis.answerTimes = py.runPython(code) }", code)
        for title in GAMES:
            said = [page.evaluate(ASK, [title, seed]) for seed in SEEDS]
            yield told(title, [float(part) for one in said for part in one.split(",")], "Pyodide")


ASK = "([title, seed]) => answerTimes(title, seed)"
