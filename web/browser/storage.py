"""Where the browser keeps texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import js
from pyodide.ffi import JsException

from web.desk.kept import resting
from web.desk.kept.stores import Drawer, Storage

SPARE = ("horseburg/picture", "horseburg/letters", resting.KEY)
"""What the next visit can do without: it makes room for a game."""


class BrowserStorage:
    """One of the browser's own storages; a full or forbidden one raises OSError."""

    def __init__(self, area: Any) -> None:
        self.area = area

    def get(self, key: str) -> str | None:
        """The text under `key`, or None."""
        text = self.area.getItem(key)
        return text if isinstance(text, str) else None  # JavaScript's null is another than None

    def set(self, key: str, text: str) -> None:
        """Keep `text` under `key`."""
        try:
            self.area.setItem(key, text)
        except JsException:
            for spare in set(SPARE) - {key}:
                self.area.removeItem(spare)
            self.set_tightly(key, text)

    def set_tightly(self, key: str, text: str) -> None:
        """Keep `text`, where nothing is left that could make room for it."""
        try:
            self.area.setItem(key, text)
        except JsException as full:
            raise OSError(str(full)) from None

    def remove(self, key: str) -> None:
        """Forget `key`."""
        self.area.removeItem(key)

    def names(self) -> Iterable[str]:
        """Every key there is."""
        names: list[str] = js.Object.keys(self.area).to_py()
        return names


def is_kept() -> bool:
    """Whether what the page keeps outlives it."""
    return isinstance(storage(), BrowserStorage)


def storage() -> Storage:
    """The browser's storage, or where that is forbidden one that lasts as long as the page."""
    try:
        js.localStorage.getItem("horseburg")
    except (JsException, AttributeError):
        return Drawer()
    return BrowserStorage(js.localStorage)


def tab() -> Storage:
    """What this window alone remembers."""
    try:
        js.sessionStorage.getItem("horseburg")
    except (JsException, AttributeError):
        return Drawer()
    return BrowserStorage(js.sessionStorage)
