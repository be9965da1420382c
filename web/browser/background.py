"""Work beside the game, a slice at a time: whoever waits, a finger or a frame, comes first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import to_js
from pyscript.js_modules.morph import remake

from web.browser.guarded import safely
from web.desk.screen import screen_of
from web.desk.state import Desk
from web.desk.worker import Worker
from web.html.writing import flat

SLICE = 8
"""Milliseconds of work in a row: less than a frame."""

REDRAW = 400
"""Milliseconds between two new sets of numbers."""


class Background:
    """Runs a worker of a title, as long as the page is in sight and that title on the table.

    It says of which element it has `changed` what stands on the page.
    """

    def __init__(
        self,
        worker: Worker[Desk],
        desk: Desk,
        draw: Callable[[], None],
        changed: Callable[[str], None],
    ) -> None:
        self.worker, self.changed = worker, changed
        self.desk = desk
        self.on_slice = safely(desk, draw, self.slice)
        self.on_sight = safely(desk, draw, self.watch)
        self.timer = 0
        self.told_at = 0.0
        self.has_news = self.was_open = False
        self.drawn: dict[str, str] = {}

    def is_wanted(self) -> bool:
        """Whether the screen shows something that is not worked out yet."""
        if self.worker.screen:
            return self.desk.screen == self.worker.screen and self.worker.is_wanted(self.desk)
        table = self.desk.table
        is_its_own = table is not None and self.worker in screen_of(table).workers
        return is_its_own and self.worker.is_wanted(self.desk)

    def listen(self) -> None:
        """Go on when the page comes into sight again."""
        js.document.addEventListener("visibilitychange", self.on_sight)

    def watch(self, _event: Any = None) -> None:
        """After every draw: begin where there is something to do.

        What was drawn here before it may be about another moment.
        """
        self.drawn = {}
        is_open = self.is_wanted() and self.worker.is_open(self.desk)
        if is_open != self.was_open:
            self.was_open = is_open
            self.lead(is_open)
        if not self.timer and not js.document.hidden and self.is_wanted():
            self.timer = js.setTimeout(self.on_slice, 0)

    def lead(self, is_open: bool) -> None:
        """Bring what has been opened into sight; the keyboard goes back where it came from.

        Its own button to close is gone with it, and so would be the focus.
        """
        if is_open and (opened := on_page(self.worker.part)):
            opened.scrollIntoView(to_js({"block": "nearest"}))
        elif js.document.activeElement.isSameNode(js.document.body) and (
            opener := on_page(self.worker.opener)
        ):
            opener.focus(to_js({"preventScroll": True}))

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
            self.drawn = {
                id: flat(fresh())
                for id, fresh in self.worker.parts(self.desk).items()
                if on_page(id)
            }
        else:
            news, more = self.worker.work(self.desk, lambda: js.performance.now() < now + SLICE)
            self.has_news = news == "now" or (news == "soon" and now - self.told_at >= REDRAW)
        if more or self.has_news:
            self.timer = js.setTimeout(self.on_slice, 0)

    def put(self) -> None:
        """Put the new numbers on the page; nothing else has changed."""
        drawn, self.drawn = self.drawn, {}
        for id, html in drawn.items():
            if part := on_page(id):
                remake(part, html)
                self.changed(id)


def on_page(id: str) -> Any:
    """The part of this id, or None."""
    return js.document.getElementById(id)
