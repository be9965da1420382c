"""Chances through a race and the account after the game, worked out beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from web import foresight
from web.boards import chances
from web.browser.slices import News, Slices
from web.pages import account


class Reckon(Slices):
    """Goes on while something on the screen waits for its numbers."""

    def is_wanted(self) -> bool:
        """Whether a chart or the account is not sharp yet."""
        return foresight.is_wanted(self.desk)

    def work(self, has_time: Callable[[], bool]) -> tuple[News, bool]:
        """A bit after the other; a new moment of the race, and the end, are told at once."""
        before, more, bits = foresight.state(self.desk), True, 0
        while more and (not bits or has_time()):
            more = foresight.work(self.desk)
            bits += more
        if not bits:
            return "", more
        is_news = foresight.state(self.desk) != before
        return ("now" if is_news or not more else "soon"), more

    def parts(self) -> dict[str, Callable[[], object]]:
        """The chart, and the account."""
        return {
            chances.FIGURE: partial(chances.fresh, self.desk),
            account.FIGURE: partial(account.body, self.desk),
        }
