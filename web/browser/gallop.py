"""The form guide sharpens while it is looked at: a slice of races at a time, taps come first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import js
from pyodide.ffi import to_js
from pyscript.js_modules.idiomorph import Idiomorph

from game.horse_fever.form import Form
from web import form_guide
from web.boards.form_guide import guide
from web.browser.safely import safely
from web.desk import Desk

SLICE = 8
"""Milliseconds of races in a row: less than a frame."""

STRIDE = 8
"""Races between two looks at the clock: about a millisecond."""

REDRAW = 400
"""Milliseconds between two new sets of numbers."""


class Gallop:
    """Runs races in the head while the guide lies open and the page is in sight."""

    def __init__(self, desk: Desk, draw: Callable[[], None]) -> None:
        self.desk = desk
        self.on_slice = safely(desk, draw, self.slice)
        self.on_sight = safely(desk, draw, self.watch)
        self.timer = 0
        self.told_at = 0.0
        self.was_open = False

    def listen(self) -> None:
        """Go on when the page comes into sight again."""
        js.document.addEventListener("visibilitychange", self.on_sight)

    def watch(self, _event: Any = None) -> None:
        """After every draw: begin to gallop where a guide has come up that is not sharp yet."""
        is_open = form_guide.is_open(self.desk)
        if is_open != self.was_open:
            self.was_open = is_open
            self.lead(is_open)
        if is_open and not self.timer and not js.document.hidden:
            self.timer = js.setTimeout(self.on_slice, 0)

    def lead(self, is_open: bool) -> None:
        """Bring a guide that has been opened into sight; the keyboard goes back where it came from.

        Its own button to close is gone with it, and so would be the focus.
        """
        if is_open and (opened := js.document.getElementById("form-guide")):
            opened.scrollIntoView(to_js({"block": "nearest"}))
        elif js.document.activeElement.isSameNode(js.document.body) and (
            opener := js.document.getElementById("to-form")
        ):
            opener.focus(to_js({"preventScroll": True}))

    def slice(self) -> None:
        """A few races; then whoever waits, a finger or a frame, comes first."""
        self.timer = 0
        if js.document.hidden or not (forms := form_guide.unsharp(self.desk)):
            return
        was_dumb, end = is_dumb(forms), js.performance.now() + SLICE
        form_guide.gallop(forms, STRIDE, lambda: js.performance.now() < end)
        is_last = not any(form_guide.gains(form) for form in forms)
        is_due = was_dumb or end - self.told_at >= REDRAW
        if is_last or (is_due and not is_dumb(forms)):
            self.told_at = end
            self.tell()
        if not is_last:
            self.timer = js.setTimeout(self.on_slice, 0)

    def tell(self) -> None:
        """Put the new numbers on the page; nothing else has changed."""
        if slip := js.document.getElementById("form-guide"):
            Idiomorph.morph(slip, str(guide(self.desk)), to_js(OUTER))


def is_dumb(forms: Sequence[Form]) -> bool:
    """Whether one of them has nothing to tell yet."""
    return any(not form.races for form in forms)


OUTER = {"morphStyle": "outerHTML"}
