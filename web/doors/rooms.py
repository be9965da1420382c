"""Every room of the house, and where somebody is: one line a room."""

from __future__ import annotations

import re
from collections.abc import Callable

from web.desk.room import Room
from web.desk.state import Desk
from web.doors import day, gazette, hall, storybook, workshop

ROOMS: tuple[Room, ...] = (hall.ROOM, day.ROOM, gazette.ROOM, storybook.ROOM, workshop.ROOM)

BY_ID = {room.id: room for room in ROOMS}

TAPS: dict[str, Callable[[Desk, str], None]] = {
    verb: act for room in ROOMS for verb, act in room.taps.items()
}
FIELDS: dict[str, Callable[[Desk, str, str], None]] = {
    kind: act for room in ROOMS for kind, act in room.fields.items()
}
LINKS = tuple(room.link for room in ROOMS if room.link)
HASHES = tuple(room.hash for room in ROOMS if room.hash)


def where(desk: Desk) -> tuple[str, ...]:
    """Where somebody is, from the home screen inwards.

    The first step in is the screen. What stands in place of the table is a step of its own, and so
    are the steps within a room. What lies over the screen is told by `sheets.over`.
    """
    if desk.screen == "home":
        return ("home",)
    past = (desk.past.what,) if desk.screen == "table" and desk.past.what else ()
    room = BY_ID.get(desk.screen)
    return ("home", desk.screen, *past, *(room.inside(desk) if room is not None else ()))


def way_out(desk: Desk) -> str:
    """The tap that leads one step out, "" at home."""
    at, room = where(desk), BY_ID.get(desk.screen)
    if len(at) < 3:
        return "home" if len(at) == 2 else ""
    return "now" if room is None else room.ways_out[len(at) - 3]


def entered(desk: Desk) -> Room | None:
    """The room that is on the screen, be it instead of the table."""
    return next((BY_ID[step] for step in where(desk) if step in BY_ID), None)


def knocks(desk: Desk, text: str) -> bool:
    """Let a text from elsewhere wait in the room that it is for; False where it is for none."""
    return any(room.knocks(desk, text) for room in ROOMS)


NAMED = re.compile(r"#[\w/.-]*[\w/]")


def bare(hash: str) -> str:
    """An address behind # without what has come along: a sentence’s end, what networks add."""
    found = NAMED.match(hash)
    return found[0] if found else hash


def follow(desk: Desk, hash: str) -> bool:
    """Enter the room that the address names; True where that changes anything."""
    room = next((room for room in ROOMS if room.hash and room.hash == hash), None)
    if room is None or desk.screen == room.id:
        return False
    room.enter(desk)
    return True


def address(desk: Desk) -> str:
    """What stands behind the # of the page's address while a room is open that has one."""
    room = entered(desk)
    return "" if room is None else room.hash
