"""The second copy of every table, which the browser's database holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable, create_proxy
from pyscript.js_modules.vault import (
    askToStay,
    hasPromised,
    mayBeErased,
    putCopy,
    readCopies,
    removeCopy,
)
from pyscript.js_modules.windows import tellKept

from web.browser.guarded import safely
from web.kept import handing_over
from web.kept.copies import Copy
from web.state import Desk


class Copies:
    """The vault of the page; what is written there is told to the windows that follow."""

    def __init__(self) -> None:
        self.stays = ""
        self.desk: Desk | None = None
        self.draw: Callable[[], None] = lambda: None
        self.on_promise = create_proxy(self.promised)
        hasPromised(self.on_promise)

    def promised(self, answer: str) -> None:
        """What the browser says about keeping for good."""
        self.stays = answer
        if self.desk is not None:
            self.desk.stays = answer
            self.draw()

    def put(self, id: str, text: str, about: str, count: int) -> None:
        """Write a copy in the background; the first time, ask the browser to keep it for good."""
        putCopy(id, text, about, count)
        tellKept(id, text)
        if not self.stays:
            askToStay(self.on_promise)

    def remove(self, id: str, done: Callable[[], None]) -> None:
        """Remove a copy in the background, and say so when it is gone."""

        def gone(is_gone: bool) -> None:
            if is_gone:
                done()

        removeCopy(id, create_once_callable(gone))

    def compare(self, desk: Desk, draw: Callable[[], None]) -> None:
        """Read the vault, bring both copies to agree, and draw what has come back."""
        self.desk, self.draw = desk, draw
        desk.stays, desk.may_be_erased = self.stays, bool(mayBeErased())

        def compared(copies: Any, elsewhere: Any) -> None:
            told = None if copies is None else [Copy(*copy) for copy in copies.to_py()]
            handing_over.compare(desk, told, elsewhere.to_py())
            if desk.restored or desk.stays or desk.may_be_erased:
                draw()

        readCopies(safely(desk, draw, compared))


def now() -> int:
    """Milliseconds since 1970."""
    return int(js.Date.now())
