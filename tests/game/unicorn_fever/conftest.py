"""Unicorn Fever is not offered yet: these tests bring it, and take it away again."""

from __future__ import annotations

import pytest

from game import TITLES
from game.unicorn_fever.titles import UNICORN_FEVER


@pytest.fixture(autouse=True, scope="module")
def offered():
    """The title among the others, for as long as a file of tests runs."""
    if UNICORN_FEVER.id in TITLES:
        yield
        return
    TITLES[UNICORN_FEVER.id] = UNICORN_FEVER
    yield
    del TITLES[UNICORN_FEVER.id]
