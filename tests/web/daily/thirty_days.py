"""The races of thirty days, each in a line: `python -m tests.web.daily.thirty_days` writes them.

A line that changes is another race for the same date: then `day.EDITION` counts up, and the lines
are written anew. Players of two versions would otherwise compare what cannot be compared. Another
game on a weekday needs no other edition: what is sent to others names the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

from game import Table
from game.bots.hindsight import best_line
from game.bots.runner import next_answer
from game.table.fate import Mood
from web import titles as _titles  # noqa: F401
from web.doors import day
from web.rooms.daily import today

LINES = Path(__file__).with_name("thirty_days.txt")
FIRST, DAYS = date(2026, 11, 24), 30


def run(on: str) -> Table:
    """The race of a day, the person answering anything, by the date."""
    its, anything = today.race_of(on), Mood(on)
    bots = dict.fromkeys(range(1, 1 + today.AGAINST), today.LEVEL)
    names = ("Ann", "Ben", "Cat", "Dan")
    table = Table(its.title, names, dict(its.options), Mood(""), bots, seed=day.SEED + on)
    while (ask := table.ask) is not None:
        said = (
            None if ask.who == 0 else next_answer(table, bots, table.fate.mood(len(table.answers)))
        )
        table.answer(said or ask.options[anything.randrange(len(ask.options))])
    return table


def lines() -> Iterator[str]:
    """Date, game, a sum of all that was told, and what there was to win."""
    for number in range(DAYS):
        on = (FIRST + timedelta(days=number)).isoformat()
        table = run(on)
        *_, best = best_line(table, 0) or ()
        assert best is not None
        told = table.digest(len(table.answers))
        yield f"{on} {table.title.id} {len(table.answers)} {told} {best.money}"


if __name__ == "__main__":
    LINES.write_text("\n".join([f"edition {day.EDITION}", *lines()]) + "\n")
