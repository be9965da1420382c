"""The door of the hall of fame: all of it that the page wakes with.

The hall itself, `web/rooms/hall/`, is a room that few visits enter: its code is fetched at this
door, and until then nothing here imports it.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from web import html as h
from web.acts import playing
from web.desk.room import Room
from web.desk.state import Desk
from web.parts.pieces import button, icon
from web.words.speaking import mark, say

KEY = "horseburg/hall"
LINK = "#hall="
FIRST = "horseburg hall "
SCREEN = "hall"
SHUT = mark("The hall of fame could not be opened. It opens when there is a network.")


class Door:
    """Where in the hall somebody is, and what waits at its door.

    `waits` is a text that has come, `told` the table and its answers whose end has been written,
    `lost` whether an end found no room. `room` is what the hall keeps of its own.
    """

    def __init__(self) -> None:
        self.place = self.waits = ""
        self.told = ("", 0)
        self.lost = False
        self.room: Any = None


def is_here() -> bool:
    """Whether the code of the hall is here."""
    return find_spec("web.rooms.hall.page") is not None


def _inside(name: str) -> Any:
    return import_module(f"web.rooms.hall.{name}")


# the way in


def is_offered(desk: Desk) -> bool:
    """Whether a game has ever been finished here."""
    is_kept = desk.shelf.storage.get(KEY) is not None
    return is_kept or any(slip.about is not None and slip.about.over for slip in desk.kept)


def way_in(look: str, label: bool) -> h.Element:
    """The button that leads in, its label to be seen or to be heard."""
    name = say("The hall of fame")
    told = "" if label else name
    return button([icon("laurels-trophy"), label and name], "hall", look, "to-hall", told)


def go(desk: Desk, rest: str) -> None:
    """Enter, or do something inside."""
    door = desk.own(Door)
    if desk.screen != SCREEN:
        playing.go_home(desk)
        desk.screen, door.place, door.room = SCREEN, "", None
    if is_here():
        _inside("taps").do(desk, rest)


def leave(desk: Desk) -> None:
    """The hall could not be fetched."""
    if desk.screen == SCREEN:
        playing.go_home(desk)
        desk.notice = SHUT


def room(desk: Desk) -> h.Element:
    """The hall; nobody draws it before it is here."""
    drawn: h.Element = _inside("page").hall(desk)
    return drawn


# what comes in


def knocks(desk: Desk, text: str) -> bool:
    """Let a hall of fame from elsewhere wait inside; False where a text is none."""
    text = text.lstrip("\ufeff")
    link, is_hall = text.find(LINK), text.startswith(FIRST)
    if not is_hall and link < 0:
        return False
    desk.own(Door).waits = text if is_hall else text[link + len(LINK) :] or " "
    go(desk, "")
    return True


def is_due(desk: Desk) -> bool:
    """Whether a game has come to an end that is not written yet."""
    if not desk.is_over or desk.follows or not desk.id or desk.table is None:
        return False
    return desk.own(Door).told != _end(desk)


def remember(desk: Desk) -> bool:
    """Write the end down; where there is no room the hall tells of it. The page shows no change."""
    door = desk.own(Door)
    door.told = _end(desk)
    door.lost = not _inside("store").remember(desk)
    return False


def _end(desk: Desk) -> tuple[str, int]:
    return desk.id, hash(tuple(desk.at.table.answers))


# the door itself


def inside(desk: Desk) -> tuple[str, ...]:
    """The page of the hall that is open, if it is not the first."""
    place = desk.own(Door).place
    return (place,) if place else ()


def typed(desk: Desk, _rest: str, value: str) -> None:
    """Something is typed inside."""
    go(desk, f"typed {value}")


ROOM = Room(
    id=SCREEN,
    heading="hall-title",
    is_here=is_here,
    page=room,
    leave=leave,
    inside=inside,
    ways_out=("hall",),
    taps={"hall": go},
    fields={"hall": typed},
    link=LINK,
    knocks=knocks,
    is_due=is_due,
    remember=remember,
)
