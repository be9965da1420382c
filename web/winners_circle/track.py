"""The course: the oval from above, or Turf's straight, with the horses and where they could go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

import htpy as h
from markupsafe import Markup

from game.winners_circle.cards import HORSES
from game.winners_circle.courses import COURSES, Course
from game.winners_circle.view import View
from web.parts.pieces import icon
from web.winners_circle import oval, say
from web.winners_circle.oval import (
    BAND,
    HEIGHT,
    LEFT,
    MIDDLE,
    RADIUS,
    RIGHT,
    SHIFT,
    STRAIGHT,
    WIDTH,
)
from web.winners_circle.portraits import badge, body
from web.winners_circle.standing import course_of, run_of

ASIDE = 14
"""How far horses move apart that would come to stand on the same space."""


def track(view: View, note: h.Node = None, ghosts: bool = False, chosen: str = "") -> h.Element:
    """The course with all horses; with `ghosts`, where the roll would take each that may move."""
    straight, beside = course_of(view).shares, asides(view)
    return h.section(
        "#course",
        class_="straight" if straight else "oval",
        data_track=view.track.replace(" ", "-"),
        aria_label=say("The course"),
    )[
        h.svg(
            ".course-map",
            viewBox=f"{-ASIDE} -8 {WIDTH + 2 * ASIDE} {HEIGHT + 16}",
            aria_hidden="true",
        )[
            ground(view.track),
            ghosts and ghosted(view, chosen),
            (runner(view, horse, beside[horse]) for horse in HORSES if horse in view.runners),
        ],
        h.div(".infield")[note],
    ]


def at(position: int, *more: str) -> dict[str, str]:
    """The attributes by which the style finds a place along the course."""
    tens, units = divmod(position + SHIFT, 10)
    return {"data_tens": str(tens), "data_units": str(units)}


def where(view: View, horse: str) -> int:
    """Where a horse is drawn: those that are home run out a little, the winner the farthest."""
    if horse in view.finished:
        return int(course_of(view).finish + 3 - view.finished.index(horse))
    return int(view.positions[horse])


def asides(view: View) -> Mapping[str, float]:
    """How far across the course each horse is drawn, so that none covers another.

    Whoever is home runs out to where slow ones may still stand; and under the first rules one that
    came round could stand on the space of one at its gate.
    """
    course = course_of(view)
    if course.shares:
        return dict.fromkeys(view.runners, 0.0)
    spaces = {horse: where(view, horse) % course.spaces for horse in view.runners}
    crowd, found = Counter(spaces.values()), {}
    seen = Counter[int]()
    for horse, space in spaces.items():
        found[horse] = float((2 * seen[space] - crowd[space] + 1) * ASIDE)
        seen[space] += 1
    return found


def runner(view: View, horse: str, aside: float) -> h.Element:
    """One horse with its number, where it stands."""
    state = "home" if horse in view.finished else "moved" if horse in view.moved else "may-move"
    lane = f"lane-{HORSES.index(horse) + 1}"
    return h.g(
        class_=f"racer {state} {lane}", id=f"on-course-{horse}", data_touch=f"horse {horse}"
    )[
        placed(
            course_of(view), where(view, horse), aside, body(horse), badge(horse),
            horse == view.pace and h.g(".pace-chip")[h.circle(cx="13", cy="-12", r="7")],
        )
    ]  # fmt: skip


def placed(course: Course, position: int, aside: float, drawn: h.Node, *level: h.Node) -> h.Node:
    """What turns with the course there and what stays level, both as far outside its middle."""
    place = at(position)
    along = oval.LINE + (position - 0.5) * oval.LAP / course.spaces
    middle, beside = oval.spot(along), oval.beside(along, aside)
    over, down = beside.x - middle.x, beside.y - middle.y
    return [
        h.g(".wc-along.timed", **place)[h.g(transform=f"translate(0 {aside:g})")[drawn]],
        h.g(".wc-along.level.timed", **place)[
            h.g(transform=f"translate({over:.1f} {down:.1f})")[level]
        ],
    ]


def ghosted(view: View, chosen: str) -> list[h.Element]:
    """A see-through horse on each space that this roll could lead to, side by side where level.

    Over the line a slow horse may still stand where they are drawn: they keep outside of it.
    """
    course = course_of(view)
    found = [(horse, run) for horse in HORSES if (run := run_of(view, horse)) is not None]
    ends = [min(run.end, course.finish + 3) for _, run in found]
    crowd, seen = Counter(end % course.spaces for end in ends), Counter[int]()
    standing = {where(view, horse) % course.spaces for horse in view.runners}
    shown = []
    for (horse, run), end in zip(found, ends, strict=True):
        space = end % course.spaces
        side = 2 * seen[space] - crowd[space] + 1
        if run.over and space in standing:
            side = 2 * seen[space] + 2
        seen[space] += 1
        state = "over" if run.over else "blocked" if run.blocked else "free"
        state += " chosen" if horse == chosen else ""
        lane = f"lane-{HORSES.index(horse) + 1}"
        aside = 0 if course.shares else side * ASIDE
        shown.append(
            h.g(class_=f"ghost {state} {lane}", data_touch=f"horse {horse}", id=f"ghost-{horse}")[
                placed(course, end, aside, body(horse), badge(horse))
            ]
        )
    return shown


@cache
def ground(track: str) -> Markup:
    """What does not move: turf, rails, spaces with their numbers, the line, the pace post."""
    course = COURSES[track]
    drawn = straight_ground(course.spaces) if course.shares else oval_ground(course.spaces)
    return Markup(h.g("#course-ground.ground")[drawn])


def stadium(radius: float) -> str:
    """The outline of the oval at this distance from its middle."""
    low, high = MIDDLE + radius, MIDDLE - radius
    turn = f"A {radius:g} {radius:g} 0 0 0"
    there = f"M {LEFT:g} {low:g} H {RIGHT:g} {turn} {RIGHT:g} {high:g}"
    return f"{there} H {LEFT:g} {turn} {LEFT:g} {low:g} Z"


def across(along: float, look: str) -> h.Element:
    """A line across the course."""
    inner, outer = oval.beside(along, -BAND / 2), oval.beside(along, BAND / 2)
    return h.path(class_=look, d=f"M{inner.x:.1f} {inner.y:.1f}L{outer.x:.1f} {outer.y:.1f}")


def oval_ground(spaces: int) -> list[h.Node]:
    """The oval, its spaces, and the seven gates behind the line."""
    step = oval.LAP / spaces
    lines = [
        across(oval.LINE + number * step, "space-line" if number % spaces else "finish-line")
        for number in range(spaces)
    ]
    numbers = []
    for number in range(1, spaces + 1):
        spot = oval.beside(oval.LINE + (number - 0.5) * step, BAND / 2 + 11)
        look = "space-number major" if number % 6 == 0 else "space-number"
        place = {"x": f"{spot.x:.1f}", "y": f"{spot.y:.1f}", "dy": "4", "text_anchor": "middle"}
        numbers.append(h.text(class_=look, **place)[str(number)])
    return [
        trees(),
        h.path(".turf-band", d=stadium(RADIUS)),
        mown(),
        h.path(".rail", d=stadium(RADIUS + BAND / 2)),
        h.path(".rail", d=stadium(RADIUS - BAND / 2)),
        lines,
        across(oval.LINE + 17 * step, "pace-line"),
        numbers,
    ]


TREES = (
    ((-8, 14), (18, 34), (46, 8), (6, 62), (70, 26)),
    ((628, 20), (598, 10), (616, 50), (566, 24)),
    ((4, 412), (34, 424), (-6, 378), (64, 436)),
    ((622, 408), (590, 424), (634, 376), (556, 436)),
)
"""Late-summer trees outside the bends."""


def trees() -> list[h.Element]:
    """A few trees in each corner."""
    return [
        h.circle(
            class_=f"tree tree-{number % 3}", cx=str(x), cy=str(y), r=str(17 - 2 * (number % 3))
        )
        for corner in TREES
        for number, (x, y) in enumerate(corner)
    ]


def mown() -> list[h.Element]:
    """The grass inside, mown in stripes."""
    inner, width = RADIUS - BAND / 2 - 8, 34
    half = STRAIGHT / 2 + inner
    stripes = []
    for number in range(-5, 6, 2):
        x = WIDTH / 2 + number * width
        off = max(0.0, abs(x - WIDTH / 2) - STRAIGHT / 2)
        if off < inner and abs(number * width) < half:
            tall = (inner**2 - off**2) ** 0.5
            stripes.append(h.path(".mown", d=f"M{x:g} {MIDDLE - tall:.1f}V{MIDDLE + tall:.1f}"))
    return stripes


def straight_ground(spaces: int) -> list[h.Node]:
    """Seven lanes from left to right, and the line."""
    step, left = oval.STRAIGHT_STEP, oval.STRAIGHT_LEFT
    first, height = 24, (HEIGHT - 48) / len(HORSES)
    line = left + (spaces + 0.5) * step
    return [
        h.rect(".turf-fill", x="4", y=f"{first:g}", width=f"{WIDTH - 8}", height=f"{HEIGHT - 48}"),
        [
            h.path(".rail.thin", d=f"M4 {first + number * height:.1f}H{WIDTH - 4}")
            for number in range(len(HORSES) + 1)
        ],
        [
            h.path(
                class_="space-line" if number else "start-line",
                d=f"M{left + (number + 0.5) * step:.1f} {first}V{HEIGHT - first}",
            )
            for number in range(spaces)
        ],
        [
            h.text(
                ".space-number",
                x=f"{left + number * step:.1f}",
                y=f"{HEIGHT - 8}",
                text_anchor="middle",
            )[str(number)]
            for number in range(5, spaces + 1, 5)
        ],
        h.path(".finish-line", d=f"M{line:.1f} {first}V{HEIGHT - first}"),
    ]


def die(face: str) -> h.Element:
    """One side of the die."""
    return h.span(class_=f"wc-die die-{face}")[icon(SIGNS[face])]


SIGNS = {"head": "horse-head", "cap": "billed-cap", "saddle": "saddle", "shoe": "horseshoe"}
