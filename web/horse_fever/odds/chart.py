"""Chances through a race, drawn: one line a horse, its number at the end; and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.horse_fever.form.course import Point
from game.horse_fever.form.record import FACE_DOWN
from game.horse_fever.form.tally import Chance
from game.horse_fever.lanes import HORSES
from web import html as h
from web.horse_fever.words import HORSES as NAMES
from web.horse_fever.words import chances as said
from web.horse_fever.words.saying import say
from web.parts.pieces import silk
from web.words import plain

WIDE, TALL = 340, 232
LEFT, RIGHT, TOP, BOTTOM = 34, 272, 12, 204
LABEL, LEAST_GAP = 20, 26
"""Height of a number's disc at the end of a line; how far apart two must stand."""
UNITS = 6
"""So many units are drawn before they have been run: a chart must not tell how long a race is."""

DASHES = {"blue": "9 4", "green": "3 3", "red": "12 3 3 3", "yellow": "6 3"}
"""The lines that are broken; black has a pale rim instead, white is plain."""

MARKERS = {
    "black": "M-3.5 -3.5H3.5V3.5H-3.5Z",
    "blue": "M-4.5 3.5L0 -4.5L4.5 3.5Z",
    "green": "M-4.5 0L0 -4.5L4.5 0L0 4.5Z",
    "red": "M-1.8 -4.5H1.8V4.5H-1.8Z",
    "yellow": "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z",
    "white": "M-4.5 -3.5H4.5L0 4.5Z",
}
"""What stands on each moment of a line; by horse, as the dashes."""


class Spot(NamedTuple):
    """A place on the drawing, from its top left."""

    x: float
    y: float


def chart(points: Sequence[Point], id: str = "chart") -> h.Element:
    """The drawing, for the eye only: the table says the same."""
    first = points[0].unit if points else FACE_DOWN
    last = max([UNITS, *(point.unit for point in points)])
    leaders = sorted(HORSES, key=lambda horse: points[-1].chances[horse].win if points else 0)
    return h.svg(".chart", id=id, viewBox=f"0 0 {WIDE} {TALL}", aria_hidden="true")[
        grid(first, last),
        (line(horse, spots(points, horse, first, last)) for horse in leaders),
        ends(points, first, last) if points else None,
    ]


def spots(points: Sequence[Point], horse: str, first: int, last: int) -> list[Spot]:
    """Where the line of a horse has its corners."""
    return [
        Spot(across(point.unit, first, last), down(point.chances[horse].win)) for point in points
    ]


def across(unit: int, first: int, last: int) -> float:
    """How far right a moment stands."""
    return LEFT + (RIGHT - LEFT) * (unit - first) / (last - first)


def down(chance: float) -> float:
    """How far down a chance stands."""
    return BOTTOM - (BOTTOM - TOP) * chance


def grid(first: int, last: int) -> h.Element:
    """Quarters of certainty, and the moments below."""
    quarters = [(share, down(share / 100)) for share in (0, 25, 50, 75, 100)]
    return h.g(".grid")[
        (h.path(d=f"M{LEFT} {y:.1f}H{RIGHT}") for _, y in quarters),
        (
            h.text(x=str(LEFT - 5), y=f"{y + 4:.1f}", text_anchor="end")[f"{share}"]
            for share, y in quarters
        ),
        (
            h.text(x=f"{across(unit, first, last):.1f}", y=str(TALL - 8), text_anchor="middle")[
                said.unit(unit)
            ]
            for unit in range(first, last + 1)
        ),
    ]


def line(horse: str, corners: Sequence[Spot]) -> h.Element:
    """One horse: its line, and its sign on every moment."""
    path = " ".join(f"{spot.x:.1f},{spot.y:.1f}" for spot in corners)
    return h.g(class_=f"run run-{horse}")[
        h.polyline(".rim", points=path) if horse == "black" else None,
        h.polyline(points=path, stroke_dasharray=DASHES.get(horse)),
        (
            h.path(d=MARKERS[horse], transform=f"translate({spot.x:.1f} {spot.y:.1f})")
            for spot in corners
        ),
    ]


def ends(points: Sequence[Point], first: int, last: int) -> h.Element:
    """The numbers of the horses at the ends of their lines, and their chances, none over another.

    They stand in a column on the right, so that they keep their place while the lines grow.
    """
    now = points[-1].chances
    order = sorted(HORSES, key=lambda horse: (-now[horse].win, HORSES.index(horse)))
    heights = spread([down(now[horse].win) for horse in order])
    tip = across(points[-1].unit, first, last)
    return h.g(".ends")[
        (
            h.g(class_=f"end run-{horse}")[
                h.path(".lead", d=f"M{tip:.1f} {down(now[horse].win):.1f}L{RIGHT + 8} {y:.1f}"),
                h.circle(cx=str(RIGHT + 18), cy=f"{y:.1f}", r=str(LABEL / 2)),
                h.text(x=str(RIGHT + 18), y=f"{y + 5:.1f}", text_anchor="middle")[
                    str(NAMES[horse].number)
                ],
                h.text(".share", x=str(WIDE - 2), y=f"{y + 5:.1f}", text_anchor="end")[
                    f"{percent(now[horse])}%"
                ],
            ]
            for horse, y in zip(order, heights, strict=True)
        )
    ]


def spread(wanted: Sequence[float]) -> list[float]:
    """Heights from the top down, moved apart as far as needed and kept on the drawing."""
    heights: list[float] = []
    for y in wanted:
        heights.append(max(y, heights[-1] + LEAST_GAP) if heights else max(y, TOP))
    floor = float(BOTTOM + 8)
    for at in range(len(heights) - 1, -1, -1):
        heights[at] = min(heights[at], floor)
        floor = heights[at] - LEAST_GAP
    return heights


def numbers(points: Sequence[Point]) -> h.Element:
    """The same as a table: a row a horse, a column a moment, whole percent."""
    return h.table(".chart-table")[
        h.caption(".unseen")[say(said.CAPTION)],
        h.thead[
            h.tr[
                h.th(scope="col")[say("Horse")],
                (
                    h.th(scope="col", abbr=said.unit_long(point.unit))[said.unit(point.unit)]
                    for point in points
                ),
            ]
        ],
        h.tbody[
            (
                h.tr[
                    h.th(scope="row")[
                        silk(horse), h.b[str(NAMES[horse].number)], " ", NAMES[horse].name
                    ],
                    (h.td[percent(point.chances[horse])] for point in points),
                ]
                for horse in HORSES
            )
        ],
    ]


def percent(chance: Chance) -> str:
    """The chance to win in whole percent."""
    return plain.percent(chance.win, chance.win_error)
