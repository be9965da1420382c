"""Works out the best line of play of a race of the day that is over, while nobody waits."""

from __future__ import annotations

from collections.abc import Callable

from game import Event, Table
from game.bots.hindsight import best_line, replayed
from game.hindsight import Line
from web.daily import today
from web.state import Desk
from web.worker import News


def is_wanted(desk: Desk) -> bool:
    """Whether the race on the table is one whose best line can be worked out, and is not known."""
    table = desk.table
    if table is None or not table.title.hindsight or today.found(desk) is not None:
        return False
    return bool(today.day_of(table))


def work(desk: Desk, has_time: Callable[[], bool]) -> tuple[News, bool]:
    """Play races in the head as long as there is time."""
    search, table = desk.own(today.Search), desk.table
    assert table is not None
    if search.id != desk.id:
        steps = best_line(table, 0) or iter(())
        search.id, search.steps, search.line, search.end = desk.id, steps, None, ()
    for line in search.steps:
        if line is not None:
            search.line, search.end = line, end_of(table, line)
            today.noted_best(desk, today.day_of(table), line)
            return "now", False
        if not has_time():
            break
    return "", True


def end_of(table: Table, line: Line) -> tuple[Event, ...]:
    """The result of the race that is played by this line, and what it brings the person."""
    events = replayed(table, 0, line.answers).events
    at = max((n for n, event in enumerate(events) if event.kind == "ranking"), default=len(events))
    return (*events[at : at + 1], *[it for it in events[at + 1 :] if it.facts.get("seat") == 0])
