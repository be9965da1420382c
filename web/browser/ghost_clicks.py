"""Hears of taps before anybody else does, and lets none through that was not meant."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_proxy
from pyscript.js_modules.focus import touchable
from pyscript.js_modules.trouble import guard

from web.acts.double_tap import BLINK, DoubleTap, Sudden, turn
from web.desk.state import Desk


class GhostClicks:
    """What a key or a script has made comes from no finger."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.twice, self.sudden = DoubleTap(), Sudden()
        self.settled, self.timer = guard(create_proxy(settled)), 0

    def listen(self) -> None:
        """Stand before every other listener."""
        js.document.addEventListener("click", guard(create_proxy(self.tapped)), True)

    def tapped(self, event: Any) -> None:
        """A tap of a finger or a mouse."""
        spot = (event.clientX, event.clientY)
        is_finger = event.isTrusted and event.detail
        if not is_finger:
            return
        when = event.timeStamp
        is_second = self.twice.is_second(when, spot, turn(self.desk))
        thing = event.target.closest(TOUCHED)
        if is_second or not self.sudden.is_meant(when, name(thing) if thing else ""):
            swallow(event)

    def by_itself(self, act: Callable[[], object], show: Callable[[], object]) -> None:
        """Do what nobody has tapped for, and show it; remember what it has brought up."""
        before = turn(self.desk)
        act()
        if turn(self.desk) == before:
            show()
            return
        known = frozenset(touchable().split("\n"))
        show()
        self.sudden.comes(js.performance.now(), known)
        js.document.documentElement.dataset.sudden = ""
        js.clearTimeout(self.timer)
        self.timer = js.setTimeout(self.settled, BLINK)


TOUCHED = "[data-answer], [data-do], [data-touch]"


def name(thing: Any) -> str:
    """What a tap on it does, as `touchable` tells it."""
    does = (thing.getAttribute(f"data-{kind}") for kind in ("answer", "do", "touch"))
    return " ".join(it or "-" for it in does)


def settled() -> None:
    """From now on everything that is seen can be meant."""
    js.document.documentElement.removeAttribute("data-sudden")


def swallow(event: Any) -> None:
    """Nobody else hears of it."""
    event.stopImmediatePropagation()
    event.preventDefault()
