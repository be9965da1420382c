"""Which browsers a test is played in."""

from __future__ import annotations

from typing import Any

import pytest

ALL = ("chromium", "firefox", "webkit")


def played_in(*engines: str) -> pytest.MarkDecorator:
    """Mark a test of `page` or `context` for these browsers; unmarked it is for Chromium."""
    return pytest.mark.parametrize("engine", engines, indirect=True)


def nightly(*case: object) -> Any:
    """A browser, and what is played in it, that is left to the long proof."""
    return pytest.param(*case, marks=pytest.mark.nightly)
