"""The boxes and rooms that are opened late: their style, and the code of a room at its door."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import js
from pyodide.ffi import create_once_callable
from pyscript.js_modules.wardrobe import seeDrawings, unlock, wear

from web.acts import awaited
from web.acts.awaited import Awaited
from web.acts.trouble import attempt
from web.browser.archives import ROOMS as ARCHIVES
from web.desk.room import Room
from web.desk.state import Desk
from web.doors import rooms

WORKERS = tuple(worker for room in rooms.ROOMS for worker in room.workers)
"""What works in a room, without a table."""


def is_dressed(box: str, draw: Callable[[], object]) -> bool:
    """Whether the box's style is there; if not, it is fetched, and then the page is drawn."""
    return bool(wear(box.replace("-", "_"), create_once_callable(draw)))


def is_whole(box: str, draw: Callable[[], object]) -> bool:
    """The same for a box that is opened, whose drawings are looked for as well."""
    seeDrawings(box.replace("-", "_"))
    return is_dressed(box, draw)


def want(desk: Desk) -> None:
    """Have what was missed fetched now, not when its turn comes."""
    here = desk.own(Awaited)
    if here.asks:
        here.asks = False
        js.dispatchEvent(js.Event.new("horseburg-wanted"))


# rooms


def is_ready(desk: Desk, draw: Callable[[], object]) -> bool:
    """Whether the room that is to be shown, if any, can be; else it is fetched, and then drawn."""
    room = rooms.entered(desk)
    return room is None or (fetched(room, desk, draw) and is_dressed(room.id, draw))


def remember(desk: Desk, draw: Callable[[], object]) -> None:
    """Let the rooms do what has waited for them, once their code is here."""
    for room in rooms.ROOMS:
        if room.is_due(desk) and fetched(room, desk, draw):
            let_remember(room, desk, draw)


def let_remember(room: Room, desk: Desk, draw: Callable[[], object]) -> None:
    """Let a room do what has waited for it; the page is drawn where it looks otherwise then."""
    is_changed = True

    def act() -> None:
        nonlocal is_changed
        is_changed = room.remember(desk)

    attempt(desk, act)
    if is_changed:  # and where something broke
        draw()


def fetched(room: Room, desk: Desk, draw: Callable[[], object]) -> bool:
    """Whether the code of a room is here; else it is fetched, and what waited for it is drawn."""
    if room.is_here():
        return True

    def come(code: Any) -> None:
        is_shown, was_due = room == rooms.entered(desk), room.is_due(desk)
        if code is None:
            room.leave(desk)
            awaited.insist(desk)
        else:
            ARCHIVES.mkdir(exist_ok=True)
            (ARCHIVES / f"{room.id}.zip").write_bytes(code.to_bytes())
        is_let_go = was_due and not room.is_due(desk)
        if code is not None or is_shown or is_let_go:  # what is still due asks at the next tap
            draw()

    unlock(room.id, create_once_callable(come))
    return False
