"""What of the course does not move: turf, rails, lanes, fences, the line, and the public."""

from __future__ import annotations

from game.really_nasty.course import (
    BENDS,
    FENCES,
    JOINS,
    LANES,
    LINE,
    SECTIONS,
    START,
    STRAIGHT,
)
from web import html as h
from web.parts.pieces import piece
from web.really_nasty import oval, say
from web.really_nasty.oval import BAND, COLUMN, HEIGHT, MIDDLE, point, radius
from web.really_nasty.words.names import SECTION_NAMES


def line_x() -> float:
    """Where the finishing line stands."""
    return oval.LEFT + (LINE - 1) * COLUMN


@piece
def ground() -> h.Element:
    """Turf, rails, lanes, spaces, connections, sections, fences, the start and the line."""
    return h.g(".rn-ground", aria_hidden="true")[
        h.path(".rn-turf", d=stadium(oval.OUTER) + stadium(oval.INNER)),
        h.path(".rn-inside", d=stadium(oval.INNER)),
        puddles(),
        umbrellas(),
        car_park(),
        (section(one.id) for one in SECTIONS.values()),
        (h.path(".rn-lane", d=stadium(radius(lane + 0.5))) for lane in LANES[:-1]),
        spaces(),
        joints(),
        h.path(".rn-rail", d=stadium(oval.OUTER)),
        h.path(".rn-rail", d=stadium(oval.INNER)),
        h.path(".rn-start", d=f"M{oval.LEFT + START * COLUMN} {MIDDLE + oval.INNER}v{6 * BAND}"),
        chequers(),
        (fence(id) for id in FENCES),
    ]


def stadium(away: float) -> str:
    """The outline of the oval at this distance from its middle."""
    low, high = MIDDLE + away, MIDDLE - away
    turn = f"A{away:g} {away:g} 0 0 0"
    there = f"M{oval.LEFT:g} {low:g}H{oval.RIGHT:g}{turn} {oval.RIGHT:g} {high:g}"
    return f"{there}H{oval.LEFT:g}{turn} {oval.LEFT:g} {low:g}Z"


def spaces() -> h.Element:
    """The lines between spaces."""
    marks = []
    for part in ("home", "back"):
        for column in range(STRAIGHT + 1):
            a, b = point(part, column, oval.INNER), point(part, column, oval.OUTER)
            marks.append(f"M{a.x:g} {a.y:g}V{b.y:g}")
    for part, counts in BENDS.items():
        for lane in LANES:
            for number in range(1, counts[lane - 1]):
                share = number / counts[lane - 1]
                a = point(part, share, radius(lane - 0.5))
                b = point(part, share, radius(lane + 0.5))
                marks.append(f"M{a.x:.1f} {a.y:.1f}L{b.x:.1f} {b.y:.1f}")
    return h.path(".rn-spaces", d="".join(marks))


def joints() -> h.Element:
    """On bends, where a lane may be changed: a bar from space to space."""
    bars = []
    for part, joins in JOINS.items():
        for lane in LANES[:-1]:
            for mine, theirs in zip(joins[lane - 1], joins[lane], strict=True):
                counts = BENDS[part]
                a = point(part, (mine - 0.5) / counts[lane - 1], radius(lane) + 4)
                b = point(part, (theirs - 0.5) / counts[lane], radius(lane + 1) - 4)
                bars.append(f"M{a.x:.1f} {a.y:.1f}L{b.x:.1f} {b.y:.1f}")
    return h.path(".rn-joints", d="".join(bars))


def section(id: str) -> h.Node:
    """A section in which grades may double, with its letters beside it."""
    its = SECTIONS[id]
    a = point(its.part, its.columns[0] - 1, oval.INNER)
    b = point(its.part, its.columns[-1], oval.OUTER)
    x, y = min(a.x, b.x), min(a.y, b.y)
    inside = a.y + (-7 if its.part == "home" else 16)
    return [
        h.rect(class_="rn-section", x=f"{x:g}", y=f"{y:g}", width=f"{abs(b.x - a.x):g}",
               height=f"{abs(b.y - a.y):g}"),
        h.text(".rn-section-name", x=f"{(a.x + b.x) / 2:g}", y=f"{inside:g}",
               text_anchor="middle")[say(SECTION_NAMES[id])],
    ]  # fmt: skip


def fence(id: str) -> h.Element:
    """An obstacle across all lanes: a hedge that lets the spaces show, or water."""
    its = FENCES[id]
    a = point(its.part, its.column - 0.5, oval.INNER - 5)
    b = point(its.part, its.column - 0.5, oval.OUTER + 5)
    x, low, high = a.x, min(a.y, b.y), max(a.y, b.y)
    tufts = []
    y = low + 6
    while y < high - 2:
        tufts.append(h.circle(cx=f"{x - 9:g}", cy=f"{y:g}", r="5.5"))
        tufts.append(h.circle(cx=f"{x + 9:g}", cy=f"{y + 4:g}", r="5"))
        y += 10
    outside = b.y + (12 if its.part == "home" else -5)
    return h.g(class_=f"rn-fence{' water' if its.is_water else ''}", id=f"fence-{id}")[
        h.rect(".rn-bed", x=f"{x - COLUMN / 2:g}", y=f"{low:g}", width=f"{COLUMN}",
               height=f"{high - low:g}"),
        its.is_water
        and h.path(".rn-ripple", d="".join(f"M{x - 12} {low + 12 + 16 * n:g}q6-5 12 0t12 0"
                                           for n in range(8))),
        not its.is_water and h.g(".rn-hedge")[tufts],
        h.text(".rn-fence-name", x=f"{x:g}", y=f"{outside:g}", text_anchor="middle")[its.name],
    ]  # fmt: skip


def chequers() -> h.Element:
    """The finishing line."""
    x, side = line_x(), 5.5
    top = MIDDLE + oval.INNER
    squares = [
        f"M{x - side + side * (row % 2):g} {top + row * side:g}h{side}v{side}h-{side}z"
        for row in range(round(6 * BAND / side))
    ]
    return h.g(".rn-line")[
        h.rect(".rn-line-white", x=f"{x - side:g}", y=f"{MIDDLE + oval.INNER:g}",
               width=f"{2 * side:g}", height=f"{6 * BAND}"),
        h.path(".rn-line-black", d="".join(squares)),
    ]  # fmt: skip


PUDDLES = ((300, 228, 34, 9), (650, 276, 46, 11), (262, 282, 22, 6), (700, 222, 26, 7))


def puddles() -> list[h.Element]:
    """It has rained since Tuesday."""
    return [
        h.ellipse(".rn-puddle", cx=str(x), cy=str(y), rx=str(rx), ry=str(ry))
        for x, y, rx, ry in PUDDLES
    ]


SPOKES = "M-11 0H11M0-11V11M-7.8-7.8 7.8 7.8M-7.8 7.8 7.8-7.8"


def umbrellas() -> list[h.Element]:
    """The public, from above."""
    return [
        h.g(
            class_="rn-umbrella",
            transform=f"translate({oval.LEFT + 16 * n + (7 * n) % 11} {HEIGHT - 5 + (13 * n) % 9})",
        )[h.circle(class_=f"rn-tint-{(n * 5) % 6}", r="11"), h.path(d=SPOKES)]
        for n in range(31)
    ]


def car_park() -> list[h.Element]:
    """Those who left their cars on the grass will need a tractor."""
    places = [(40 + 30 * n, 22, n) for n in range(4)] + [
        (862 + 30 * n, 22, n + 2) for n in range(4)
    ]
    places += [(28 + 30 * n, 494, n + 1) for n in range(3)]
    places += [(896 + 30 * n, 494, n + 3) for n in range(3)]
    return [
        h.g(".rn-car", transform=f"translate({x} {y}) rotate({(n * 7) % 13 - 6})")[
            h.rect(class_=f"rn-tint-{n % 6}", x="-10", y="-17", width="20", height="34", rx="5"),
            h.rect(".rn-glass", x="-7.5", y="-8", width="15", height="6", rx="2"),
            h.rect(".rn-glass", x="-7.5", y="7", width="15", height="4", rx="2"),
        ]
        for x, y, n in places
    ]
