"""Work beside the game, a slice at a time: whoever waits, a finger or a frame, comes first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import js
from pyscript.js_modules.morph import remake

from web.browser.safely import safely
from web.state import Desk

SLICE = 8
"""Milliseconds of work in a row: less than a frame."""

REDRAW = 400
"""Milliseconds between two new sets of numbers."""

News = Literal["now", "soon", ""]
"""When what a slice has found is told: at once, at the next redraw, or there is nothing yet."""


class Slices:
    """Works on what the screen wants to know, as long as the page is in sight."""

    def __init__(self, desk: Desk, draw: Callable[[], None]) -> None:
        self.desk = desk
        self.on_slice = safely(desk, draw, self.slice)
        self.on_sight = safely(desk, draw, self.watch)
        self.timer = 0
        self.told_at = 0.0
        self.has_news = False
        self.drawn: dict[str, str] = {}

    def is_wanted(self) -> bool:
        """Whether the screen shows something that is not worked out yet."""
        raise NotImplementedError

    def work(self, has_time: Callable[[], bool]) -> tuple[News, bool]:
        """Work while there is time: what there is to tell, and whether more is to be done."""
        raise NotImplementedError

    def parts(self) -> dict[str, Callable[[], object]]:
        """The parts of the page that hold the numbers, by id, and how each is drawn."""
        raise NotImplementedError

    def listen(self) -> None:
        """Go on when the page comes into sight again."""
        js.document.addEventListener("visibilitychange", self.on_sight)

    def watch(self, _event: Any = None) -> None:
        """After every draw: begin where there is something to do.

        What was drawn here before it may be about another moment.
        """
        self.drawn = {}
        if not self.timer and not js.document.hidden and self.is_wanted():
            self.timer = js.setTimeout(self.on_slice, 0)

    def slice(self) -> None:
        """A bit of work, and the next one behind everything that waits.

        What was found is drawn in a slice of its own, and put on the page in another: each takes
        as long as the work.
        """
        self.timer, now = 0, js.performance.now()
        if js.document.hidden or not (self.has_news or self.drawn or self.is_wanted()):
            return
        more = True
        if self.drawn:
            self.put()
        elif self.has_news:
            self.has_news, self.told_at = False, now
            self.drawn = {id: str(fresh()) for id, fresh in self.parts().items() if on_page(id)}
        else:
            news, more = self.work(lambda: js.performance.now() < now + SLICE)
            self.has_news = news == "now" or (news == "soon" and now - self.told_at >= REDRAW)
        if more or self.has_news:
            self.timer = js.setTimeout(self.on_slice, 0)

    def put(self) -> None:
        """Put the new numbers on the page; nothing else has changed."""
        drawn, self.drawn = self.drawn, {}
        for id, html in drawn.items():
            if part := on_page(id):
                remake(part, html)


def on_page(id: str) -> Any:
    """The part of this id, or None."""
    return js.document.getElementById(id)
