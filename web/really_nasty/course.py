"""The course on the page: turf, fences, horses, and where the roll could take one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.play import Refusal
from game.really_nasty.course import (
    FENCE,
    FENCES,
    LANES,
    OVER,
    SECTION,
    lane_of,
)
from game.really_nasty.moving import along as places_on
from game.really_nasty.view import View
from web import html as h
from web.parts.pieces import button
from web.really_nasty import oval, say
from web.really_nasty.ground import ground, line_x, stadium
from web.really_nasty.oval import BAND, COLUMN, HEIGHT, MIDDLE, WIDTH
from web.really_nasty.silks import mount
from web.really_nasty.state import fallers


class Choosing(NamedTuple):
    """Where the asked player may go: the mover, its roll, and the way to each end by its answer.

    `doubles` are the sections in which a stop would offer a double, `best` is the answer that
    leaves the fewest lengths; `why_not` says why an answer is not to be given in a guided race.
    `own` are the mover's nasty cards, where nobody else looks on.
    """

    mover: int | None = None
    ends: Sequence[tuple[str, int, str]] = ()
    doubles: tuple[str, ...] = ()
    best: str = ""
    why_not: Callable[[str], Refusal | None] = lambda _text: None
    own: tuple[str, ...] = ()


NOBODY = Choosing()


def course(
    view: View, choosing: Choosing = NOBODY, eye: int | None = None, can_leave: bool = False
) -> h.Element:
    """The course with all horses; `eye` is the seat whose horse is looked at.

    One who has come here from the rail `can_leave` for it.
    """
    its = None if view.phase == "stewards" else look_at(view, choosing, eye)
    look = "close" if choosing.ends else "paddock" if view.phase == "stewards" else "far"
    return h.section(
        "#nasty-course",
        class_=f"{look} choices" if choosing.ends else look,
        data_watched=its and "yes",
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
        button(say("Back to the race"), "course", "", id="to-rail") if can_leave else None,
        small_map(view),
    ]


def look_at(view: View, choosing: Choosing, eye: int | None) -> oval.Eye | None:
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


def horse(view: View, seat: int, choosing: Choosing = NOBODY) -> h.Node:
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
        h.g(".rn-along.timed", data_at=oval.key(its.at))[
            h.g(class_=f"rn-aside rn-lane-{lane_of(its.at)}")[
                moves and h.circle(".rn-halo", r="19"),
                h.g(".rn-turned")[mount(silk, its.fate != "riderless")],
            ]
        ]
    ]


def way(view: View, choosing: Choosing, end: tuple[str, int, str]) -> h.Node:
    """The way to an end as a line."""
    assert choosing.mover is not None
    start = view.horses[choosing.mover].at
    spots = [oval.middle(at) for at in (start, *places_on(start, end[2])) if at != OVER]
    if end[1] == OVER:
        spots.append(goal_at(start, *end[1:]))
    line = "L".join(f"{spot.x:.1f} {spot.y:.1f}" for spot in spots)
    return h.path(".rn-way", id=f"way-{end[0]}", d=f"M{line}")


def goal(view: View, choosing: Choosing, text: str, end: int, steps: str) -> h.Element:
    """A space where the move may end: a button that says what stands there."""
    assert choosing.mover is not None
    spot = goal_at(view.horses[choosing.mover].at, end, steps)
    half = COLUMN / 2
    line = f"M{spot.x - half} {spot.y - BAND / 2}h{COLUMN}v{BAND}h-{COLUMN}z"
    shape = line if end == OVER else oval.cell(end)
    fence = FENCE[end] if end != OVER and fallers(view, FENCE[end], choosing.own) else ""
    doubles = end != OVER and SECTION[end] in choosing.doubles
    refusal = choosing.why_not(text)
    look = f"rn-goal{' fence' if fence else ''}{' doubles' if doubles else ''}"
    look += " best" if text == choosing.best else ""
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


def enclosure(view: View) -> h.Element:
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


def small_map(view: View) -> h.Element:
    """The whole course as a thumbnail, for screens on which the eye is close to one horse."""
    return h.svg(".rn-small", viewBox=f"0 0 {WIDTH} {HEIGHT}", aria_hidden="true")[
        h.path(".rn-small-band", d=stadium(oval.CENTRE)),
        h.path(".rn-small-line", d=f"M{line_x()} {MIDDLE + oval.INNER}v{BAND * len(LANES)}"),
        (
            h.g(".rn-along.timed", data_at=oval.key(its.at))[
                h.g(class_=f"rn-aside rn-lane-{lane_of(its.at)} rn-silk-{view.silks[seat]}")[
                    h.circle(".rn-cloth", r="36")
                ]
            ]
            for seat, its in enumerate(view.horses)
            if its.at >= 0
        ),
    ]
