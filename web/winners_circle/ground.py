"""What does not move on the course: turf, rails, spaces with their numbers, the line, the stand."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from game.winners_circle.cards import HORSES
from game.winners_circle.courses import COURSES
from web import html as h
from web.html.writing import flat
from web.winners_circle import oval
from web.winners_circle.oval import BAND, HEIGHT, LEFT, MIDDLE, RADIUS, RIGHT, STRAIGHT, WIDTH

FAR = 900
"""Sky and grass go on so far beside the drawing: the picture may be wider than that is."""

HORIZON = 38
"""Where the sky ends."""

LANES_TOP, LANES_FOOT = 62, HEIGHT - 26
"""Where Turf's seven lanes begin and end, from the stand to whoever looks."""


@cache
def ground(track: str) -> Markup:
    """The whole of it, below the horses."""
    course = COURSES[track]
    drawn = straight(course.spaces) if course.shares else lap(course.spaces)
    return flat(h.svg(".course-ground", viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")[drawn])


@cache
def stand() -> Markup:
    """The stand and its crowd along the home straight; their arms go up when it comes close."""
    return flat(
        h.div(".grandstand", aria_hidden="true")[
            (
                h.div(what)[h.div(".bays")]
                for what in (".stand", ".crowd", ".crowd.arms", ".parapet")
            )
        ]
    )


def post(x: float, foot: float, high: float) -> h.Element:
    """The winning post, in front of the stand."""
    return h.g(".winning-post")[
        h.path(d=f"M{x:g} {foot:g}v{-high:g}"),
        h.circle(cx=f"{x:g}", cy=f"{foot - high:g}", r="6.5"),
    ]


def landscape() -> list[h.Node]:
    """Sky, a row of late-summer trees, and grass to the edges of the picture."""
    wide = {"x": str(-FAR), "width": str(2 * FAR + WIDTH)}
    crowns = range(-12, 29)
    return [
        h.rect(".heaven", y=str(-FAR), height=str(FAR + HORIZON), **wide),
        (
            h.ellipse(
                class_=f"tree tree-{number * number % 3}",
                cx=str(number * 37 + number * number % 11),
                cy=str(HORIZON - 3),
                rx=str(21 + number * number % 7),
                ry=str(10 + number * 5 % 9),
            )
            for number in crowns
        ),
        h.rect(".lawn", y=str(HORIZON), height=str(FAR), **wide),
    ]


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


def lap(spaces: int) -> list[h.Node]:
    """The oval: every other space is mown the other way, so that all of them can be counted."""
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
    stripes = {
        "stroke_dasharray": f"{step:.3f}",
        "stroke_dashoffset": f"{-oval.LINE % (2 * step):.2f}",
    }
    inner, outer = RADIUS - BAND / 2, RADIUS + BAND / 2
    return [
        landscape(),
        h.path(".turf-band", d=stadium(RADIUS)),
        h.path(".turf-stripes", d=stadium(RADIUS), **stripes),
        h.path(".infield-grass", d=stadium(inner)),
        mown(),
        lines,
        across(oval.LINE + 17 * step, "pace-line"),
        [
            h.path(class_=look, d=stadium(radius), transform=f"translate(0 {down})")
            for radius in (outer, inner)
            for look, down in (("rail-shadow", 4), ("rail-posts", 2), ("rail", 0))
        ],
        numbers,
    ]


def mown() -> list[h.Element]:
    """The grass inside, mown in stripes."""
    inner, width = RADIUS - BAND / 2 - 5, 34
    half = STRAIGHT / 2 + inner
    stripes = []
    for number in range(-5, 6, 2):
        x = WIDTH / 2 + number * width
        off = max(0.0, abs(x - WIDTH / 2) - STRAIGHT / 2 + width / 2)
        if off < inner and abs(number * width) < half:
            tall = (inner**2 - off**2) ** 0.5
            stripes.append(
                h.path(".mown-lawn", d=f"M{x:g} {MIDDLE - tall:.1f}V{MIDDLE + tall:.1f}")
            )
    return stripes


def straight(spaces: int) -> list[h.Node]:
    """Seven lanes from left to right, and the line."""
    step, left = oval.STRAIGHT_STEP, oval.STRAIGHT_LEFT
    height = (LANES_FOOT - LANES_TOP) / len(HORSES)
    line, whole = left + (spaces + 0.5) * step, f"M{{x:.1f}} {LANES_TOP}V{LANES_FOOT}"
    wide = {"x": str(-FAR), "width": str(2 * FAR + WIDTH)}
    return [
        landscape(),
        h.rect(".turf-fill", y=str(LANES_TOP), height=str(LANES_FOOT - LANES_TOP), **wide),
        [
            h.rect(
                ".turf-stripe",
                x=f"{left + (number - 0.5) * step:.1f}",
                y=str(LANES_TOP),
                width=f"{5 * step:g}",
                height=str(LANES_FOOT - LANES_TOP),
            )
            for number in range(1, spaces, 10)
        ],
        [
            h.path(".rail.thin", d=f"M{-FAR} {LANES_TOP + number * height:.1f}H{FAR + WIDTH}")
            for number in range(1, len(HORSES))
        ],
        [h.path(".rail", d=f"M{-FAR} {y}H{FAR + WIDTH}") for y in (LANES_TOP, LANES_FOOT)],
        [
            h.path(
                class_="space-line" if number else "start-line",
                d=whole.format(x=left + (number + 0.5) * step),
            )
            for number in range(spaces)
        ],
        [
            h.text(
                class_="space-number" if number % 10 else "space-number major",
                x=f"{left + number * step:.1f}",
                y=f"{HEIGHT - 8}",
                text_anchor="middle",
            )[str(number)]
            for number in range(5, spaces + 1, 5)
        ],
        h.path(".finish-line", d=whole.format(x=line)),
    ]
