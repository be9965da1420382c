"""Rows of the printed table, and the few sums that fill them."""

from __future__ import annotations

import re
import statistics
from collections.abc import Iterable, Sequence

Row = tuple[str, str, str]
"""What was measured, the figure, and what it should reach."""

NATIVE, PAGE = "native", "page"
LAP = {NATIVE: 4.2, PAGE: 8.0}
"""Milliseconds that one lap of `pace.py` took on the machine for which the goals were set."""

UNITS = {"ms": 1.0, "µs": 0.001, "s": 1000.0}
FIGURE = re.compile(r"([\d,]*\.?\d+) ?(ms|µs|s)?\b")

_pace: dict[str, float] = {}


def set_pace(where: str, milliseconds: float) -> None:
    """From now on figures of this kind are told in laps of so many milliseconds, too."""
    _pace[where] = milliseconds


def spread(values: Sequence[float], unit: str, digits: int) -> str:
    """Median, and the smallest and largest behind it."""
    middle, least, most = statistics.median(values), min(values), max(values)
    return f"{middle:,.{digits}f}{unit} ({least:,.{digits}f} to {most:,.{digits}f})"


def middle(times: Sequence[float]) -> str:
    """The median of some milliseconds."""
    return f"{statistics.median(times):.1f} ms"


def laps(what: str, text: str, where: str, pace: float) -> float | None:
    """A figure in laps, a rate as so many a lap; None where it is neither a time nor a rate.

    A time counts in laps, so that less is better; a rate counts per lap, so that more is.
    """
    found = FIGURE.search(text)
    if found is None or where not in _pace:
        return None
    number, unit = float(found[1].replace(",", "")), found[2]
    if "a second" in what:
        return number * pace / 1000
    return number * UNITS[unit] / pace if unit else None


def measured(what: str, figure: str, goal: str, where: str) -> tuple[str, str]:
    """The figure in laps; the goal, in laps as well, and whether it is met."""
    mine = laps(what, figure, where, _pace.get(where, 1.0))
    if mine is None:
        return "", goal
    wanted = laps(what, goal, where, LAP[where]) if goal else None
    if wanted is None:
        return f"{mine:.3g}", goal
    is_met = mine >= wanted if "a second" in what else mine <= wanted
    return f"{mine:.3g}", f"{goal}, {wanted:.3g} laps: {'met' if is_met else 'MISSED'}"


def show(rows: Iterable[Row], where: str = "") -> None:
    """Print rows as they come, times and rates also by the pace of this machine."""
    for what, figure, goal in rows:
        lap, told = measured(what, figure, goal, where)
        print(f"{what:<52} {figure:<34} {lap:<9} {told}".rstrip(), flush=True)
