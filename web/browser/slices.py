"""Work beside the game, a slice at a time: whoever waits, a finger or a frame, comes first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import js
from pyodide.ffi import to_js
from pyscript.js_modules.idiomorph import Idiomorph

from web.browser.safely import safely
from web.desk import Desk

SLICE = 8
"""Milliseconds of work in a row: less than a frame."""

REDRAW = 400
"""Milliseconds between two new sets of numbers."""

OUTER = {"morphStyle": "outerHTML"}

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
        """After every draw: begin where there is something to do."""
        if not self.timer and not js.document.hidden and self.is_wanted():
            self.timer = js.setTimeout(self.on_slice, 0)

    def slice(self) -> None:
        """A bit of work, and the next one behind everything that waits."""
        self.timer, end = 0, js.performance.now() + SLICE
        if js.document.hidden or not self.is_wanted():
            return
        news, more = self.work(lambda: js.performance.now() < end)
        if news == "now" or (news == "soon" and end - self.told_at >= REDRAW):
            self.told_at = end
            self.tell()
        if more:
            self.timer = js.setTimeout(self.on_slice, 0)

    def tell(self) -> None:
        """Put the new numbers on the page; nothing else has changed."""
        for id, fresh in self.parts().items():
            if part := js.document.getElementById(id):
                Idiomorph.morph(part, str(fresh()), to_js(OUTER))
