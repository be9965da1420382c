"""A title of its own for tests: what no game of the house says must hold for any title."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game import TITLES, Title
from tests.probe.game import PROBE


@contextmanager
def registered() -> Iterator[Title]:
    """The probe is one of the house's games while this runs."""
    TITLES[PROBE.id] = PROBE
    try:
        yield PROBE
    finally:
        del TITLES[PROBE.id]
