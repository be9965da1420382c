"""What people set once for this device, kept beside the games; anything odd there means "usual"."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from web.kept.stores import Storage

if TYPE_CHECKING:
    from web.desk import Desk

KEY = "horseburg/settings"
LONGEST = 2000
"""Letters; whatever is longer was not written by this page."""


@dataclass(slots=True)
class Settings:
    """`hold_to_peek`: own secrets show only while a button is held; `is_open`: the sheet lies open.

    `peeking` says that the button is being held now.
    """

    hold_to_peek: bool = False
    is_open: bool = False
    peeking: bool = False

    def keep(self, storage: Storage) -> None:
        """Write them down; without room they last until the page closes."""
        with suppress(OSError):
            storage.set(KEY, json.dumps({"hold to peek": self.hold_to_peek}))


def kept_settings(storage: Storage) -> Settings:
    """The kept settings; what is damaged, unknown or of the wrong kind counts as never set."""
    text = storage.get(KEY) or ""
    try:
        kept = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        kept = None
    wanted = kept.get("hold to peek") if isinstance(kept, dict) else None
    return Settings(hold_to_peek=wanted is True)


def show(desk: Desk, _rest: str) -> None:
    """Open the sheet."""
    desk.settings.is_open, desk.notice = True, ""


def hold(desk: Desk, rest: str) -> None:
    """`on` or `off`: whether own secrets are to be held open."""
    desk.settings.hold_to_peek, desk.settings.peeking = rest == "on", False
    desk.settings.keep(desk.shelf.storage)


def peek(desk: Desk, rest: str) -> None:
    """`on` while the button is held; letting go covers, and closes a card that was being read."""
    settings = desk.settings
    settings.peeking = rest == "on" and settings.hold_to_peek and desk.curtain is None
    if not settings.peeking and settings.hold_to_peek:
        desk.card = desk.notice = ""


def pick(desk: Desk, rest: str) -> None:
    """Answer with one of the cards that lie face down, by its place."""
    ask = desk.ask
    if ask is not None and rest.isdecimal() and int(rest) < len(ask.menu):
        desk.answer(ask.menu[int(rest)])


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "settings": show,
    "hold": hold,
    "peek": peek,
    "pick": pick,
}
