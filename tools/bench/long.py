"""Whether a long game stays quick: a tap, an undo and a wake in its first and in its last round."""

from __future__ import annotations

import inspect
import json
import statistics
from collections.abc import Iterator, Mapping
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

WORLD, FEW, MANY = "risk", 300, 3000
"""A game that goes on until somebody owns the world, and after how many answers it is measured."""


def rows(figures: Figures, where: str, which: str, last_of: str, goal: str) -> Iterator[Row]:
    """The first and the last round, and how many times as long the last takes."""
    for name, first, last in figures:
        yield f"{name} in the first round of {which}, {where}", spread(first, " ms", 2), ""
        yield f"  in the last of {last_of}", spread(last, " ms", 2), ""
        ratio = statistics.median(last) / statistics.median(first)
        yield "  the last against the first", f"{ratio:.1f} times", goal * (name != "a wake")


def told(made_up: Figures, whole: Figures, deep: Figures, text: str, where: str) -> Iterator[Row]:
    """The made-up game, which has a goal of its own, a real one, and the longest there is."""
    yield from rows(made_up, where, "a long game", f"{ROUNDS} rounds", "under 5 times")
    count = len(saves.loads(text).answers)
    yield from rows(whole, where, f"a meeting of six ({count} answers)", "6 races", "under 5 times")
    for name, few, many in deep:
        yield f"{name} after {FEW} answers of Risk, {where}", spread(few, " ms", 2), ""
        yield f"  after {MANY:,}", spread(many, " ms", 2), ""
        ratio = statistics.median(many) / statistics.median(few)
        goal = "under 5 times" * (name != "a wake")
        yield f"  after {MANY:,} against after {FEW}", f"{ratio:.1f} times", goal


def whole_meeting() -> str:
    """The save of a meeting of six sharp computers."""
    return saved(TITLE, "sharp", {})


def whole_world() -> str:
    """The save of a game of six casual computers, placed in turn, until one owns the world."""
    return saved(WORLD, "casual", {"placing": "in turn"})


def saved(title: str, level: str, options: Mapping[str, str]) -> str:
    """The save of a whole game of six computers."""
    rng, bots = Random(1987), dict.fromkeys(range(6), level)
    table = Table(title, ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay"), options, rng, bots=bots)
    while (answer := next_answer(table, bots, rng)) is not None:
        table.answer(answer)
    return saves.dumps(table)


def long_natively() -> Iterator[Row]:
    """With this machine's own Python."""
    text = whole_meeting()
    deep = long_game.deep(whole_world(), FEW, MANY)
    yield from told(long_game.figures(), long_game.meeting(text), deep, text, "native")


def long_in_pyodide(browser: Browser, address: str) -> Iterator[Row]:
    """Inside the built page's Python."""
    text = whole_meeting()
    code = f"{inspect.getsource(long_game)}\nimport json\n"
    code += "lambda text, *late: json.dumps([figures(), meeting(text), deep(*late)])"
    with opened(browser, address + "lab.html") as page:
        said = page.evaluate(
            "([code, ...given]) => py.runPython(code)(...given)",
            [code, text, whole_world(), FEW, MANY],
        )
    made_up, whole, deep = json.loads(said)
    yield from told(made_up, whole, deep, text, "Pyodide")
