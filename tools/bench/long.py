"""Whether a long game stays quick: a tap, an undo and a wake in its first and in its last round."""

from __future__ import annotations

import inspect
import json
import statistics
from collections.abc import Iterator
from random import Random

from playwright.sync_api import Browser

from game import Table, saves
from game.bots.runner import next_answer
from tools.bench import long_game
from tools.bench.long_game import ROUNDS, Figures
from tools.bench.play import opened
from tools.bench.rows import Row, spread

TITLE = "really-nasty"
"""The game of the house with the most answers; its six players make most of them."""


def rows(figures: Figures, where: str, which: str, last_of: str, goal: str) -> Iterator[Row]:
    """The first and the last round, and how many times as long the last takes."""
    for name, first, last in figures:
        yield f"{name} in the first round of {which}, {where}", spread(first, " ms", 2), ""
        yield f"  in the last of {last_of}", spread(last, " ms", 2), ""
        ratio = statistics.median(last) / statistics.median(first)
        yield "  the last against the first", f"{ratio:.1f} times", goal * (name != "a wake")


def told(made_up: Figures, whole: Figures, text: str, where: str) -> Iterator[Row]:
    """The made-up game, which has a goal of its own, and a real one."""
    yield from rows(made_up, where, "a long game", f"{ROUNDS} rounds", "under 5 times")
    count = len(saves.loads(text).answers)
    yield from rows(whole, where, f"a meeting of six ({count} answers)", "6 races", "under 5 times")


def whole_meeting() -> str:
    """The save of a meeting of six sharp computers."""
    rng, bots = Random(1987), dict.fromkeys(range(6), "sharp")
    table = Table(TITLE, ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay"), dealer=rng, bots=bots)
    while (answer := next_answer(table, bots, rng)) is not None:
        table.answer(answer)
    return saves.dumps(table)


def long_natively() -> Iterator[Row]:
    """With this machine's own Python."""
    text = whole_meeting()
    yield from told(long_game.figures(), long_game.meeting(text), text, "native")


def long_in_pyodide(browser: Browser, address: str) -> Iterator[Row]:
    """Inside the built page's Python."""
    text = whole_meeting()
    code = f"{inspect.getsource(long_game)}\nimport json\n"
    code += "lambda text: json.dumps([figures(), meeting(text)])"
    with opened(browser, address + "lab.html") as page:
        said = page.evaluate("([code, text]) => py.runPython(code)(text)", [code, text])
    made_up, whole = json.loads(said)
    yield from told(made_up, whole, text, "Pyodide")
