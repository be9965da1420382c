"""Works out the best line of play of a race of the day that is over, while nobody waits."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.bots.hindsight import best_line
from web.daily import page, today
from web.state import Desk
from web.worker import News, Worker


class LookingBack(Worker[Desk]):
    """What could have been won, for the page of the race of the day."""

    part = "day-parts"

    def is_wanted(self, desk: Desk) -> bool:
        """Whether the race is over and its best line not known."""
        table = desk.table
        if table is None or table.ask is not None or today.found(desk) is not None:
            return False
        return bool(today.day_of(table)) and table.title.best_line is not None

    def work(self, desk: Desk, has_time: Callable[[], bool]) -> tuple[News, bool]:
        """Play races in the head as long as there is time."""
        search, table = desk.own(today.Search), desk.table
        assert table is not None
        if search.id != desk.id:
            steps = best_line(table, 0) or iter(())
            search.id, search.steps, search.line = desk.id, steps, None
        for line in search.steps:
            if line is not None:
                search.line = line
                today.noted_best(desk, today.day_of(table), line.money)
                return "now", False
            if not has_time():
                break
        return "", True

    def parts(self, desk: Desk) -> dict[str, Callable[[], object]]:
        """What is on the page but its head."""
        return {"day-parts": partial(page.parts, desk)}


LOOKING_BACK = LookingBack()
