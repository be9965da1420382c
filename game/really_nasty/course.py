"""The course: six lanes round an oval, a circuit and a quarter of them, with fences and sections.

A place on it is a number, `at`: the lane and how far along it a horse has come. A space of the home
straight is passed twice and so has two such numbers; its name, `home-7-2`, is the same on both. The
tables below say of every place what a move needs to know. All figures but the frame are designed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")

LANES = (1, 2, 3, 4, 5, 6)
"""Lane 1 runs on the inside."""

STRAIGHT = 18
BENDS = {"bend": (5, 6, 8, 10, 13, 17), "turn": (5, 7, 8, 10, 13, 19)}
"""Spaces of the first bend and of the home turn, by lane."""

JOINS = {
    "bend": ((1, 3, 5), (1, 3, 6), (1, 4, 8), (1, 5, 10), (1, 7, 13), (1, 9, 17)),
    "turn": ((1, 3, 5), (1, 4, 7), (1, 4, 8), (1, 5, 10), (1, 7, 13), (1, 10, 19)),
}
"""The connections of a bend: the first, second, third space of a lane joins that of the next."""

START, LINE = 4, 16
"""The columns of the home straight where a race begins and, on the second pass, ends."""


class Fence(NamedTuple):
    """An obstacle: it stands across all lanes, in one column of a straight."""

    id: str
    name: str
    part: str
    column: int
    is_water: bool = False


FENCES = {
    fence.id: fence
    for fence in (
        Fence("stand", "Stand Fence", "home", 11),
        Fence("post", "Winning Post Hedge", "home", 14),
        Fence("beeches", "Beeches", "back", 2),
        Fence("brook", "Briars Brook", "back", 5, is_water=True),
        Fence("rails", "Plain Rails", "back", 8),
        Fence("gorse", "Gorse Bank", "back", 14),
        Fence("drop", "Long Drop", "back", 17),
    )
}


class Section(NamedTuple):
    """Where a grade may double its roll: some columns of a straight, on one of its passes."""

    id: str
    name: str
    part: str
    columns: range
    lap: int


SECTIONS = {
    section.id: section
    for section in (
        Section("EP", "Early Pace", "home", range(5, 11), 1),
        Section("QU", "Quicken Up", "back", range(10, 14), 1),
        Section("FW", "Finish Well", "home", range(1, 3), 2),
    )
}


class Spot(NamedTuple):
    """A place along a lane: `part` and `number` name the space, `lap` the pass, from 1."""

    part: str
    number: int
    lap: int


def _along(lane: int) -> list[Spot]:
    """Every place of a lane from the start to the last before the line."""
    parts = [
        [Spot("home", number, 1) for number in range(START, STRAIGHT + 1)],
        [Spot("bend", number, 1) for number in range(1, BENDS["bend"][lane - 1] + 1)],
        [Spot("back", number, 1) for number in range(1, STRAIGHT + 1)],
        [Spot("turn", number, 1) for number in range(1, BENDS["turn"][lane - 1] + 1)],
        [Spot("home", number, 2) for number in range(1, LINE)],
    ]
    return [spot for part in parts for spot in part]


STRIDE = 100
OVER = -1
"""In place of a place: over the line."""

NOWHERE = -2
"""In place of a neighbour where there is none; of a horse, off the course."""

SPOTS: dict[int, Spot] = {
    (lane - 1) * STRIDE + step: spot for lane in LANES for step, spot in enumerate(_along(lane))
}
LENGTH = tuple(len(_along(lane)) for lane in LANES)
"""Steps from the start over the line, by lane."""


def lane_of(at: int) -> int:
    """The lane of a place."""
    return at // STRIDE + 1


def start_of(lane: int) -> int:
    """Where a horse stands before the start."""
    return (lane - 1) * STRIDE


def left_of(at: int) -> int:
    """How many steps are left over the line, in the lane a horse is in; 0 when it is over."""
    return 0 if at == OVER else LENGTH[at // STRIDE] - at % STRIDE


def _beside(at: int, lane: int) -> int:
    """The place beside this one in a neighbouring lane, NOWHERE where they are not joined."""
    spot, own = SPOTS[at], lane_of(at)
    if lane not in LANES:
        return NOWHERE
    number = spot.number
    if spot.part in JOINS:
        joins = JOINS[spot.part]
        if number not in joins[own - 1]:
            return NOWHERE
        number = joins[lane - 1][joins[own - 1].index(number)]
    other = Spot(spot.part, number, spot.lap)
    return (lane - 1) * STRIDE + _along(lane).index(other)


SIZE = len(LANES) * STRIDE


def _table(of: Callable[[int, Spot], T], empty: T) -> Sequence[T]:
    """What holds of every place, by its number."""
    return tuple([of(at, SPOTS[at]) if at in SPOTS else empty for at in range(SIZE)])


def _section_of(spot: Spot) -> str:
    """The section that a place is in, "" for none."""
    for section in SECTIONS.values():
        if (section.part, section.lap) == (spot.part, spot.lap) and spot.number in section.columns:
            return section.id
    return ""


def _fence_of(spot: Spot) -> str:
    """The fence on a place, "" for none."""
    return next((it.id for it in FENCES.values() if (it.part, it.column) == spot[:2]), "")


NAME = _table(lambda at, spot: f"{spot.part}-{spot.number}-{lane_of(at)}", "")
NUMBERS = {name: number for number, name in enumerate(dict.fromkeys(NAME[at] for at in SPOTS))}
SPACE = _table(lambda at, _spot: NUMBERS[NAME[at]], NOWHERE)
"""The space of a place, which one horse may stand on: both passes of the home straight share it."""

AHEAD = _table(lambda at, _spot: at + 1 if at + 1 in SPOTS else OVER, NOWHERE)
BEHIND = _table(lambda at, _spot: at - 1 if at - 1 in SPOTS else NOWHERE, NOWHERE)
OUTWARD = _table(lambda at, _spot: _beside(at, lane_of(at) + 1), NOWHERE)
INWARD = _table(lambda at, _spot: _beside(at, lane_of(at) - 1), NOWHERE)
FENCE = _table(lambda _at, spot: _fence_of(spot), "")
SECTION = _table(lambda _at, spot: _section_of(spot), "")
JUMPED = _table(lambda at, _spot: sum(map(bool, FENCE[start_of(lane_of(at)) : at + 1])), 0)
"""How many fences have been reached by then."""

IS_LAST_STRAIGHT = _table(lambda _at, spot: spot.part == "home" and spot.lap == 2, False)

ALL_JUMPED = JUMPED[max(SPOTS)]
"""So many fences are reached on the whole way."""

BROOK_JUMPED = next(JUMPED[at] for at in sorted(SPOTS) if FENCE[at] == "brook")
"""A horse that has reached so many fences has reached Briars Brook."""


def place_of(name: str, near: int) -> int | None:
    """The place of a space by its name, on the pass that is nearer to a horse; None if unknown."""
    known = [at for at in SPOTS if NAME[at] == name]
    return min(known, key=lambda at: abs(at % STRIDE - near % STRIDE), default=None)
