"""The race as it is seen from the rail: the course straightened out, the eye on whoever runs.

Everything stands by how far along it is (`oval.far`) and in which lane; the style makes transforms
of that, so that the camera and the horses move as one and nothing is laid out anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import htpy as h

from game.really_nasty.course import (
    FENCE,
    FENCES,
    OVER,
    SECTION,
    SECTIONS,
    START,
    lane_of,
)
from game.really_nasty.moving import along
from game.really_nasty.view import View
from web.parts.pieces import charm, piece
from web.really_nasty import oval, say
from web.really_nasty.course import NOBODY, Choosing, goal_told, small_map
from web.really_nasty.happening import Doing
from web.really_nasty.profile import horse_drawn, rider_down
from web.really_nasty.words.names import SECTION_NAMES

PARTS = {
    "home": 0.0,
    "bend": oval.LONG / oval.COLUMN,
    "back": (oval.LONG + oval.ARC) / oval.COLUMN,
    "turn": (2 * oval.LONG + oval.ARC) / oval.COLUMN,
    "run-in": oval.LAP,
}
"""Where each part of the turf begins."""

BEYOND, APART = 4.4, 1.9
"""How far beyond the line the winner pulls up, and how far behind it the next one."""


def fence_key(id: str, lap: int) -> str:
    """A fence by its pass."""
    return f"{id}-{lap}"


def fences() -> dict[str, float]:
    """How far along every fence is, on each pass."""
    found = {}
    for id, its in FENCES.items():
        begins = PARTS["home" if its.part == "home" else "back"]
        found[fence_key(id, 1)] = begins + its.column - 0.5
        if its.part == "home":
            found[fence_key(id, 2)] = oval.LAP + its.column - 0.5
    return found


FENCES_FAR = fences()
SPOTS_FAR: Mapping[str, float] = {
    **{f"part-{name}": far for name, far in PARTS.items()},
    **FENCES_FAR,
    "start": float(START),
    "line": oval.HOME,
    **{
        f"section-{one.id}": (oval.LAP if one.lap > 1 else PARTS[one.part]) + one.columns[0] - 1
        for one in SECTIONS.values()
    },
    **{f"over-{place}": oval.HOME + BEYOND - APART * (place - 1) for place in range(1, 4)},
}
"""How far along is whatever stands beside the course, by its name."""

AT_LINE = 1.5
"""So far beyond the line the eye rests while horses cross it."""

VIEWS = (6, 8, 10, 13, 16, 20, 25, 32)
"""How many spaces the eye may take in; while it only watches, the style says how many."""

BEFORE = 0.4
"""This share of what is seen lies behind where the eye rests."""

FIRST_EYE, LAST_EYE = 0, round(oval.HOME + BEYOND) + 8

PARTS_OF_A_WAY = 20
"""A leap is told in twentieths of the way on which it is."""


class Shot(NamedTuple):
    """Where the eye rests, and how many spaces it takes in; 0 where it only watches."""

    eye: int
    view: int = 0


def watching(far: float) -> Shot:
    """The eye on one horse."""
    return Shot(min(LAST_EYE, max(FIRST_EYE, round(far + 0.5))))


def framing(fars: Sequence[float]) -> Shot:
    """The eye that sees all of these; the widest look where none is wide enough."""
    first, last = min(fars) - 0.6, max(fars) + 1.15
    view = next((view for view in VIEWS if view >= last - first), VIEWS[-1])
    spare = (view - (last - first)) / 2
    return Shot(max(FIRST_EYE, round(first - min(spare, 1.5) + BEFORE * view)), view)


def rail(
    view: View,
    names: Sequence[str],
    doing: Doing,
    choosing: Choosing = NOBODY,
    eye: int | None = None,
) -> h.Element:
    """The race; `eye` is the seat whose horse is looked at."""
    shot = look_at(view, doing, choosing, eye)
    watched = doing.places.get(eye) if eye is not None else None
    return h.section(
        "#nasty-rail",
        class_="choices timed" if choosing.ends else "timed",
        aria_label=say("The course"),
        data_eye=str(shot.eye),
        data_seen=str(shot.view) if shot.view else None,
        data_lane=str(watched[1]) if watched else None,
        data_close="" if is_down(view, eye) else None,
        data_moment=doing.kind.replace(" ", "-") or None,
    )[
        h.div(".rr-picture")[
            public(),
            turf(),
            h.div(".rr-spots")[(spot(choosing, *end) for end in choosing.ends)],
            h.div(".rr-field", aria_hidden="true")[
                (horse(view, names, seat, doing, choosing) for seat in range(len(view.horses)))
            ],
            near(),
        ],
        h.div(".rn-rain", aria_hidden="true"),
        h.button(
            "#to-course",
            type="button",
            data_do="course",
            aria_label=say("The whole course from above"),
        )[small_map(view)],
    ]


def is_down(view: View, eye: int | None) -> bool:
    """Whether the horse that is watched lies before a fence."""
    return eye is not None and view.horses[eye].fate == "down"


def look_at(view: View, doing: Doing, choosing: Choosing, eye: int | None) -> Shot:
    """Where the eye is: on all ends of a move, else on the horse that is watched."""
    if choosing.mover is not None and choosing.ends:
        start = view.horses[choosing.mover].at
        ends = [far_of(end, start, way) for _, end, way in choosing.ends]
        return framing([oval.far(start), *ends])
    stands = doing.places.get(eye) if eye is not None else None
    if doing.kind == "race over" or (stands is not None and stands[0] in SPOTS_FAR):
        return watching(oval.HOME + AT_LINE)
    if stands is not None:
        return watching(oval.far(stands[2]))
    ats = [stands[2] for stands in doing.places.values() if stands[0] not in SPOTS_FAR]
    return watching(max(map(oval.far, ats), default=oval.HOME))


def far_of(end: int, start: int, way: str) -> float:
    """How far along a move ends; beyond the line, behind the last space."""
    if end != OVER:
        return oval.far(end)
    last = [start, *along(start, way)][-2]
    return oval.far(last) + 1


@piece
def public() -> h.Element:
    """Behind the rail: a wet sky, the stand, the public, and its umbrellas."""
    rows = (".stand", ".crowd", ".rr-umbrellas", ".parapet")
    return h.div(".rr-public", aria_hidden="true")[
        h.div(".rr-sky"), (h.div(row)[h.div(".bays")] for row in rows), h.div(".far-rail")[h.i]
    ]


@piece
def turf() -> h.Element:
    """The turf with its spaces, the start, the fences and the line."""
    return h.div(".rr-turf", aria_hidden="true")[
        (h.div(f".rr-part.of-{name}", data_spot=f"part-{name}") for name in PARTS),
        h.div(".rr-start", data_spot="start"),
        h.div(".rr-line", data_spot="line"),
        (
            h.div(class_=f"rr-fence {KIND_OF.get(key.rpartition('-')[0], 'hedge')}", data_spot=key)
            for key in FENCES_FAR
        ),
    ]


KIND_OF = {"brook": "water", "rails": "rails", "drop": "drop", "gorse": "drop"}
"""What a fence looks like that is no hedge."""


@piece
def near() -> h.Element:
    """Along the rail: the names of fences and sections, and the winning post."""
    return h.div(".rr-near", aria_hidden="true")[
        h.div(".near-rail")[h.i],
        (
            h.span(".rr-sign", data_spot=key)[FENCES[key.rpartition("-")[0]].name]
            for key in FENCES_FAR
        ),
        (
            h.span(".rr-sign.of-section", data_spot=f"section-{one.id}")[
                say(SECTION_NAMES[one.id]), h.b["×2"]
            ]
            for one in SECTIONS.values()
        ),
        h.span(".rr-sign.of-line", data_spot="line")[say("Finish")],
    ]


def horse(view: View, names: Sequence[str], seat: int, doing: Doing, choosing: Choosing) -> h.Node:
    """One horse where it stands, with its rider or without; none that is out of the race."""
    stands = doing.places.get(seat)
    if stands is None:
        return None
    key, lane, at = stands
    its, silk = view.horses[seat], view.silks[seat]
    moves = choosing.mover == seat and bool(choosing.ends)
    falls = doing.falls == seat or its.fate == "down"
    is_riderless = its.fate == "riderless"
    looks = {
        "moves": moves,
        "about": its.lost > 0,
        "down": falls,
        "loose": is_riderless,
        "slipped": doing.falls == seat and doing.kind == "slipped",
        "on-fence": key not in SPOTS_FAR and bool(FENCE[at]) and not falls,
        "gallops": seat in doing.ways,
        "now": seat == (choosing.mover if moves else view.turn) and its.at >= 0,
    }
    far = {"data_spot": key} if key in SPOTS_FAR else {"data_at": key}
    return h.div(
        class_=" ".join(["rr-horse", *(look for look, holds in looks.items() if holds)]),
        id=f"rail-{seat}",
        data_lane=str(lane),
        data_touch=f"horse {silk}",
        data_drag=f"horse {silk}" if moves else None,
        **far,
    )[
        horse_drawn(silk, not (falls or is_riderless), leaps(doing.ways.get(seat))),
        falls and rider_down(silk),
        seat in view.placed
        and h.b(class_=f"rosette place-{view.placed.index(seat) + 1}")[
            str(view.placed.index(seat) + 1)
        ],
        h.span(".rr-tag")[charm(seat), h.b[names[seat]]],
    ]


def leaps(way: tuple[int, str] | None) -> list[int]:
    """Where on its way a horse clears a fence, in twentieths of it."""
    if way is None:
        return []
    start, steps = way
    ends = along(start, steps)
    begins, whole = oval.far(start), far_of(ends[-1], start, steps) - oval.far(start)
    jumped = [at for at in ends[:-1] if at >= 0 and FENCE[at]]
    if whole <= 0:
        return []
    shares = [round(PARTS_OF_A_WAY * (oval.far(at) - begins) / whole) for at in jumped]
    return list(dict.fromkeys(min(PARTS_OF_A_WAY - 1, max(1, share)) for share in shares))[:2]


def is_beside(one: int, other: int) -> bool:
    """Whether two spaces lie beside each other in neighbouring lanes, at least in part."""
    if OVER in (one, other) or abs(lane_of(one) - lane_of(other)) != 1:
        return False
    return abs(oval.far(one) - oval.far(other)) < (oval.wide(one) + oval.wide(other)) / 2


def spot(choosing: Choosing, text: str, end: int, steps: str) -> h.Element:
    """A space where the move may end, lit on the turf: a button that says what stands there."""
    fence = FENCE[end] if end != OVER else ""
    doubles = end != OVER and SECTION[end] in choosing.doubles
    refusal = choosing.why_not(text)
    looks = {
        "over": end == OVER,
        "fence": bool(fence),
        "doubles": doubles,
        "best": text == choosing.best,
        "greyed": refusal is not None,
        "crowded": any(is_beside(end, other) for _, other, _ in choosing.ends),
    }
    at = {"data_spot": "line"} if end == OVER else {"data_at": oval.key(end)}
    return h.button(
        class_=" ".join(["rr-spot", *(look for look, holds in looks.items() if holds)]),
        id=f"answer-{text}",
        type="button",
        data_lane=None if end == OVER else str(lane_of(end)),
        data_answer=None if refusal else text,
        data_do=f"why {text}" if refusal else None,
        data_touch=f"goal {text}",
        aria_label=goal_told(end, steps, doubles),
        aria_disabled="true" if refusal else None,
        **at,
    )[h.span(".rr-mark", aria_hidden="true")["×2" if doubles else "!" if fence else ""]]
