"""The boxes that are read when they are opened: where their code lies, and their style.

So are rooms of the house, whose code is fetched only at their door.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from pyodide.ffi import create_once_callable
from pyscript.js_modules.wardrobe import unlock, wear

import game
from web import day, doors
from web.state import Desk

SHELF = Path("/boxes")
"""Where engine.js has put their archives."""
ROOMS = Path("/rooms")
DOORS: dict[str, Any] = {doors.SCREEN: doors, day.ROOM: day}
"""Rooms whose code is fetched at their door."""


def mount() -> None:
    """Let the code of every box be found."""
    for archive in sorted(SHELF.glob("*.zip")):
        game.__path__.append(f"{archive}/game")
        announced = import_module(f"web.{archive.stem}")
        announced.__path__.append(f"{archive}/web/{archive.stem}")


def is_dressed(box: str, draw: Callable[[], object]) -> bool:
    """Whether the box's style is there; if not, it is fetched, and then the page is drawn."""
    return bool(wear(box.replace("-", "_"), create_once_callable(draw)))


# rooms


def is_ready(desk: Desk, draw: Callable[[], object]) -> bool:
    """Whether the room that is to be shown can be; if not, it is fetched, and then drawn."""
    room = desk.screen
    if not DOORS[room].is_here():
        fetch(room, desk, draw)
        return False
    return bool(wear(room, create_once_callable(draw)))


def remember(desk: Desk, draw: Callable[[], object]) -> None:
    """Let the rooms do what has waited for them, once their code is here."""
    if doors.is_due(desk):
        if doors.is_here():
            doors.remember(desk)
        else:
            fetch(doors.SCREEN, desk, draw)
    if day.is_wanted(desk):
        if day.is_here():
            day.come(desk)
            draw()
        else:
            fetch(day.ROOM, desk, draw)


def fetch(room: str, desk: Desk, draw: Callable[[], object]) -> None:
    """Fetch the code of a room, then draw; where it cannot be had, the page goes on without."""

    def come(code: Any) -> None:
        if code is None:
            DOORS[room].leave(desk)
        else:
            ROOMS.mkdir(exist_ok=True)
            archive = ROOMS / f"{room}.zip"
            archive.write_bytes(code.to_bytes())
            for name in [name for name in sys.modules if name.startswith(("game.", "web."))]:
                if (path := getattr(sys.modules[name], "__path__", None)) is not None:
                    path.append(f"{archive}/{name.replace('.', '/')}")
        if code is not None or desk.screen != room:
            draw()

    unlock(room, create_once_callable(come))
