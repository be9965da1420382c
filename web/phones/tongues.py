"""Which language is spoken for whom: each phone has its own, the tablet keeps its."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from web.desk.settings import Settings
from web.desk.state import Desk
from web.words import languages, speaking


class Speaker(Protocol):
    """A phone, as far as its language goes: what was chosen on it, and what its browser wishes."""

    settings: Settings
    tongues: tuple[str, ...]


def tongue(guest: Speaker) -> str:
    """The language that a phone has chosen, else the first that it wishes for."""
    chosen = guest.settings["language"]
    return chosen if chosen in languages.NAMES else languages.wished(list(guest.tongues))


@contextmanager
def spoken(desk: Desk, guest: Speaker) -> Iterator[None]:
    """Speak the language of a phone meanwhile: its own, where the tablet has learnt it."""
    before, outer, code = speaking.LANGUAGE, desk.phones.tongue, tongue(guest)
    desk.phones.tongue = outer or before
    if code in languages.LEARNT or code == languages.ENGLISH:
        speaking.LANGUAGE = code
    try:
        yield
    finally:
        speaking.LANGUAGE, desk.phones.tongue = before, outer


@contextmanager
def at_the_tablet(desk: Desk) -> Iterator[None]:
    """Speak as the tablet does meanwhile: what is said now is for whoever looks at it."""
    before = speaking.LANGUAGE
    speaking.LANGUAGE = desk.phones.tongue or before
    try:
        yield
    finally:
        speaking.LANGUAGE = before
