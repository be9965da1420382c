"""The form guide has a first answer before it is opened, and sharpens while it is looked at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import js
from pyodide.ffi import to_js

from web import form_guide
from web.boards.form_guide import draw_ahead, guide
from web.browser.slices import News, Slices
from web.form_guide import FormGuide
from web.state import Desk

STRIDE = 8
"""Races between two looks at the clock: about a millisecond."""


class Gallop(Slices):
    """Runs races in the head: some where the guide is offered, many while it lies open."""

    def __init__(self, desk: Desk, draw: Callable[[], None]) -> None:
        super().__init__(desk, draw)
        self.was_open = False

    def is_wanted(self) -> bool:
        """Whether there is a guide that may not be ready; a slice of its own finds out."""
        return form_guide.is_offered(self.desk)

    def watch(self, _event: Any = None) -> None:
        """After every draw: see to a guide that has come or gone, then begin to gallop."""
        is_open = form_guide.is_open(self.desk)
        if is_open != self.was_open:
            self.was_open = is_open
            self.lead(is_open)
        super().watch()

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

    def work(self, has_time: Callable[[], bool]) -> tuple[News, bool]:
        """A form made, a few races, or what the tap will show drawn beforehand.

        The first numbers and the last are told at once.
        """
        if form_guide.prepare(self.desk):
            return "", True
        if not (forms := form_guide.unsharp(self.desk)):
            return "", form_guide.is_offered(self.desk) and draw_ahead(self.desk)
        was_dumb = any(map(form_guide.is_dumb, forms))
        form_guide.gallop(forms, STRIDE, has_time)
        if not self.desk.own(FormGuide).open or any(map(form_guide.is_dumb, forms)):
            return "", True
        more = bool(form_guide.unsharp(self.desk))
        return ("now" if was_dumb or not more else "soon"), more

    def parts(self) -> dict[str, Callable[[], object]]:
        """The slip itself."""
        return {"form-guide": partial(guide, self.desk)}
