"""The boxes and rooms that are opened late: their style, and the code of a room at its door."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable
from pyscript.js_modules.wardrobe import unlock, wear

from web.acts.awaited import Awaited
from web.acts.trouble import attempt
from web.browser.archives import ROOMS
from web.desk.state import Desk
from web.doors import day, gazette, hall, storybook, workshop

DOORS: dict[str, Any] = {
    hall.SCREEN: hall,
    day.ROOM: day,
    gazette.ROOM: gazette,
    storybook.SCREEN: storybook,
    workshop.SCREEN: workshop,
}
"""Rooms whose code is fetched at their door."""
WORKERS = (workshop.MEASURING,)
"""What works in a room, without a table."""


def is_dressed(box: str, draw: Callable[[], object]) -> bool:
    """Whether the box's style is there; if not, it is fetched, and then the page is drawn."""
    return bool(wear(box.replace("-", "_"), create_once_callable(draw)))


def want(desk: Desk) -> None:
    """Have what was missed fetched now, not when its turn comes."""
    here = desk.own(Awaited)
    if here.asks:
        here.asks = False
        js.dispatchEvent(js.Event.new("horseburg-wanted"))


# rooms


def is_ready(desk: Desk, draw: Callable[[], object]) -> bool:
    """Whether the room that is to be shown can be; if not, it is fetched, and then drawn."""
    room = desk.screen
    return fetched(room, desk, draw) and bool(wear(room, create_once_callable(draw)))


def is_printed(desk: Desk, draw: Callable[[], object]) -> bool:
    """Whether the Gazette is here, if somebody wants it; else it is fetched, and then drawn."""
    if desk.past.what != gazette.ROOM:
        return True
    return fetched(gazette.ROOM, desk, draw) and is_dressed(gazette.ROOM, draw)


def remember(desk: Desk, draw: Callable[[], object]) -> None:
    """Let the rooms do what has waited for them, once their code is here."""
    if hall.is_due(desk) and fetched(hall.SCREEN, desk, draw):
        hall.remember(desk)
    if day.is_wanted(desk) and fetched(day.ROOM, desk, draw):
        attempt(desk, lambda: day.come(desk))
        draw()


def fetched(room: str, desk: Desk, draw: Callable[[], object]) -> bool:
    """Whether the code of a room is here; else it is fetched, and what waited for it is drawn."""
    door = DOORS[room]
    if door.is_here():
        return True

    def come(code: Any) -> None:
        is_shown = room in (desk.screen, desk.past.what)
        waits = is_shown or (room == day.ROOM and day.is_wanted(desk))
        if code is None:
            door.leave(desk)
        else:
            ROOMS.mkdir(exist_ok=True)
            archive = ROOMS / f"{room}.zip"
            archive.write_bytes(code.to_bytes())
        if code is not None or waits:  # an end that cannot be written asks again at the next tap
            draw()

    unlock(room, create_once_callable(come))
    return False
