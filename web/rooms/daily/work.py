"""Works out the best line of play of a race of the day that is over, while nobody waits."""

from __future__ import annotations

from collections.abc import Callable

from game import Table
from game.bots.hindsight import best_line, replayed
from game.hindsight import Line
from web.desk.state import Desk
from web.desk.worker import News
from web.rooms.daily import today


def is_wanted(desk: Desk) -> bool:
    """Whether the race on the table is one whose best line can be worked out, and is not known."""
    table = desk.table
    if table is None or not table.title.hindsight or today.found(desk) is not None:
        return False
    return bool(today.day_of(table))


def work(desk: Desk, has_time: Callable[[], bool]) -> tuple[News, bool]:
    """Play races in the head as long as there is time."""
    search, table = desk.own(today.Search), desk.at.table
    if search.id != desk.id:
        steps = best_line(table, 0) or iter(())
        search.id, search.steps, search.line = desk.id, steps, None
    for line in search.steps:
        if line is not None:
            put_down(search, table, line)
            today.noted_best(desk, today.day_of(table), line)
            return "now", False
        if not has_time():
            break
    return "", True


def put_down(search: today.Search, table: Table, line: Line) -> None:
    """Keep the line, and the race that is played by it."""
    best = replayed(table, 0, line.answers)
    then, own = best.at(0), []
    for text in best.answers:
        assert then.ask is not None
        if then.ask.who == 0:
            own.append((then.ask, text, then.view(0)))
        then.answer(text)
    at = max([n for n, event in enumerate(best.events) if event.kind == "ranking"], default=0)
    result, *rest = best.events[at:]
    paid = [event for event in rest if event.facts.get("seat") == 0]
    search.line, search.own, search.end = line, tuple(own), (result, *paid)
