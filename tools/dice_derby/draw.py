"""Draws the quilts that tell the horses of Dice Derby apart: `python -m tools.dice_derby.draw`.

Each horse is named after a traditional block and carries it as its blanket. A block is drawn on a
square of 24; `fill` is its print, `color` its second print.
"""

from __future__ import annotations

from pathlib import Path

TARGET = Path(__file__).resolve().parent.parent.parent / "web" / "static" / "svg" / "derby.svg"

Shape = str


def square(x: float, y: float, wide: float, tall: float = 0, more: str = "") -> Shape:
    """A patch."""
    return f'<path d="M{x:g} {y:g}h{wide:g}v{tall or wide:g}h{-wide:g}z"{more}/>'


def patch(*points: float, more: str = "") -> Shape:
    """A patch with these corners: x, y, x, y, ..."""
    pairs = zip(points[::2], points[1::2], strict=True)
    return f'<path d="M{"L".join(f"{x:g} {y:g}" for x, y in pairs)}z"{more}/>'


SECOND = ' fill="currentColor"'
"""In the second print."""

RAILS = [
    *[square(x, 4 * n, 12, 2) for x, n in ((0, 0), (0, 1), (0, 2), (12, 3), (12, 4), (12, 5))],
    *[square(12 + 4 * n, 0, 2, 12) for n in range(3)],
    *[square(4 * n, 12, 2, 12) for n in range(3)],
]
STAR = (12, 1, 14.4, 6.2, 19.8, 4.2, 17.8, 9.6, 23, 12, 17.8, 14.4, 19.8, 19.8, 14.4, 17.8,
        12, 23, 9.6, 17.8, 4.2, 19.8, 6.2, 14.4, 1, 12, 6.2, 9.6, 4.2, 4.2, 9.6, 6.2)  # fmt: skip
BLOCKS: dict[int, list[Shape]] = {
    2: [patch(0, 0, 24, 0, 12, 12), patch(0, 24, 24, 24, 12, 12)],
    3: RAILS,
    4: [square(0, 0, 12), square(12, 12, 12)],
    5: [patch(0, y + 8, 12, y, 24, y + 8) for y in (0, 8, 16)],
    6: [
        *[f'<path d="M{k} {k}h{24 - 2 * k}v3h{2 * k - 21}v{21 - 2 * k}h-3z"/>' for k in (0, 4, 8)],
        square(10.5, 10.5, 4, 0, SECOND),
    ],
    7: [patch(*STAR), square(9.5, 9.5, 5, 0, SECOND)],
    8: [
        patch(0, 0, 12, 0, 12, 12),
        patch(24, 0, 24, 12, 12, 12),
        patch(24, 24, 12, 24, 12, 12),
        patch(0, 24, 0, 12, 12, 12),
    ],
    9: [square(8 * x, 8 * y, 8) for x in range(3) for y in range(3) if (x + y) % 2 == 0],
    10: [
        square(9, 9, 15),
        *[patch(9 + 5 * n, 9, 14 + 5 * n, 9, 9 + 5 * n, 3) for n in range(3)],
        *[patch(9, 9 + 5 * n, 9, 14 + 5 * n, 3, 9 + 5 * n) for n in range(3)],
        square(1, 1, 6, 0, SECOND),
    ],
    11: [
        *[square(k, k, 24 - 2 * k, 2.6) for k in (0, 4, 8)],
        *[square(k, 21.4 - k, 24 - 2 * k, 2.6) for k in (0, 4, 8)],
        square(10, 10.6, 4, 2.8, SECOND),
    ],
    12: [
        patch(0, 0, 8, 0, 0, 8),
        patch(24, 0, 24, 8, 16, 0),
        patch(24, 24, 16, 24, 24, 16),
        patch(0, 24, 0, 16, 8, 24),
        square(8, 0, 8, 4),
        square(8, 20, 8, 4),
        square(0, 8, 4, 8),
        square(20, 8, 4, 8),
        square(9, 9, 6, 0, SECOND),
    ],
}


def sheet() -> str:
    """The whole sheet."""
    blocks = "\n".join(
        f'<symbol id="quilt-{number}" viewBox="0 0 24 24">{"".join(shapes)}</symbol>'
        for number, shapes in BLOCKS.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{blocks}\n</svg>\n'


if __name__ == "__main__":
    TARGET.write_text(sheet(), encoding="utf-8")
