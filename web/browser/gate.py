"""Hears of taps before anybody else does, and lets no second half of a double tap through."""

from __future__ import annotations

from typing import Any

import js
from pyodide.ffi import create_proxy
from pyscript.js_modules.trouble import guard

from web.acts.twice import Twice, turn
from web.desk.state import Desk


class Gate:
    """What a key or a script has made comes from no finger."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.twice = Twice()

    def listen(self) -> None:
        """Stand before every other listener."""
        js.document.addEventListener("click", guard(create_proxy(self.tapped)), True)

    def tapped(self, event: Any) -> None:
        """A tap of a finger or a mouse."""
        spot = (event.clientX, event.clientY)
        is_finger = event.isTrusted and event.detail
        if is_finger and self.twice.is_second(event.timeStamp, spot, turn(self.desk)):
            swallow(event)


def swallow(event: Any) -> None:
    """Nobody else hears of it."""
    event.stopImmediatePropagation()
    event.preventDefault()
