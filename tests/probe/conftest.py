"""The probe among the titles."""

from __future__ import annotations

import pytest

from tests.probe import registered


@pytest.fixture
def probe():
    """The probe is one of the house's games, and afterwards is none."""
    with registered() as title:
        yield title
