"""Where things lie on the course seen from above: two straights, two half circles, six lanes.

Lengths are units of the drawing. The horses run against the clock; the home straight is the lower
one. What moves along the course follows `path` in the style, by `far`, and lies aside by lane. Seen
from the rail the course is straightened out: there `far` is all there is, and `wide` how long a
space is. `style/81-nasty-places.css` says the same for every place, and a test holds the two
together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from game.really_nasty.course import BENDS, LANES, LINE, SPOTS, STRAIGHT, lane_of

WIDTH, HEIGHT = 990, 518
COLUMN, BAND = 28, 28
"""How long a space of the straights is, and how wide a lane."""

INNER = 54
OUTER = INNER + BAND * len(LANES)
LONG = COLUMN * STRAIGHT
LEFT, RIGHT, MIDDLE = (WIDTH - LONG) / 2, (WIDTH + LONG) / 2, HEIGHT / 2
CENTRE = (INNER + OUTER) / 2
"""How far the middle of the course lies from the middle of a bend."""

ARC = pi * CENTRE


class Point(NamedTuple):
    """A point of the drawing."""

    x: float
    y: float


def radius(lane: float) -> float:
    """How far a lane lies from the middle of a bend; 0.5 less or more are its edges."""
    return INNER + (lane - 0.5) * BAND


def point(part: str, along: float, away: float) -> Point:
    """A point of a part, so many of its spaces from its beginning, so far from the middle.

    On a bend `along` runs from 0 to 1.
    """
    match part:
        case "home":
            return Point(LEFT + along * COLUMN, MIDDLE + away)
        case "back":
            return Point(RIGHT - along * COLUMN, MIDDLE - away)
        case "bend":
            return Point(RIGHT + away * sin(along * pi), MIDDLE + away * cos(along * pi))
    return Point(LEFT - away * sin(along * pi), MIDDLE - away * cos(along * pi))


def share(at: int) -> float:
    """How far along its part the middle of a space lies: in spaces, on a bend from 0 to 1."""
    spot = SPOTS[at]
    if spot.part in BENDS:
        return (spot.number - 0.5) / BENDS[spot.part][lane_of(at) - 1]
    return spot.number - 0.5


def middle(at: int) -> Point:
    """The middle of a space."""
    return point(SPOTS[at].part, share(at), radius(lane_of(at)))


def along(at: int) -> float:
    """How far along `path` a horse at this place is."""
    spot, far = SPOTS[at], share(at)
    match spot.part:
        case "bend":
            return LONG + far * ARC
        case "back":
            return LONG + ARC + far * COLUMN
        case "turn":
            return 2 * LONG + ARC + far * ARC
    return (spot.lap - 1) * 2 * (LONG + ARC) + far * COLUMN


def far(at: int) -> float:
    """How far along the course a place is, in spaces of the straights."""
    return along(at) / COLUMN


def wide(at: int) -> float:
    """How long a space is, in spaces of the straights: on a bend the outer ones are short."""
    spot = SPOTS[at]
    return ARC / COLUMN / BENDS[spot.part][lane_of(at) - 1] if spot.part in BENDS else 1.0


LAP = 2 * (LONG + ARC) / COLUMN
"""How far along the home straight begins for the second time."""

HOME = LAP + LINE - 1
"""How far along the finishing line is."""


def path() -> str:
    """The middle of the course, from the left end of the home straight, a lap and a straight."""
    low, high, turn = MIDDLE + CENTRE, MIDDLE - CENTRE, f"A {CENTRE:g} {CENTRE:g} 0 0 0"
    lap = f"H {RIGHT:g} {turn} {RIGHT:g} {high:g} H {LEFT:g} {turn} {LEFT:g} {low:g}"
    return f"M {LEFT:g} {low:g} {lap} H {RIGHT:g}"


def key(at: int) -> str:
    """By what the style knows how far along a place is: the same in all lanes of a straight."""
    spot = SPOTS[at]
    if spot.part in BENDS:
        return f"{spot.part}-{spot.number}-of-{BENDS[spot.part][lane_of(at) - 1]}"
    return f"{spot.part}-{spot.number}-{spot.lap}"


def cell(at: int) -> str:
    """The outline of a space, as a path."""
    spot, lane = SPOTS[at], lane_of(at)
    inner, outer = radius(lane - 0.5), radius(lane + 0.5)
    if spot.part not in BENDS:
        a = point(spot.part, spot.number - 1, inner)
        b = point(spot.part, spot.number, outer)
        return f"M{a.x:g} {a.y:g}H{b.x:g}V{b.y:g}H{a.x:g}Z"
    count = BENDS[spot.part][lane - 1]
    start, end = (spot.number - 1) / count, spot.number / count
    a, b = point(spot.part, start, inner), point(spot.part, end, inner)
    c, d = point(spot.part, end, outer), point(spot.part, start, outer)
    return (
        f"M{a.x:.1f} {a.y:.1f}A{inner:g} {inner:g} 0 0 0 {b.x:.1f} {b.y:.1f}"
        f"L{c.x:.1f} {c.y:.1f}A{outer:g} {outer:g} 0 0 1 {d.x:.1f} {d.y:.1f}Z"
    )


AHEAD = 80
"""So far before a horse the eye looks that only watches it."""

GRID = 30
"""The eye rests on points of a grid, so that few rules of style say them all."""

FITS = (1.0, 0.8, 0.64, 0.5, 0.4, 0.32)
"""By how much the look is less close where more has to be seen."""

SIGHT = {"fit": (480, 296), "small": (236, 180)}
"""What is in sight at the closest look: on a tablet or a desk, and on a phone."""

MARGIN = 26
"""So much is seen round the outermost space."""


class Eye(NamedTuple):
    """Where one looks, on the grid, and how close on each kind of device, by places in FITS."""

    x: int
    y: int
    fit: int = 0
    small: int = 0


def watching(at: int) -> Eye:
    """The eye on a horse that may run."""
    spot = _on_path(along(at) + AHEAD)
    return Eye(round(spot.x / GRID), round(spot.y / GRID))


def framing(spots: Sequence[Point]) -> Eye:
    """The eye that sees all of these points."""
    left, right = min(spot.x for spot in spots), max(spot.x for spot in spots)
    top, low = min(spot.y for spot in spots), max(spot.y for spot in spots)
    wide, high = right - left + 2 * MARGIN, low - top + 2 * MARGIN
    fits = [_fit(max(wide / sight[0], high / sight[1])) for sight in SIGHT.values()]
    return Eye(round((left + right) / 2 / GRID), round((top + low) / 2 / GRID), *fits)


def _fit(ratio: float) -> int:
    """The closest look at which so many times what is in sight is seen; the last where none is."""
    return next((at for at, fit in enumerate(FITS) if fit * ratio <= 1), len(FITS) - 1)


def _on_path(far: float) -> Point:
    far %= 2 * (LONG + ARC)
    for part, long in (("home", LONG), ("bend", ARC), ("back", LONG), ("turn", ARC)):
        if far <= long:
            return point(part, far / ARC if part in BENDS else far / COLUMN, CENTRE)
        far -= long
    raise AssertionError("a lap is over")
