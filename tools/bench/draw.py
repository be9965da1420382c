"""How long Python takes to draw a page, natively: every moment of a game, processor time."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from random import Random

from game import TITLES
from tools.bench.rows import Row, spread
from tools.staging import NeverCame, drive, seated
from web.acts import playing
from web.desk.forms import SeatForm
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.page import in_parts

DRAWS = 100
"""Pages of a game; the first tenth, which fetches code and pictures, is not counted."""


def draw_natively() -> Iterator[Row]:
    """One person against three computers, each page that comes up drawn once."""
    for title in sorted(TITLES):
        times = drawn(begun(title))
        yield f"a draw of {title}, natively", spread(times[DRAWS // 10 :], " ms", 1), ""


def begun(title: str) -> Desk:
    """A table just laid."""
    desk = Desk(Shelf(Drawer()), Random(5))
    desk.form.play(title)
    names = [f"P{number}" for number in range(1, seated(title, 4) + 1)]
    desk.form.seats = [SeatForm(name, "casual" if at else "") for at, name in enumerate(names)]
    playing.start(desk)
    return desk


def drawn(desk: Desk) -> list[float]:
    """Milliseconds of the processor for each page."""
    times: list[float] = []

    def enough(now: Desk) -> bool:
        start = time.process_time()
        in_parts(now)
        times.append(1000 * (time.process_time() - start))
        return len(times) == DRAWS

    with suppress(NeverCame):  # a short game is over before
        drive(desk, enough)
    return times
