"""Draws web/static/svg/unicorns.svg: badges, unicorns, legs that gallop, and the fair behind them.

Run `python -m tools.unicorn_fever.draw` after a change. Body and legs are those of the horses in
`tools/draw_silks.py`; horn, mane, tail, cloth and coat are its own. Every unicorn can be told by
its sign, the pattern of its cloth and the tone of its coat, without any colour.
"""

from collections.abc import Iterator
from math import cos, pi, sin
from pathlib import Path
from typing import NamedTuple

from tools.draw_silks import BODY, HORSE, STRIDE, WIDTH, pair, pattern, shade

TARGET = Path(__file__).resolve().parents[2] / "web" / "static" / "svg" / "unicorns.svg"


class Look(NamedTuple):
    """One unicorn: cloth, the ink on it, its edge, coat, two strands of mane, pattern, sign."""

    base: str
    ink: str
    edge: str
    coat: str
    mane: tuple[str, str]
    pattern: str
    sign: str
    number: int


FLAME = '<path d="M13 0c1 5 7 7 7 14a8 8 0 0 1-16 0c0-3 2-5 2-8 2 1 4 2 4 5 2-3 4-6 3-11z"/>'
PINWHEEL = '<path d="M12 12V1q8 0 8 6zM12 12h11q0 8-6 8zM12 12v11q-8 0-8-6zM12 12H1q0-8 6-8z"/>'
BOLT = '<path d="M15 0L3 14h7L7 24 21 9h-8z"/>'
CLOVER = (
    '<path d="M11 13h2q0 6 4 10h-3q-3-4-3-10z"/><circle cx="7.500" cy="7.500" r="5"/>'
    '<circle cx="16.500" cy="7.500" r="5"/><circle cx="7.500" cy="15" r="4.500"/>'
    '<circle cx="16.500" cy="15" r="4.500"/>'
)
DROP = '<path d="M12 0c4 6 9 10 9 15a9 9 0 0 1-18 0c0-5 5-9 9-15z"/>'
MOON = '<path d="M15 0A12 12 0 1 0 24 17 10 10 0 0 1 15 0z"/>'

LOOKS = {
    "red": Look(
        "#c8354a", "#ffe9d6", "#6f1020", "#a9604c", ("#7c1020", "#f0a060"), "black", FLAME, 1
    ),
    "orange": Look(
        "#e2793a", "#3a1705", "#7c3608", "#e3b57b", ("#fff0d0", "#e2793a"), "blue", PINWHEEL, 2
    ),
    "yellow": Look(
        "#edc548", "#4a3200", "#7a5600", "#fbf0cf", ("#edc548", "#b98016"), "green", BOLT, 3
    ),
    "green": Look(
        "#3f8f4d", "#f2f7d8", "#154a22", "#f4f2e8", ("#3f8f4d", "#a8d77c"), "red", CLOVER, 4
    ),
    "blue": Look(
        "#3f74cc", "#eef4ff", "#153a7a", "#a9bace", ("#24549e", "#bfe2f7"), "yellow", DROP, 5
    ),
    "purple": Look(
        "#8353bd", "#f5eaff", "#3f1c6b", "#6c5b8d", ("#b58be6", "#f0c8f4"), "white", MOON, 6
    ),
}

TAIL = "M25 29C17 19 9 31 -2 23C-1 37 9 44 22 35Z"
STRAND = "M24 30C16 24 9 33 1 28C4 35 12 38 22 33Z"
MANE = "M70 24C68 12 80 3 93 8L90 13C92 18 84 20 83 26C80 25 79 31 74 33C71 31 70 28 70 24Z"
CURL = "M74 24C74 15 82 9 90 10C86 14 80 16 79 22C77 22 76 26 74 28Z"
HORN = "M98 9L118 -2L104.500 13Z"
CLOTH = "M37 25.500Q51 31 66 24L68 41q-4 5-7.800 .5q-4 5-8 .5q-4 5-8 .5q-4 4.500-8 -.5z"


def badge(colour: str, look: Look) -> str:
    """The sign on a rosette, with the number of the lane."""
    return (
        f'<symbol id="silk-{colour}" viewBox="0 0 48 40">'
        f'<path d="M14 28l-5 11 7-2 4 3 3-10zM26 28l5 11-7-2-3 3-2-10z" fill="{look.edge}"/>'
        f'<circle cx="20" cy="17" r="16" fill="{look.base}" stroke="{look.edge}"'
        ' stroke-width="1.600"/>'
        f'<circle cx="20" cy="17" r="13" fill="none" stroke="{look.ink}" stroke-width=".8"'
        ' stroke-dasharray="2 2"/>'
        f'<g fill="{look.ink}" transform="translate(9.800 6.800) scale(.85)">{look.sign}</g>'
        '<circle cx="38" cy="29.500" r="9.600" fill="#fffaf0" stroke="#2b1a0f"'
        ' stroke-width="1.400"/>'
        '<text x="38" y="36" font-family="Alegreya Sans,sans-serif" font-weight="800"'
        f' font-size="18" text-anchor="middle" fill="#1c1410">{look.number}</text></symbol>'
    )


def cloth(look: Look) -> str:
    """The blanket of a merry-go-round: pattern, scalloped hem, the sign on a disc."""
    return (
        f'<path d="{CLOTH}" fill="{look.base}" stroke="{look.edge}"/>'
        f'<g transform="matrix(1.200 0 .05 .58 37.500 27)">{pattern(look.pattern, look.ink)}</g>'
        f'<path d="M37 40.500q15 5 31 .5" fill="none" stroke="#e9c04a" stroke-width="1.800"/>'
        f'<circle cx="52" cy="34" r="8.400" fill="{look.base}" stroke="{look.ink}"'
        ' stroke-width="1.200"/>'
        f'<g fill="{look.ink}" transform="translate(46 28) scale(.5)">{look.sign}</g>'
    )


def animal(look: Look, body: str) -> str:
    """A unicorn from the side, with legs or without."""
    dapples = (
        "".join(
            f'<circle cx="{x}" cy="{y}" r="1.700" fill="#b9c8ae"/>'
            for x, y in ((27, 36), (32, 33), (30, 41), (72, 30), (76, 36), (71, 40))
        )
        if look.number == 4
        else ""
    )
    return (
        f'<path d="{TAIL}" fill="{look.mane[0]}"/><path d="{STRAND}" fill="{look.mane[1]}"/>'
        f'<path d="{body}" fill="{look.coat}" stroke="#2a1a30" stroke-width=".7"/>{dapples}'
        f'<path d="{HORN}" fill="#f3cf5a" stroke="#8a6410" stroke-width=".8"/>'
        '<path d="M103 7.800l2.300 3.200M107.500 5l1.800 2.600M112 2.200l1.300 1.800" stroke="#8a6410"'
        ' stroke-width=".8"/>'
        f'<path d="{MANE}" fill="{look.mane[0]}"/><path d="{CURL}" fill="{look.mane[1]}"/>'
        '<circle cx="102.500" cy="16.500" r="1.900" fill="#fff"/>'
        '<circle cx="103" cy="16.700" r="1.200" fill="#221326"/>'
        '<path d="M109 24.500q-2 1.600-4 .3" fill="none" stroke="#221326" stroke-width=".9"/>'
        f"{cloth(look)}"
    )


def runner(colour: str, look: Look) -> str:
    """A unicorn in flying gallop."""
    return f'<symbol id="horse-{colour}" viewBox="-2 -2 124 72">{animal(look, HORSE)}</symbol>'


def trunk(colour: str, look: Look) -> str:
    """The same without its legs, which are drawn on a strip of their own."""
    return f'<symbol id="trunk-{colour}" viewBox="-2 -2 124 72">{animal(look, BODY)}</symbol>'


def strip(colour: str, look: Look) -> str:
    """The legs, picture beside picture, with golden hooves."""
    pictures = "".join(
        f'<g transform="translate({WIDTH * number})">{pair(legs[:2], shade(look.coat))}'
        f"{pair(legs[2:], look.coat)}</g>"
        for number, legs in enumerate(STRIDE)
    ).replace("#17100c", "#d9a520")
    return (
        f'<symbol id="legs-{colour}" viewBox="-2 -2 {WIDTH * len(STRIDE)} 72">'
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{pictures}</g></symbol>'
    )


def wheel(x: int, y: int, r: int) -> Iterator[str]:
    """A big wheel with twelve gondolas and its lamps."""
    cars = ("#c8354a", "#e2793a", "#edc548", "#3f8f4d", "#3f74cc", "#8353bd")
    yield f'<path d="M{x - 46} 250L{x} {y} {x + 46} 250" fill="none" stroke="#171230" stroke-width="7"/>'
    for at in (r, r - 9):
        yield f'<circle cx="{x}" cy="{y}" r="{at}" fill="none" stroke="#171230" stroke-width="3"/>'
    for n in range(12):
        dx, dy = r * cos(n * pi / 6), r * sin(n * pi / 6)
        yield (
            f'<path d="M{x} {y}L{x + dx:.0f} {y + dy:.0f}" stroke="#171230" stroke-width="2"/>'
            f'<path d="M{x + dx - 9:.0f} {y + dy:.0f}h18v6q-9 9-18 0z" fill="{cars[n % 6]}"'
            ' stroke="#171230" stroke-width="1.500"/>'
            f'<circle cx="{x + dx * 0.86:.0f}" cy="{y + dy * 0.86:.0f}" r="2.600" fill="#ffe9a8"/>'
        )


def tent(x: int, wide: int, top: int, one: str, other: str) -> Iterator[str]:
    """A striped big top with a pennant."""
    half, eave = wide // 2, top + wide // 3
    yield f'<path d="M{x} {top}V{top - 26}l20 8-20 8" fill="{one}" stroke="#171230"/>'
    for n in range(8):
        left, right = x - half + n * wide // 8, x - half + (n + 1) * wide // 8
        ink = one if n % 2 else other
        yield f'<path d="M{x} {top}L{left} {eave}H{right}z" fill="{ink}"/>'
        yield f'<path d="M{left} {eave}h{wide // 8}v12q-{wide // 16} 9-{wide // 8} 0z" fill="{ink}"/>'
        yield f'<path d="M{left + 4} {eave + 8}h{wide // 8 - 1}V250h-{wide // 8}z" fill="{ink}" opacity=".75"/>'


def lamps(wide: int) -> Iterator[str]:
    """A string of lanterns from end to end."""
    yield f'<path d="M0 22Q{wide / 4} 58 {wide / 2} 22T{wide} 22" fill="none" stroke="#171230" stroke-width="2"/>'
    for n in range(1, 12):
        at = n / 12
        dip = 18 * (1 - (4 * (at % 0.5) - 1) ** 2)
        y = 22 + dip if at < 0.5 else 22 - dip
        ink = ("#ffd76a", "#ff9e7a", "#9ee0ff", "#ffe9a8")[n % 4]
        yield f'<circle cx="{at * wide:.0f}" cy="{y + 7:.0f}" r="5.500" fill="{ink}"/>'


def fair() -> Iterator[str]:
    """One bay of the fair, 600 by 260, and the fence in front of the crowd."""
    parts = [
        *tent(60, 150, 96, "#7b2f57", "#f0d9b0"),
        *wheel(215, 104, 84),
        *tent(420, 230, 66, "#2f4f8f", "#f0d9b0"),
        *tent(560, 120, 112, "#3d7a56", "#f0d9b0"),
        *lamps(600),
    ]
    hedge = '<path d="M0 214q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V260H0z" fill="#221b3d"/>'
    yield f'<symbol id="stand" viewBox="0 0 600 260">{"".join(parts)}{hedge}</symbol>'
    inks = ("#c8354a", "#edc548", "#3f74cc", "#3f8f4d", "#8353bd", "#e2793a")
    flags = "".join(
        f'<path d="M{x} 6h26l-13 24z" fill="{inks[n % 6]}" stroke="#171230" stroke-width=".8"/>'
        for n, x in enumerate(range(2, 600, 30))
    )
    yield (
        '<symbol id="parapet" viewBox="0 0 600 40"><path d="M0 4h600v36H0z" fill="#3a2550"/>'
        f'<path d="M0 4h600v4H0z" fill="#e9c04a"/>{flags}</symbol>'
    )


def sheet() -> str:
    """The whole file."""
    parts = [
        draw(colour, look)
        for colour, look in LOOKS.items()
        for draw in (badge, runner, trunk, strip)
    ]
    lines = "\n".join([*parts, *fair()])
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{lines}\n</svg>\n'


if __name__ == "__main__":
    TARGET.write_text(sheet(), encoding="utf-8")
