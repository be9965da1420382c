"""Finds the modules that the page does not wake with, in whichever archive has them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

from web.words import shelf

SHELF = Path("/boxes")
"""Where engine.js puts the archives that have come with the page."""
ROOMS = Path("/rooms")
"""Where those lie that are fetched at a door."""
OWN = ("game.", "web.")


class Archives(MetaPathFinder):
    """Looks for a module of ours in every archive there is now.

    A package may lie in several of them: of one box the rules come with the page, and what a room
    does with it comes with the room. So it is asked again for each module, after all else.
    """

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module from the first archive that has it, else None."""
        if not name.startswith(OWN):
            return None
        within = name.rpartition(".")[0].replace(".", "/")
        archives = [*sorted(SHELF.glob("*.zip")), *sorted(ROOMS.glob("*.zip"))]
        return PathFinder.find_spec(name, [f"{archive}/{within}" for archive in archives], target)


def mount() -> None:
    """From now on let archives be looked through, for modules and for words."""
    shelf.ARCHIVES += (SHELF, ROOMS)
    sys.meta_path.append(Archives())
