"""The second copy of every table, which the browser's database holds."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
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

from web.acts import handing_over
from web.acts.kept.copies import Copy
from web.browser.guarded import safely
from web.browser.storage import is_kept, storage
from web.desk.kept.promises import Promises
from web.desk.state import Desk

ADDRESS = "horseburg/address"


class Copies:
    """The vault of the page; what is written there is told to the windows that follow."""

    def __init__(self) -> None:
        self.draw: Callable[[], None] = lambda: None
        self.promises = Promises(first=is_kept(), tells_address=is_new_here())
        self.promises.may_be_erased = bool(mayBeErased())
        self.on_promise = create_proxy(self.promised)
        hasPromised(self.on_promise)

    def promised(self, answer: str) -> None:
        """What the browser says about keeping for good."""
        self.promises.stays = answer
        self.draw()

    def put(self, id: str, text: str, about: str, count: int) -> None:
        """Write a copy in the background; the first time, ask the browser to keep it for good."""
        putCopy(id, text, about, count)
        tellKept(id, text)
        if not self.promises.stays:
            askToStay(self.on_promise)

    def remove(self, id: str, done: Callable[[], None]) -> None:
        """Remove a copy in the background, and say so when it is gone."""

        def gone(is_gone: bool) -> None:
            if is_gone:
                done()

        removeCopy(id, create_once_callable(gone))

    def compare(self, desk: Desk, draw: Callable[[], None]) -> None:
        """Read the vault, bring both copies to agree, and draw what has come back."""
        self.draw = draw
        before = replace(self.promises)

        def compared(is_there: bool, sound: Any, unread: int, elsewhere: Any) -> None:
            self.promises.second, self.promises.unread = is_there, unread
            told = [Copy(*copy) for copy in sound.to_py()] if is_there else None
            if handing_over.compare(desk, told, elsewhere.to_py()) or self.promises != before:
                draw()

        readCopies(safely(desk, draw, compared))


def is_new_here() -> bool:
    """Whether this is the first visit to an address at which browsers allow less."""
    kept = storage()
    if js.isSecureContext or kept.get(ADDRESS) is not None:
        return False
    with suppress(OSError):
        kept.set(ADDRESS, "told")
    return True


def now() -> int:
    """Milliseconds since 1970."""
    return int(js.Date.now())
