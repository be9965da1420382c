"""The boxes that are read when they are opened: where their code lies, and their style.

So are rooms of the house, whose code is fetched only at their door.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pyodide.ffi import create_once_callable
from pyscript.js_modules.wardrobe import unlock, wear

from web.doors import day, gazette, hall, storybook, workshop
from web.state import Desk

SHELF = Path("/boxes")
"""Where engine.js has put their archives."""
ROOMS = Path("/rooms")
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


def mount() -> None:
    """Let the code of every box be found, and what lies beside them."""
    let_in(SHELF)


def is_dressed(box: str, draw: Callable[[], object]) -> bool:
    """Whether the box's style is there; if not, it is fetched, and then the page is drawn."""
    return bool(wear(box.replace("-", "_"), create_once_callable(draw)))


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
    if day.is_of_day(desk.table):
        let_in()  # its race is worked out while it is still shown, and its box was opened last
    if day.is_wanted(desk) and fetched(day.ROOM, desk, draw):
        day.come(desk)
        draw()


def let_in(shelf: Path = ROOMS) -> None:
    """Let what archives hold for a package be found, for one that was opened after them too."""
    for archive in sorted(shelf.glob("*.zip")):
        for name in [name for name in sys.modules if f"{name}.".startswith(("game.", "web."))]:
            path, where = getattr(sys.modules[name], "__path__", None), name.replace(".", "/")
            if path is not None and f"{archive}/{where}" not in path:
                path.append(f"{archive}/{where}")


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
            let_in()
        if code is not None or waits:  # an end that cannot be written asks again at the next tap
            draw()

    unlock(room, create_once_callable(come))
    return False
