"""The boxes that are read when they are opened: where their code lies, and their style."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from pyodide.ffi import create_once_callable
from pyscript.js_modules.wardrobe import wear

import game

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
