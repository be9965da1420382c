"""What people set once for this device, kept beside the games; anything odd there means "usual"."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from web.kept.stores import Storage

if TYPE_CHECKING:
    from web.desk import Desk

KEY = "horseburg/settings"
LONGEST = 2000
"""Letters; whatever is longer was not written by this page."""


class Choice(NamedTuple):
    """One thing to set: how it is kept, what it is called, its values, what it does.

    `values` are what is kept and what is read; the first is usual.
    """

    name: str
    label: str
    values: dict[str, str]
    help: str


CHOICES = (
    Choice(
        "hold to peek",
        "Hold to peek",
        {"off": "Off", "on": "On"},
        "Your own cards lie face down until you hold the eye, or the Space bar. "
        "Let go and they are covered at once.",
    ),
)


@dataclass(slots=True)
class Settings:
    """What was chosen, by the name of the choice; what is not in it is as usual.

    `is_open`: the sheet lies open. `peeking`: own secrets are being held open now.
    """

    chosen: dict[str, str] = field(default_factory=dict)
    is_open: bool = False
    peeking: bool = False

    def __getitem__(self, name: str) -> str:
        """The value of one choice."""
        return self.chosen.get(name, next(iter(KNOWN[name].values)))

    def choose(self, name: str, value: str) -> None:
        """Set one choice; what is not known is left alone."""
        if name in KNOWN and value in KNOWN[name].values:
            self.chosen[name] = value

    @property
    def hold_to_peek(self) -> bool:
        """Whether own secrets show only while a button is held."""
        return self["hold to peek"] == "on"

    def keep(self, storage: Storage) -> None:
        """Write them down; without room they last until the page closes."""
        with suppress(OSError):
            storage.set(KEY, json.dumps(self.chosen))


KNOWN = {choice.name: choice for choice in CHOICES}


def kept_settings(storage: Storage) -> Settings:
    """The kept settings; what is damaged, unknown or of the wrong kind counts as never set."""
    text, settings = storage.get(KEY) or "", Settings()
    try:
        kept = json.loads(text) if len(text) <= LONGEST else None
    except (ValueError, RecursionError):
        kept = None
    for name, value in kept.items() if isinstance(kept, dict) else ():
        settings.choose(name, "on" if value is True else str(value))  # older versions kept true
    return settings


def show(desk: Desk, _rest: str) -> None:
    """Open the sheet."""
    desk.settings.is_open, desk.notice = True, ""


def choose(desk: Desk, rest: str) -> None:
    """`NAME VALUE`: set one choice, and keep them all."""
    name, _, value = rest.rpartition(" ")
    desk.settings.choose(name, value)
    desk.settings.peeking = False
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
    "set": choose,
    "peek": peek,
    "pick": pick,
}
