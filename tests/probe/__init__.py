"""A title of its own for tests: what no game of the house says must hold for any title."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game import TITLES, Title
from tests.probe.game import PROBE
from tests.probe.screen import SCREEN
from web.desk.screen import BOXES, SCREENS


@contextmanager
def registered() -> Iterator[Title]:
    """The probe is one of the house's games while this runs."""
    TITLES[PROBE.id], SCREENS[SCREEN.id], BOXES[SCREEN.box.id] = PROBE, SCREEN, SCREEN.box
    try:
        yield PROBE
    finally:
        del TITLES[PROBE.id], SCREENS[SCREEN.id], BOXES[SCREEN.box.id]
