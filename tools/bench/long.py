"""Whether a long game stays quick: a tap, an undo and a wake in its first and in its last round."""

from __future__ import annotations

import inspect
import json
import statistics
from collections.abc import Iterator

from playwright.sync_api import Browser

from tools.bench import long_game
from tools.bench.long_game import ROUNDS, Figures
from tools.bench.play import opened
from tools.bench.rows import Row, spread


def rows(figures: Figures, where: str) -> Iterator[Row]:
    """The first and the last round, and how many times as long the last takes."""
    for name, first, last in figures:
        yield f"{name} in the first round of a long game, {where}", spread(first, " ms", 2), ""
        yield f"  in the last of {ROUNDS} rounds", spread(last, " ms", 2), ""
        ratio = statistics.median(last) / statistics.median(first)
        goal = "" if name == "a wake" else "under 5 times"
        yield "  the last against the first", f"{ratio:.1f} times", goal


def long_natively() -> Iterator[Row]:
    """With this machine's own Python."""
    yield from rows(long_game.figures(), "native")


def long_in_pyodide(browser: Browser, address: str) -> Iterator[Row]:
    """Inside the built page's Python."""
    code = f"{inspect.getsource(long_game)}\nimport json\nlambda: json.dumps(figures())"
    with opened(browser, address + "lab.html") as page:
        said = page.evaluate("code => py.runPython(code)()", code)
    yield from rows(json.loads(said), "Pyodide")
