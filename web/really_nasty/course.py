"""The course on the page: turf, fences, horses, and where the roll could take one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import htpy as h

from game.play import Refusal
from game.really_nasty.course import (
    BENDS,
    FENCE,
    FENCES,
    JOINS,
    LANES,
    LINE,
    OVER,
    SECTION,
    SECTIONS,
    START,
    STRAIGHT,
    lane_of,
)
from game.really_nasty.moving import along as places_on
from web.frame.parts import piece
from web.really_nasty import oval, say
from web.really_nasty.oval import BAND, COLUMN, HEIGHT, MIDDLE, WIDTH, point, radius
from web.really_nasty.silks import mount
from web.really_nasty.words.names import SECTION_NAMES


class Choosing(NamedTuple):
    """Where the asked player may go: the mover, its roll, and the way to each end by its answer.

    `doubles` are the sections in which a stop would offer a double; `why_not` says why an answer is
    not to be given in a guided race.
    """

    mover: int | None = None
    ends: Sequence[tuple[str, int, str]] = ()
    doubles: tuple[str, ...] = ()
    why_not: Callable[[str], Refusal | None] = lambda _text: None


NOBODY = Choosing()


def course(view: Any, choosing: Choosing = NOBODY, eye: int | None = None) -> h.Element:
    """The course with all horses; `eye` is the seat whose horse is looked at."""
    its = look_at(view, choosing, eye)
    look = "close" if choosing.ends else "paddock" if view.phase == "stewards" else "far"
    return h.section(
        "#nasty-course",
        class_=f"{look} choices" if choosing.ends else look,
        aria_label=say("The course"),
    )[
        h.svg(".rn-map", viewBox=f"0 0 {WIDTH} {HEIGHT}", role="group")[
            h.g(
                ".rn-camera",
                data_eye_x=its and str(its.x),
                data_eye_y=its and str(its.y),
                data_fit=its and str(its.fit),
                data_small=its and str(its.small),
            )[
                ground(),
                enclosure(view),
                h.g(".rn-ways", aria_hidden="true")[
                    (way(view, choosing, end) for end in choosing.ends)
                ],
                (goal(view, choosing, *end) for end in choosing.ends),
                (horse(view, seat, choosing) for seat in range(len(view.horses))),
            ]
        ],
        h.div(".rn-rain", aria_hidden="true"),
        small_map(view),
    ]


def look_at(view: Any, choosing: Choosing, eye: int | None) -> oval.Eye | None:
    """Where the eye is: on all ends of a move, else on the horse that is watched."""
    if choosing.mover is not None and choosing.ends:
        start = view.horses[choosing.mover].at
        spots = [oval.middle(start), *(goal_at(start, *end[1:]) for end in choosing.ends)]
        return oval.framing(spots)
    at = -1 if eye is None or not view.horses else view.horses[eye].at
    return oval.watching(at) if at >= 0 else None


def goal_at(start: int, end: int, steps: str) -> oval.Point:
    """The middle of the space where a move ends; beyond the line, of the one after the last."""
    if end != OVER:
        return oval.middle(end)
    last = oval.middle([start, *places_on(start, steps)][-2])
    return oval.Point(last.x + COLUMN, last.y)


def horse(view: Any, seat: int, choosing: Choosing = NOBODY) -> h.Node:
    """One horse where it stands; those over the line or out are drawn in the enclosure or not."""
    its, silk = view.horses[seat], view.silks[seat]
    if its.at < 0:
        return None
    about = " about" if its.lost else ""
    moves = choosing.mover == seat and bool(choosing.ends)
    return h.g(
        class_=f"rn-horse {its.fate}{about}{' moves' if moves else ''}",
        id=f"rn-horse-{seat}",
        data_touch=f"horse {silk}",
        data_drag=f"horse {silk}" if moves else None,
        aria_hidden="true",
    )[
        h.g(".rn-along", data_at=oval.key(its.at))[
            h.g(class_=f"rn-aside rn-lane-{lane_of(its.at)}")[
                moves and h.circle(".rn-halo", r="19"),
                h.g(".rn-turned")[mount(silk, its.fate != "riderless")],
            ]
        ]
    ]


def way(view: Any, choosing: Choosing, end: tuple[str, int, str]) -> h.Node:
    """The way to an end as a line."""
    assert choosing.mover is not None
    start = view.horses[choosing.mover].at
    spots = [oval.middle(at) for at in (start, *places_on(start, end[2])) if at != OVER]
    if end[1] == OVER:
        spots.append(goal_at(start, *end[1:]))
    line = "L".join(f"{spot.x:.1f} {spot.y:.1f}" for spot in spots)
    return h.path(".rn-way", id=f"way-{end[0]}", d=f"M{line}")


def goal(view: Any, choosing: Choosing, text: str, end: int, steps: str) -> h.Element:
    """A space where the move may end: a button that says what stands there."""
    assert choosing.mover is not None
    spot = goal_at(view.horses[choosing.mover].at, end, steps)
    half = COLUMN / 2
    line = f"M{spot.x - half} {spot.y - BAND / 2}h{COLUMN}v{BAND}h-{COLUMN}z"
    shape = line if end == OVER else oval.cell(end)
    fence = FENCE[end] if end != OVER else ""
    doubles = end != OVER and SECTION[end] in choosing.doubles
    refusal = choosing.why_not(text)
    look = f"rn-goal{' fence' if fence else ''}{' doubles' if doubles else ''}"
    return h.g(
        class_=f"{look}{' over' if end == OVER else ''}{' greyed' if refusal else ''}",
        id=f"answer-{text}",
        role="button",
        tabindex="0",
        data_answer=None if refusal else text,
        data_do=f"why {text}" if refusal else None,
        data_touch=f"goal {text}",
        aria_label=goal_told(end, steps, doubles),
        aria_disabled="true" if refusal else None,
    )[
        h.path(".rn-cell", d=shape),
        h.g(transform=f"translate({spot.x:.1f} {spot.y:.1f})", aria_hidden="true")[
            h.circle(".rn-dot", r="5"),
            doubles and h.text(".rn-times", y="4", text_anchor="middle")["×2"],
            fence and h.path(".rn-risk", d="M0-8 8 6H-8Z"),
            fence and h.text(".rn-risk-sign", y="5", text_anchor="middle")["!"],
        ],
    ]


def goal_told(end: int, steps: str, doubles: bool) -> str:
    """A space in words, for whoever hears the page."""
    if end == OVER:
        return say("Over the line")
    fence = FENCE[end]
    return say(
        "Lane {lane}, {steps:plural(length|lengths)} on{fence:some(, on {name})}"
        "{doubles:some(, ×2 if the roll is doubled)}",
        lane=lane_of(end),
        steps=len(steps),
        fence=fence,
        name=FENCES[fence].name if fence else "",
        doubles=doubles,
    )


def enclosure(view: Any) -> h.Element:
    """In the middle: the winners’ enclosure, a stall for each paid place."""
    stalls = []
    for place in range(view.paid):
        x = WIDTH / 2 + (place - (view.paid - 1) / 2) * 96
        taken = place < len(view.placed)
        stalls.append(
            h.g(class_=f"rn-stall place-{place + 1}", transform=f"translate({x:g} {MIDDLE + 12})")[
                h.path(".rn-boards", d="M-42-24H42V24H-42Z"),
                h.text(x="-38", y="-11")[say("{place:ordinal}", place=place + 1)],
                taken
                and h.g(
                    ".rn-home",
                    id=f"rn-home-{view.placed[place]}",
                    transform="translate(3 5) scale(1.15)",
                )[mount(view.silks[view.placed[place]])],
            ]
        )
    return h.g(".rn-enclosure", aria_hidden="true")[stalls]


def small_map(view: Any) -> h.Element:
    """The whole course as a thumbnail, for screens on which the eye is close to one horse."""
    return h.svg(".rn-small", viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")[
        h.path(".rn-small-band", d=stadium(oval.CENTRE)),
        h.path(".rn-small-line", d=f"M{line_x()} {MIDDLE + oval.INNER}v{BAND * len(LANES)}"),
        (
            h.g(".rn-along", data_at=oval.key(its.at))[
                h.g(class_=f"rn-aside rn-lane-{lane_of(its.at)} rn-silk-{view.silks[seat]}")[
                    h.circle(".rn-cloth", r="36")
                ]
            ]
            for seat, its in enumerate(view.horses)
            if its.at >= 0
        ),
    ]


def line_x() -> float:
    """Where the finishing line stands."""
    return oval.LEFT + (LINE - 1) * COLUMN


# what does not move


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
