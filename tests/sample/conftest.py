"""The sample of `tools/new_box` is one of the house's games here, as where it is laid."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.probe import registered
from tools.new_box.sample.game.titles import COIN


@pytest.fixture(autouse=True)
def at_home() -> Iterator[None]:
    """With its computers."""
    with registered(COIN):
        yield
