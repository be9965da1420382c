"""The way into the storybook, `#/studio`, where every part of the page can be looked at.

Few visits do: its code is fetched here.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from web import html as h
from web.acts import playing
from web.desk.room import Room
from web.desk.state import Desk
from web.words.speaking import mark

SCREEN, ADDRESS = "studio", "#/studio"
SHUT = mark("The storybook could not be opened. It opens when there is a network.")


def is_here() -> bool:
    """Whether its code is here."""
    return find_spec("web.rooms.studio.storybook") is not None


def leave(desk: Desk) -> None:
    """It could not be fetched."""
    if desk.screen == SCREEN:
        playing.go_home(desk)
        desk.notice = SHUT


def room(_desk: Desk) -> h.Element:
    """Its page; nobody draws it before it is here."""
    page: h.Element = import_module("web.rooms.studio.storybook").storybook()
    return page


def enter(desk: Desk, _rest: str = "") -> None:
    """Show the storybook; a game that was open is kept, and lies on the home screen."""
    if desk.screen != SCREEN:
        playing.go_home(desk)
    desk.settings.is_open, desk.screen = False, SCREEN


ROOM = Room(
    id=SCREEN,
    heading="studio-title",
    is_here=is_here,
    page=room,
    leave=leave,
    taps={"studio": enter},
    hash=ADDRESS,
    enter=enter,
)
