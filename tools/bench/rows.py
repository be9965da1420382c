"""Rows of the printed table, and the few sums that fill them."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence

Row = tuple[str, str, str]
"""What was measured, the figure, and what it should reach."""


def spread(values: Sequence[float], unit: str, digits: int) -> str:
    """Median, and the smallest and largest behind it."""
    middle, least, most = statistics.median(values), min(values), max(values)
    return f"{middle:,.{digits}f}{unit} ({least:,.{digits}f} to {most:,.{digits}f})"


def middle(times: Sequence[float]) -> str:
    """The median of some milliseconds."""
    return f"{statistics.median(times):.1f} ms"


def show(rows: Iterable[Row]) -> None:
    """Print rows as they come."""
    for what, figure, goal in rows:
        print(f"{what:<52} {figure:<34} {goal}".rstrip(), flush=True)
