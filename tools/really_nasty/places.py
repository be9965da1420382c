"""Writes the style that says where each place of the course lies, on the map and from the rail.

`python -m tools.really_nasty.places`
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.really_nasty.course import BENDS, LANES, SPOTS
from web.really_nasty import oval, sight

SHEET = Path("web/really_nasty/style/81-nasty-places.css")


def sheet() -> str:
    """The style of every place: generated, so that nobody need measure."""
    rows = [
        "/* Where each place lies; written by `python -m tools.really_nasty.places`. */",
        ".rn-along {",
        f'  offset-path: path("{oval.path()}");',
        f"  offset-distance: calc(var(--far) * {oval.COLUMN} * var(--drawn));",
        "}",
        *places(),
        *on_the_map(),
        *from_the_rail(),
    ]
    return "\n".join(rows) + "\n"


# What is drawn has steps of its own: pixels would become lengths of letters (see tools/sheets.py).


def places() -> Iterator[str]:
    """How far along each place is: where its part begins, its number there, how long its space is.

    Told by parts of its key (`oval.key`), so that a few rules say it of all places.
    """
    yield (
        ":is(.rn-along, .rr-horse, .rr-spot)[data-at] {\n"
        "  --far: calc(var(--part) + (var(--number) - 0.5) * var(--wide));\n}"
    )
    for key, part in BEGINS.items():
        yield f"[data-at{key}] {{\n  --part: {part:.3f};\n  --wide: 1;\n}}"
    for number in sorted({SPOTS[at].number for at in SPOTS}):
        yield f'[data-at*="-{number}-"] {{\n  --number: {number};\n}}'
    for count in sorted({count for counts in BENDS.values() for count in counts}):
        yield f'[data-at$="-of-{count}"] {{\n  --wide: {oval.ARC / oval.COLUMN / count:.4f};\n}}'


BEGINS = {
    '^="home-"': sight.PARTS["home"],
    '^="bend-"': sight.PARTS["bend"],
    '^="back-"': sight.PARTS["back"],
    '^="turn-"': sight.PARTS["turn"],
    '^="home-"][data-at$="-2"': sight.PARTS["run-in"],
}
"""Where each part begins, by how its keys are told; the home straight is run twice."""


def on_the_map() -> Iterator[str]:
    """Lanes, and the points on which the eye may rest."""
    across, down = oval.WIDTH / 2, oval.HEIGHT / 2
    drawn = "* var(--drawn)"
    yield f"#nasty-course {{\n  --px: {across:g};\n  --py: {down:g};\n}}"
    yield "\n".join(
        (
            ".rn-camera {",
            f"  transform: translate(calc({across:g} {drawn}), calc({down:g} {drawn}))",
            "    scale(var(--zoom))",
            f"    translate(calc(var(--px) * -1 {drawn}), calc(var(--py) * -1 {drawn}));",
            "}",
        )
    )
    for lane in LANES:
        aside = (lane - 3.5) * oval.BAND
        yield f".rn-lane-{lane} {{\n  transform: translateY(calc({aside:g} * var(--drawn)));\n}}"
    for name, size in (("x", oval.WIDTH), ("y", oval.HEIGHT)):
        for at in range(size // oval.GRID + 2):
            yield f'.rn-camera[data-eye-{name}="{at}"] {{\n  --p{name}: {at * oval.GRID};\n}}'


def from_the_rail() -> Iterator[str]:
    """What stands beside the course, where the eye rests, and how much it takes in."""
    for key, far in sight.SPOTS_FAR.items():
        yield f'[data-spot="{key}"] {{\n  --far: {far:.3f};\n}}'
    for lane in LANES:
        yield f'[data-lane="{lane}"] {{\n  --row: {lane};\n}}'
    for tens in range(sight.LAST_EYE // 10 + 1):
        yield f'#nasty-rail[data-eye^="{tens:02}"] {{\n  --tens: {tens};\n}}'
    for ones in range(10):
        yield f'#nasty-rail[data-eye$="{ones}"] {{\n  --ones: {ones};\n}}'
    for part in range(1, sight.PARTS_OF_A_WAY):
        yield f'[data-leap="{part}"] {{\n  --leap: {part / sight.PARTS_OF_A_WAY:g};\n}}'


if __name__ == "__main__":
    SHEET.write_text(sheet())
