"""How long one person waits for three computers, by the page's own clock at the usual speed."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from random import Random

from game.bots.runner import given
from tools.bench.rows import Row
from tools.staging import leads_on, new_desk
from web.acts import clock, playing

TABLES, TURNS, STEPS = 4, 15, 8000
MOST_SECONDS = 20
"""In nine of ten turns."""


def waits(seed: int, turns: int = TURNS) -> list[float]:
    """Seconds between the end of the person's turn and the next one, in a war of so many turns.

    What one is asked for one's own dice meanwhile counts as nothing, and does not end the wait.
    """
    desk, rng = new_desk(4, 3, seed, "risk"), Random(seed)
    found, waited, ended = list[float](), 0.0, False
    for _ in range(STEPS):
        if len(found) == turns or desk.at.table.ask is None:
            break
        waited += clock.delay(desk) / 1000 if desk.is_behind or desk.computer is not None else 0
        if leads_on(desk, watching=True) or desk.ask is None:
            continue
        ask = desk.ask
        if ended and ask.what != "defend":
            found, ended = [*found, waited], False
        text = given(desk.at.table.title, "casual", desk.at.table.view(ask.who), ask, rng)
        assert text is not None
        playing.answer(desk, text)
        if ask.what == "fortify" or desk.at.table.ask is None:
            waited, ended = 0.0, True
    return found


def waiting() -> Iterator[Row]:
    """The middle of all waits, and what nine of ten stay below."""
    found = [one for seed in range(TABLES) for one in waits(seed)]
    most = statistics.quantiles(found, n=10)[-1]
    yield (
        "Risk, waiting for three computers",
        f"{statistics.median(found):.3g} s, nine of ten below {most:.3g} s ({len(found)} turns)",
        f"at most {MOST_SECONDS}: {'met' if most <= MOST_SECONDS else 'MISSED'}",
    )
