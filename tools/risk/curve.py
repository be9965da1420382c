"""Rings of points as round curves, which are the same from both sides of a border.

A curve starts and ends at junctions, goes through the middle between any two points after each
other, and bends towards the points themselves: a quadratic B-spline. A ring is a list of points in
order, the first not told again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import pairwise

Point = tuple[float, float]
Bend = tuple[Point, Point, Point]
"""Where a bend begins, what it leans towards, and where it ends."""

STEPS = (0.25, 0.5, 0.75)
"""How far along a bend points are taken where it is measured."""


def middle(one: Point, other: Point) -> Point:
    """The point between two, to a tenth of a unit: exact, as all others lie on even tenths."""
    return round((one[0] + other[0]) / 2, 1), round((one[1] + other[1]) / 2, 1)


def pieces(ring: Sequence[Point], junctions: Set[Point]) -> Iterator[list[Point]]:
    """The ring in pieces from junction to junction; none where it has no junction."""
    at = [place for place, point in enumerate(ring) if point in junctions]
    for start, end in pairwise([*at, at[0] + len(ring)] if at else []):
        yield [ring[place % len(ring)] for place in range(start, end + 1)]


def bends(points: Sequence[Point]) -> Iterator[Bend]:
    """The bends of a piece, one for each point between its ends."""
    here = points[0]
    for place in range(1, len(points) - 1):
        is_last = place == len(points) - 2
        there = points[-1] if is_last else middle(points[place], points[place + 1])
        yield here, points[place], there
        here = there
    if len(points) == 2:
        yield here, middle(*points), points[1]


def all_bends(ring: Sequence[Point], junctions: Set[Point]) -> list[list[Bend]]:
    """The bends of a ring, piece by piece; round all over where it has no junction."""
    if found := [list(bends(piece)) for piece in pieces(ring, junctions)]:
        return found
    start = middle(ring[-1], ring[0])
    return [list(bends([start, *ring, start]))]


def measured(ring: Sequence[Point], junctions: Set[Point]) -> list[Point]:
    """The curve as a ring of many points, in units."""
    return [
        point
        for piece in all_bends(ring, junctions)
        for here, towards, there in piece
        for point in (here, *(on(here, towards, there, far) for far in STEPS))
    ]


def on(here: Point, towards: Point, there: Point, far: float) -> Point:
    """The point of a bend that lies so far along it, from 0 to 1."""
    parts = ((1 - far) ** 2, 2 * far * (1 - far), far**2)
    x, y = (
        sum(part * point[axis] for part, point in zip(parts, (here, towards, there), strict=True))
        for axis in (0, 1)
    )
    return round(x, 5), round(y, 5)


def drawn(ring: Sequence[Point], junctions: Set[Point]) -> str:
    """The curve in the words of a path: its first bends in full, the others by their ends."""
    found = all_bends(ring, junctions)
    told = "M" + numbers(*found[0][0][0])
    for piece in found:
        for place, (here, towards, there) in enumerate(piece):
            if place:
                told += "t" + steps(here, there)
            elif len(piece) == 1 and middle(here, there) == towards:
                told += "l" + steps(here, there)
            else:
                told += "q" + steps(here, towards, there)
    return again(told) + "Z"


def steps(here: Point, *there: Point) -> str:
    """How far it is from a point to others, right and down."""
    return numbers(*(end[axis] - here[axis] for end in there for axis in (0, 1)))


def numbers(*found: float) -> str:
    """Numbers to a tenth as short as a path may tell them."""
    told = last = ""
    for number in found:
        text = f"{number:.1f}".removesuffix(".0").replace("-0.", "-.")
        text = text.removeprefix("0") if text.startswith("0.") else text
        text = "0" if text in ("-0", "-") else text
        is_clear = text.startswith("-") or (text.startswith(".") and "." in last)
        told += text if not told or is_clear else f" {text}"
        last = text
    return told


def again(told: str) -> str:
    """The same without a letter that only says the letter before it once more."""
    short = last = ""
    for sign in told:
        if not sign.isalpha():
            short += sign
        elif sign != last:
            short, last = short + sign, sign
        else:
            short += "\0"
    return short.replace("\0-", "-").replace("\0", " ")
