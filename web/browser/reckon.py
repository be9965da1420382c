"""Chances and accounts are worked out beside the game, a slice at a time; taps come first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import to_js
from pyscript.js_modules.idiomorph import Idiomorph

from web import foresight
from web.boards import chances
from web.browser.safely import safely
from web.desk import Desk
from web.pages import account

SLICE = 8
"""Milliseconds of work in a row: less than a frame."""

REDRAW = 400
"""Milliseconds between two new sets of numbers."""

OUTER = {"morphStyle": "outerHTML"}


class Reckon:
    """Works on what the screen wants to show, as long as the page is in sight."""

    def __init__(self, desk: Desk, draw: Callable[[], None]) -> None:
        self.desk = desk
        self.on_slice = safely(desk, draw, self.slice)
        self.on_sight = safely(desk, draw, self.watch)
        self.timer = 0
        self.told_at = 0.0

    def listen(self) -> None:
        """Go on when the page comes into sight again."""
        js.document.addEventListener("visibilitychange", self.on_sight)

    def watch(self, _event: Any = None) -> None:
        """After every draw: begin where there is something to work out."""
        if not self.timer and not js.document.hidden and foresight.is_wanted(self.desk):
            self.timer = js.setTimeout(self.on_slice, 0)

    def slice(self) -> None:
        """A few bits; then whoever waits, a finger or a frame, comes first."""
        self.timer, end = 0, js.performance.now() + SLICE
        if js.document.hidden:
            return
        before, bits = foresight.state(self.desk), 0
        while more := foresight.work(self.desk):
            bits += 1
            if js.performance.now() >= end:
                break
        is_news = foresight.state(self.desk) != before
        if bits and (is_news or not more or end - self.told_at >= REDRAW):
            self.told_at = end
            self.tell()
        if more:
            self.timer = js.setTimeout(self.on_slice, 0)

    def tell(self) -> None:
        """Put the new numbers on the page; nothing else has changed."""
        for id, fresh in ((chances.FIGURE, chances.fresh), (account.FIGURE, account.body)):
            if part := js.document.getElementById(id):
                Idiomorph.morph(part, str(fresh(self.desk)), to_js(OUTER))
