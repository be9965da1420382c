"""The door to the Gazette, of which the page knows nothing until somebody wants a paper.

The room itself (`web/rooms/gazette/`, and what each box has for it) lies in an archive that is
fetched then. Until it is here the end of the game stays on the screen.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from web import html as h
from web.acts import playing
from web.desk.room import Room
from web.desk.screen import SCREENS
from web.desk.state import Desk
from web.parts.pieces import button, icon
from web.words.speaking import say

NAME = "gazette"
"""What is looked at while it is open, the tap that opens it, the archive, and the folders."""


def is_here() -> bool:
    """Whether the room can be entered."""
    return find_spec(f"web.rooms.{NAME}") is not None


def inside() -> Any:
    """The room, which must be here."""
    return import_module(f"web.rooms.{NAME}.page")


def page(desk: Desk) -> h.Element:
    """The front page; nobody draws it before it is here."""
    drawn: h.Element = inside().page(desk)
    return drawn


def leave(desk: Desk) -> None:
    """The room could not be fetched: the end of the game stays on the screen."""
    if desk.past.what == NAME:
        desk.past.what, desk.notice = "", say("The Gazette needs a network.")


def to_gazette(title: str, id: str = "") -> h.Node:
    """The way to the paper of the game on the table, or of a kept one; a title may have none."""
    if not SCREENS[title].gazette:
        return None
    label = [icon("megaphone"), say("The Gazette")]
    return button(label, f"{NAME} {id}", "small" if id else "big", f"to-gazette{id}")


def read(desk: Desk, id: str) -> None:
    """Open the paper of the game on the table, or of a kept one, when it is over."""
    if id:
        playing.resume(desk, id)
    if desk.is_over and SCREENS[desk.title].gazette:
        desk.past.what = NAME


def wish_picture(desk: Desk, _rest: str) -> None:
    """Have a picture made of the front page."""
    desk.post.wish = "picture"


ROOM = Room(
    id=NAME,
    heading="gazette-title",
    is_here=is_here,
    page=page,
    leave=leave,
    taps={NAME: read, "picture": wish_picture},
)
