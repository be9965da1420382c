"""The boxes that are read when they are opened: where their code lies, and their style."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from pyodide.ffi import create_once_callable
from pyscript.js_modules.tongue import bring
from pyscript.js_modules.wardrobe import wear

import game
from web.pages import gazette
from web.state import Desk
from web.words.speaking import say

SHELF = Path("/boxes")
"""Where engine.js has put their archives."""


def mount() -> None:
    """Let the code of every box be found."""
    for archive in sorted(SHELF.glob("*.zip")):
        game.__path__.append(f"{archive}/game")
        announced = import_module(f"web.{archive.stem}")
        announced.__path__.append(f"{archive}/web/{archive.stem}")


def is_dressed(box: str, draw: Callable[[], object]) -> bool:
    """Whether the box's style is there; if not, it is fetched, and then the page is drawn."""
    return bool(wear(box.replace("-", "_"), create_once_callable(draw)))


def is_printed(desk: Desk, draw: Callable[[], object]) -> bool:
    """Whether the Gazette is here, if somebody wants it; else it is fetched, and then drawn."""
    if desk.past.what != gazette.ROOM:
        return True
    if not gazette.is_here():

        def come(code: Any) -> None:
            if code is None:
                desk.past.what, desk.notice = "", say("The paper cannot be had without a network.")
            else:
                archive = SHELF.with_name(f"{gazette.ROOM}.zip")
                archive.write_bytes(code.to_bytes())
                gazette.unpack(str(archive))
            draw()

        bring(gazette.ROOM, create_once_callable(come))
    return is_dressed(gazette.ROOM, draw) and gazette.is_here()
