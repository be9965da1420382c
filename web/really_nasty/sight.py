"""How far along everything beside the course stands, and where the eye rests that sees a race.

`far` is counted in spaces of the straights (`oval.far`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.really_nasty.course import FENCES, OVER, SECTIONS, START
from game.really_nasty.moving import along
from game.really_nasty.view import View
from web.really_nasty import oval
from web.really_nasty.course import Choosing
from web.really_nasty.happening import Doing

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

LED = 0.9
"""So much further reaches the groom who leads the winner in."""

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


BEHIND, GROWS_TO = 0.13, 13
"""Half a horse takes up this share of what is seen, no more spaces than of a look this wide."""


def framing(fars: Sequence[float]) -> Shot:
    """The eye that sees all of these; the widest look where none is wide enough."""
    last = max(fars) + 1.15
    firsts = {view: min(fars) - BEHIND * min(view, GROWS_TO) for view in VIEWS}
    view = next((view for view in VIEWS if view >= last - firsts[view]), VIEWS[-1])
    first = firsts[view]
    spare = (view - (last - first)) / 2
    return Shot(max(FIRST_EYE, round(first - min(spare, 1.5) + BEFORE * view)), view)


def look_at(view: View, doing: Doing, choosing: Choosing, eye: int | None) -> Shot:
    """Where the eye is: on all ends of a move, else on the horse that is watched."""
    if choosing.mover is not None and choosing.ends:
        start = view.horses[choosing.mover].at
        ends = [far_of(end, start, way) for _, end, way in choosing.ends]
        return framing([oval.far(start), *ends])
    stands = doing.places.get(eye) if eye is not None else None
    if doing.kind == "race over" or view.phase == "stewards":
        return framing([oval.HOME + 0.6, oval.HOME + BEYOND + LED])
    if stands is not None and stands[0] in SPOTS_FAR:
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
