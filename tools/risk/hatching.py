"""The engraver's hatching of each continent, which tells them apart without colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import ceil, floor
from typing import Any, NamedTuple

import shapely

from game.risk.board import WITHIN
from tools.risk import curve, recipe
from tools.risk.atlas import shapes

INSET = 1.5
"""How far hatching keeps from the coast, in units."""
SEAM = 0.1
"""More than what rounding leaves open between two territories."""
LEAST = 3
"""Shorter lines would look like dirt."""
DASH, GAP = 5, 6
"""How long a dash is, and the space after it."""
FAR = recipe.WIDE + recipe.HIGH
"""Lines are drawn from so far outside of the frame."""

Segment = tuple[int, int, int]
"""Where a line begins, and how many steps it has."""


class Lines(NamedTuple):
    """Lines side by side: one step along them, and how many units there are from one to the next.

    The units are counted across, or downwards if the lines run across.
    """

    right: int
    down: int
    apart: int
    is_dashed: bool = False


RISING, FALLING = Lines(1, -1, 14), Lines(1, 1, 14)

HATCHED: Mapping[str, tuple[Lines, ...]] = {
    "north-america": (RISING,),
    "south-america": (Lines(1, 0, 9),),
    "europe": (FALLING,),
    "africa": (Lines(0, 1, 9),),
    "asia": (Lines(1, 0, 8, is_dashed=True),),
    "australia": (RISING._replace(apart=16), FALLING._replace(apart=16)),
}


def ground(continent: str) -> Any:
    """The land of a continent without a strip along its coast."""
    land = shapely.union_all([shapes()[one] for one in WITHIN[continent]])
    return land.buffer(SEAM).buffer(-SEAM - INSET)


def segments(land: Any, lines: Lines) -> Iterator[Segment]:
    """The pieces of lines that lie on land, line by line, from whole unit to whole unit."""
    right, down, apart, is_dashed = lines
    for number, at in enumerate(range(-FAR // apart * apart, FAR, apart)):
        x, y = (at, 0) if down else (0, at)
        ends = [(x + right * far, y + down * far) for far in (-FAR, FAR)]
        for start, end in on_land(land, ends, lines, (x, y)):
            if is_dashed:
                shift = number % 2 * (DASH + GAP) // 2
                first = start + (shift - start) % (DASH + GAP)
                steps = [(far, DASH) for far in range(first, end - DASH + 1, DASH + GAP)]
            else:
                steps = [(start, end - start)] if end - start >= LEAST else []
            yield from ((x + right * far, y + down * far, long) for far, long in steps)


def on_land(
    land: Any, ends: list[tuple[int, int]], lines: Lines, zero: tuple[int, int]
) -> list[tuple[int, int]]:
    """From which step to which a line runs on land, counted from a point of it."""
    axis = 0 if lines.right else 1
    found = land.intersection(shapely.LineString(ends))
    parts = [] if found.is_empty else shapely.get_parts(found)
    steps = (sorted(point[axis] - zero[axis] for point in part.coords) for part in parts)
    return sorted((ceil(some[0]), floor(some[-1])) for some in steps)


def drawn(continent: str) -> str:
    """The hatching in the words of a path: each piece is told from the end of the one before."""
    land = ground(continent)
    shapely.prepare(land)
    text, here = "", (0, 0)
    for lines in HATCHED[continent]:
        for x, y, long in segments(land, lines):
            right, down = lines.right * long, lines.down * long
            text += "m" + curve.numbers(x - here[0], y - here[1])
            if not down:
                text += f"h{right}"
            elif not right:
                text += f"v{down}"
            else:  # what follows a move without a letter is a line
                text += " " + curve.numbers(right, down)
            here = x + right, y + down
    return text
