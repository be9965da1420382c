"""How much is tried: enough on every change, everything in `make prove`.

What belongs where was found out by planting faults, and by what a test costs (docs/decisions.md).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

PROVES = bool(os.environ.get("HORSEBURG_PROVE"))
"""Whether this is the long proof."""


def many(now: int, all: int) -> int:
    """So many on every change, and so many in the long proof."""
    return all if PROVES else now


def some(cases: Sequence[T], every: int, first: int = 0) -> list[T]:
    """One case in so many on every change, from the `first` on; all of them in the long proof."""
    return list(cases if PROVES else cases[first::every])
