"""The hall of fame, whose code is fetched at its door, and what waits there for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pyodide.ffi import create_once_callable
from pyscript.js_modules.wardrobe import unlock, wear

import web.hall
from web import doors
from web.state import Desk

SHELF = Path("/rooms")
HALL = "hall"


def is_ready(desk: Desk, draw: Callable[[], object]) -> bool:
    """Whether the hall can be shown; if not, it is fetched, and then the page is drawn."""
    if not doors.is_here():
        fetch(desk, draw)
        return False
    return bool(wear(HALL, create_once_callable(draw)))


def remember(desk: Desk, draw: Callable[[], object]) -> None:
    """Write an end down that is not written yet, once the code for it is here."""
    if doors.is_due(desk):
        if doors.is_here():
            doors.remember(desk)
        else:
            fetch(desk, draw)


def fetch(desk: Desk, draw: Callable[[], object]) -> None:
    """Fetch the code of the hall, then draw; where it cannot be had, the page goes on without."""

    def come(code: Any) -> None:
        if code is None:
            doors.leave(desk)
        else:
            SHELF.mkdir(exist_ok=True)
            archive = SHELF / f"{HALL}.zip"
            archive.write_bytes(code.to_bytes())
            web.hall.__path__.append(f"{archive}/web/{HALL}")
        if code is not None or desk.screen != doors.SCREEN:
            draw()

    unlock(HALL, create_once_callable(come))
