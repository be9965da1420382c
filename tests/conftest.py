"""Every title has its screen, as in the page; what is for the long proof alone is left out."""

from __future__ import annotations

import pytest

import web.titles  # noqa: F401
from tests.amount import PROVES

LONGEST = "test_every_touch"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On every change only what is not marked as nightly; the longest file first.

    A file stays with one worker, which would otherwise end long after the others.
    """
    items.sort(key=lambda item: item.path.stem != LONGEST)
    if PROVES:
        return
    left = [item for item in items if item.get_closest_marker("nightly")]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if not item.get_closest_marker("nightly")]
