"""Chance in the page: the operating system rolls."""

from __future__ import annotations

from random import SystemRandom

import js
from pyodide.ffi import JsException


class Outcomes:
    """Chance from a list that the page's session holds: how a recorded game is played again.

    `horseburg/outcomes` holds the index of each outcome among its options, in order; without it, or
    after its end, the operating system rolls.
    """

    KEY = "horseburg/outcomes"

    def __init__(self) -> None:
        self.system = SystemRandom()

    def randrange(self, stop: int) -> int:
        """The next outcome out of `stop`."""
        try:
            kept = js.sessionStorage.getItem(self.KEY)
        except (JsException, AttributeError):  # forbidden: nothing can be recorded there
            kept = None
        if not kept:
            return self.system.randrange(stop)
        first, _, rest = kept.partition(" ")
        js.sessionStorage.setItem(self.KEY, rest)
        return int(first) % stop if first.isdecimal() else self.system.randrange(stop)

    def random(self) -> float:
        """A number from 0 to 1, for the moods of computer players."""
        return self.system.random()
