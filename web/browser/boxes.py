"""The boxes that are read when they are opened: where their code lies, and their style.

So is the hall of fame, whose code is fetched only at its door.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from pyodide.ffi import create_once_callable
from pyscript.js_modules.wardrobe import unlock, wear

import game
import web.hall
from web import doors
from web.state import Desk

SHELF = Path("/boxes")
"""Where engine.js has put their archives."""
ROOMS = Path("/rooms")
HALL = "hall"


def mount() -> None:
    """Let the code of every box be found."""
    for archive in sorted(SHELF.glob("*.zip")):
        game.__path__.append(f"{archive}/game")
        announced = import_module(f"web.{archive.stem}")
        announced.__path__.append(f"{archive}/web/{archive.stem}")


def is_dressed(box: str, draw: Callable[[], object]) -> bool:
    """Whether the box's style is there; if not, it is fetched, and then the page is drawn."""
    return bool(wear(box.replace("-", "_"), create_once_callable(draw)))


# the hall of fame


def is_ready(desk: Desk, draw: Callable[[], object]) -> bool:
    """Whether the hall can be shown; if not, it is fetched, and then the page is drawn."""
    return fetched(desk, draw) and bool(wear(HALL, create_once_callable(draw)))


def fetched(desk: Desk, draw: Callable[[], object]) -> bool:
    """Whether the code of the hall is here; else it is fetched, and what waited for it is drawn."""
    if doors.is_here():
        return True

    def come(code: Any) -> None:
        waits = desk.screen == doors.SCREEN
        if code is None:
            doors.leave(desk)
        else:
            ROOMS.mkdir(exist_ok=True)
            archive = ROOMS / f"{HALL}.zip"
            archive.write_bytes(code.to_bytes())
            web.hall.__path__.append(f"{archive}/web/{HALL}")
        if code is not None or waits:  # an end that cannot be written asks again at the next tap
            draw()

    unlock(HALL, create_once_callable(come))
    return False
