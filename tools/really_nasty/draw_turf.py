"""Draws the turf of the course straightened out: lanes, spaces, connections, and sections.

A space of the straights is 28 long and a lane 28 wide, as on the map.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.really_nasty.course import BENDS, JOINS, LANES, SECTIONS, STRAIGHT
from web.really_nasty.oval import ARC, BAND, COLUMN

TALL = BAND * len(LANES)
MOWN, LINE, JOINT, SECTION = "#ffffff14", "#ffffff66", "#fffbe6", "#f2d37a70"


def straight(name: str, part: str, laps: tuple[int, ...]) -> str:
    """A straight, each other space mown the other way, with the sections of these passes."""
    tints = "".join(
        f'<path d="M{(one.columns[0] - 1) * COLUMN} 0h{len(one.columns) * COLUMN}v{TALL}'
        f'h-{len(one.columns) * COLUMN}z" fill="{SECTION}"/>'
        for one in SECTIONS.values()
        if one.part == part and one.lap in laps
    )
    mown = "".join(f"M{at * COLUMN} 0h{COLUMN}v{TALL}h-{COLUMN}z" for at in range(0, STRAIGHT, 2))
    cells = "".join(f"M{at * COLUMN} 0v{TALL}" for at in range(STRAIGHT + 1))
    return symbol(name, STRAIGHT * COLUMN, tints, mown, cells)


def bend(part: str) -> str:
    """A bend: in each lane its own spaces, and bars where a lane may be changed."""
    marks, mown = [], []
    for lane in LANES:
        count, top = BENDS[part][lane - 1], (lane - 1) * BAND
        marks += [f"M{ARC * at / count:.1f} {top}v{BAND}" for at in range(count + 1)]
        mown += [
            f"M{ARC * at / count:.1f} {top}h{ARC / count:.1f}v{BAND}h-{ARC / count:.1f}z"
            for at in range(0, count, 2)
        ]
    return symbol(f"{part}", ARC, "", "".join(mown), "".join(marks), "".join(joints(part)))


def joints(part: str) -> Iterator[str]:
    """A bar from space to space wherever two lanes are joined."""
    counts, joins = BENDS[part], JOINS[part]
    for lane in LANES[:-1]:
        for mine, theirs in zip(joins[lane - 1], joins[lane], strict=True):
            here = ARC * (mine - 0.5) / counts[lane - 1]
            there = ARC * (theirs - 0.5) / counts[lane]
            yield f"M{here:.1f} {(lane - 0.34) * BAND:.1f}L{there:.1f} {(lane + 0.34) * BAND:.1f}"


def symbol(name: str, long: float, tints: str, mown: str, cells: str, bars: str = "") -> str:
    """One part of the turf."""
    lanes = "".join(f"M0 {lane * BAND}h{long:.1f}" for lane in LANES[:-1])
    drawn = (
        f'<path d="{mown}" fill="{MOWN}"/>{tints}'
        f'<path d="{lanes}{cells}" fill="none" stroke="{LINE}" stroke-width=".7"/>'
    )
    if bars:
        drawn += f'<path d="{bars}" stroke="{JOINT}" stroke-width="2.4" stroke-linecap="round"/>'
    return f'<symbol id="turf-{name}" viewBox="0 0 {long:.1f} {TALL}">{drawn}</symbol>'


def symbols() -> list[str]:
    """All parts."""
    return [
        straight("home", "home", (1,)),
        bend("bend"),
        straight("back", "back", (1,)),
        bend("turn"),
        straight("run-in", "home", (2,)),
    ]
