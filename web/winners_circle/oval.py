"""Where things lie on the course: an oval of two straights and two half circles.

Lengths are units of the drawing. The horses run against the clock; the line lies on the home
straight, which is the lower and nearer one: there they run to the right, on the far side to the
left. `style/62-course.css` says the same path once more, for horses that move along it.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

WIDTH, HEIGHT = 620, 424
RADIUS, STRAIGHT, BAND = 140, 246, 54
LEFT, RIGHT = (WIDTH - STRAIGHT) / 2, (WIDTH + STRAIGHT) / 2
MIDDLE = 233
LAP = 2 * STRAIGHT + 2 * pi * RADIUS
LINE = STRAIGHT * 0.9
"""How far along the home straight, from its left end, the line lies."""

SHIFT = 7
"""A position is written with so many added, so that the last gate is not below nought."""

STRAIGHT_LEFT, STRAIGHT_STEP = 44, 13.2
"""Where position 0 lies on Turf's straight course, and how long a space is there."""

HILL = 26
"""By so many degrees a horse looks up or down where the course leads straight up or down."""

CLOSE = (156, 540)
"""From where to where the home straight fills the picture when it is seen from near the rail."""


class Spot(NamedTuple):
    """A point, and the way that a horse looks there, in radians, 0 to the right."""

    x: float
    y: float
    angle: float


def spot(along: float) -> Spot:
    """The point so far along the middle of the lap, from the left end of the home straight."""
    arc = pi * RADIUS
    at = along % LAP
    if at < STRAIGHT:
        return Spot(LEFT + at, MIDDLE + RADIUS, 0)
    at -= STRAIGHT
    if at < arc:
        turn = at / RADIUS
        return Spot(RIGHT + RADIUS * sin(turn), MIDDLE + RADIUS * cos(turn), -turn)
    at -= arc
    if at < STRAIGHT:
        return Spot(RIGHT - at, MIDDLE - RADIUS, pi)
    turn = (at - STRAIGHT) / RADIUS
    return Spot(LEFT - RADIUS * sin(turn), MIDDLE - RADIUS * cos(turn), pi - turn)


def beside(along: float, away: float) -> Spot:
    """The point beside it: outside the lap where `away` is above nought."""
    x, y, angle = spot(along)
    return Spot(x - away * sin(angle), y + away * cos(angle), angle)


class Facing(NamedTuple):
    """How a horse in profile is drawn: by how many degrees turned, and whether it looks left."""

    tilt: float
    is_left: bool


def facing(along: float) -> Facing:
    """How a horse looks there: level on the straights, up in the first bend, down in the second."""
    angle = spot(along).angle
    is_left = cos(angle) < -1e-9
    rise = HILL * sin(angle)
    return Facing(round(-rise if is_left else rise, 1) + 0.0, is_left)


def is_near(along: float) -> bool:
    """Whether this is the half of the lap that is nearer to whoever looks."""
    return spot(along).y >= MIDDLE


def is_close(along: float) -> bool:
    """Whether it is in the picture when the home straight is seen from near the rail."""
    x, y, _ = spot(along)
    return y > MIDDLE + RADIUS / 2 and CLOSE[0] <= x <= CLOSE[1]


def path() -> str:
    """The middle of the course, from the turn before the home straight on, for more than a lap."""
    turn = f"A {RADIUS} {RADIUS} 0 0 0"
    low, high = MIDDLE + RADIUS, MIDDLE - RADIUS
    home = f"{turn} {LEFT:g} {low:g} H {RIGHT:g}"
    away = f"{turn} {RIGHT:g} {high:g} H {LEFT:g}"
    return f"M {LEFT:g} {high:g} {home} {away} {home} {turn} {RIGHT:g} {high:g}"


def start(spaces: int) -> float:
    """How far along `path` a horse stands whose shifted position is 0."""
    return pi * RADIUS + LINE - (SHIFT + 0.5) * LAP / spaces
