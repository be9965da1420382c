"""The finish of a race as one picture: the stand, the post, the field as it came in."""

from __future__ import annotations

from collections.abc import Sequence

from web import html as h
from web.desk.running import Finisher

WIDE, TALL = 400, 210
"""The picture, in units of its own."""

POST = 352
HORIZON, NEAR, FAR = 74, 200, 112
"""Where the rail runs, and the hooves of the nearest horse and of the farthest."""

HORSE, SHRINKS = 150, 46
"""How wide the nearest horse is, and how much narrower the farthest."""

SPACE, THIRD = 56, 175
"""How far a horse is behind for each space, and how far at most the third is."""

BEATEN = 0.3
"""Whoever is behind the third comes nearer in the picture by this: it would be out of sight."""


def picture(field: Sequence[Finisher]) -> h.Element:
    """The last yards, the stand behind, the field as it came in; the winner is the nearest."""
    third = field[:3][-1].behind
    scale = min(SPACE, THIRD / third) if third else SPACE
    rows = list(enumerate(field))[::-1]

    def back(behind: float) -> float:
        return scale * (min(behind, third) + BEATEN * max(0.0, behind - third))

    return h.svg(
        ".finish-view",
        viewBox=f"0 0 {WIDE} {TALL}",
        preserveAspectRatio="xMaxYMax slice",
        aria_hidden="true",
    )[
        ground(),
        (runner(one.drawn, row / max(1, len(field) - 1), back(one.behind)) for row, one in rows),
        h.g(".finish-post")[
            h.rect(x=str(POST), y="22", width="5", height=str(TALL - 22)),
            h.circle(cx=str(POST + 2.5), cy="18", r="9"),
        ],
    ]


def runner(drawn: h.Node, depth: float, behind: float) -> h.Node:
    """One horse: `depth` is 0 for the nearest and 1 for the farthest; None once out of sight."""
    wide = HORSE - SHRINKS * depth
    left = POST + 12 - behind - wide
    if left < -0.8 * wide:
        return None
    tall = wide * 72 / 124
    feet = NEAR - (NEAR - FAR) * depth
    middle, across = f"{left + wide / 2:.1f}", f"{wide * 0.4:.1f}"
    box = {"x": left, "y": feet - tall, "width": wide, "height": tall}
    return [
        h.ellipse(".finish-shadow", cx=middle, cy=f"{feet - 1:.1f}", rx=across, ry="4"),
        h.svg(viewBox="-2 -2 124 72", **{key: f"{it:.1f}" for key, it in box.items()})[drawn],
    ]


HEADS = "".join(
    f"M{x} {y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0"
    for row, y in enumerate((44, 54, 64))
    for x in range(4 + 5 * (row % 2), WIDE - 70, 11)
    if (x * 7 + row * 5) % 9
)
"""The crowd in the stand: three rows of heads, some places empty."""


def ground() -> h.Node:
    """Sky, stand and crowd, rail, turf."""
    return [
        h.rect(".finish-sky", width=str(WIDE), height=str(HORIZON + 8)),
        h.path(".finish-stand", d=f"M0 30H{WIDE - 62}V{HORIZON}H0Z"),
        h.path(".finish-crowd", d=HEADS),
        h.path(".finish-roof", d=f"M0 14L{WIDE - 50} 22V30H0Z"),
        h.rect(".finish-turf", y=str(HORIZON), width=str(WIDE), height=str(TALL - HORIZON)),
        [
            h.rect(".finish-mown", y=str(y), width=str(WIDE), height=str(tall))
            for y, tall in ((84, 10), (106, 14), (136, 18), (174, 22))
        ],
        h.path(
            ".finish-rail",
            d=f"M0 {HORIZON + 4}H{WIDE}" + "".join(
                f"M{x} {HORIZON + 4}v10" for x in range(14, WIDE, 42)
            ),
        ),
    ]  # fmt: skip
