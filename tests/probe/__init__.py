"""A title of its own for tests: what no game of the house says must hold for any title.

It is the sample that `python -m tools.new_box` lays, without its computers: so those that sit down
play by chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from game import TITLES, Title
from tools.new_box.sample.game.titles import COIN
from tools.new_box.sample.web.screens import SCREEN
from web.desk.screen import BOXES, SCREENS

PROBE = replace(COIN, computers=None)


@contextmanager
def registered(title: Title = PROBE) -> Iterator[Title]:
    """The probe is one of the house's games while this runs."""
    TITLES[title.id], SCREENS[SCREEN.id], BOXES[SCREEN.box.id] = title, SCREEN, SCREEN.box
    try:
        yield title
    finally:
        del TITLES[title.id], SCREENS[SCREEN.id], BOXES[SCREEN.box.id]
