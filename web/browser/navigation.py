"""The way back: every step into the page is a step of the browser's Back, and none leads out of it.

The entries of the history hold how deep they lie and which table was on the screen: nothing secret.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import js
from pyodide.ffi import JsException, to_js

from web import taps
from web.acts import playing
from web.browser.guarded import safely
from web.desk.state import Desk
from web.doors import rooms
from web.pages import rules

DEPTH, TABLE = "horseburg", "table"


def path(desk: Desk) -> list[str]:
    """Where the page is, from the home screen inwards, with the sheet that lies over it."""
    return [*rooms.where(desk), *(["sheet"] if js.document.getElementById("overlay") else [])]


def somebody_is_here() -> bool:
    """Whether the page has been touched: browsers leap over entries that nobody's tap has made."""
    activation = getattr(js.navigator, "userActivation", None)
    return bool(activation is None or activation.hasBeenActive)


class Address:
    """The browser's history, kept level with the desk."""

    def __init__(self, desk: Desk, draw: Callable[[], None]) -> None:
        self.desk = desk
        self.draw = draw
        self.turning = False
        state = js.history.state
        self.depth = int(getattr(state, DEPTH, 0) or 0) if state else 0

    def listen(self) -> None:
        """Hear of Back and Forward."""
        js.addEventListener("popstate", safely(self.desk, self.draw, self.popped))

    def level(self) -> None:
        """Add the entries that the desk has gone in, or turn back as far as it has come out."""
        if self.turning:
            return
        wanted = len(path(self.desk)) - 1
        with suppress(JsException):  # a browser may allow only so many entries in a while
            if wanted < self.depth:
                self.turning = True
                js.history.go(wanted - self.depth)
                return
            js.history.replaceState(self.entry(), "")
            while self.depth < wanted and somebody_is_here():
                self.depth += 1
                js.history.pushState(self.entry(), "")

    def entry(self) -> Any:
        """What an entry holds."""
        table = self.desk.id if self.desk.screen == "table" else ""
        return to_js({DEPTH: self.depth, TABLE: table}, dict_converter=js.Object.fromEntries)

    def name(self) -> None:
        """Let the address name the open rule, to be passed on; no step of Back is made of it."""
        wanted, now = rules.address(self.desk) or rooms.address(self.desk), js.location.hash
        if wanted != now and (wanted or now.startswith(("#rule", *rooms.HASHES))):
            here = wanted or js.location.pathname + js.location.search
            js.history.replaceState(js.history.state, "", here)

    def popped(self, event: Any) -> None:
        """Back or Forward, by somebody's hand or because the desk has come out by itself."""
        if event.state is None or not hasattr(event.state, DEPTH):
            return  # a link to a rule was followed: an entry more, and no way back
        was_own, self.turning = self.turning, False
        self.depth = int(getattr(event.state, DEPTH))
        if not was_own:
            here = len(path(self.desk)) - 1
            if self.depth < here:
                self.back(here - self.depth)
            elif self.depth > here:
                self.forward(str(getattr(event.state, TABLE, "") or ""))
        self.draw()
        self.name()  # at once: the browser tells next that the address is another one

    def back(self, steps: int) -> None:
        """Close what lies on top, then leave the past, then go home: one a step."""
        for _ in range(steps):
            out = "close" if path(self.desk)[-1] == "sheet" else rooms.way_out(self.desk)
            if out == "home":
                playing.go_home(self.desk)
            elif out:
                taps.do(self.desk, out)
            if steps > 1:
                self.draw()

    def forward(self, table: str) -> None:
        """Go in again: to the same table behind its curtain, or to a rule."""
        if table and self.desk.screen == "home" and table in self.desk.shelf.ids():
            playing.resume(self.desk, table)
        rules.follow(self.desk, js.location.hash)
