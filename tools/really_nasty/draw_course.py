"""The course from the rail: hedge, drop, rails and water, umbrellas over the crowd, what flies.

An obstacle crosses the lanes away from us, so its drawings stand one above the other, lane by lane,
and what leaves one at the top comes in at the bottom of the next.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tools.really_nasty.draw_cloth import INK, MUD, PEN

TALL = 60


def symbol(name: str, wide: int, tall: int, drawn: str) -> str:
    """A drawing that the styles can take as a background."""
    return f'<symbol id="{name}" viewBox="0 0 {wide} {tall}">{drawn}</symbol>'


def edge(rng: Random, x: float, sway: float, steps: int) -> list[tuple[float, float]]:
    """Points down a ragged edge that ends where it began."""
    tall = TALL / steps
    points = [(x + rng.uniform(-sway, sway), tall * at) for at in range(steps)]
    return [*points, (points[0][0], TALL)]


def joined(points: list[tuple[float, float]]) -> str:
    """A line through points."""
    return "L".join(f"{x:.0f} {y:.0f}" for x, y in points)


def band(left: list[tuple[float, float]], right: list[tuple[float, float]], fill: str) -> str:
    """What lies between two edges, with both of them drawn."""
    shape = f'<path d="M{joined(left)}L{joined(right[::-1])}Z" fill="{fill}" stroke="none"/>'
    return f'{shape}<path d="M{joined(left)}M{joined(right)}"/>'


def stems(rng: Random, x: float, run: float, rise: float, many: int) -> str:
    """Birch twigs that lean away from who comes to jump them; one cut at the top ends below."""
    told = ""
    for at in range(many):
        x1, y1 = x + rng.uniform(-2, 2), TALL * (at + rng.uniform(0.2, 0.8)) / many
        dx, dy = run * rng.uniform(0.7, 1.1), -rise * rng.uniform(0.8, 1.2)
        told += f"M{x1:.0f} {y1:.0f}l{dx:.0f} {dy:.0f}"
        if y1 + dy < 0:
            told += f"M{x1:.0f} {y1 + TALL:.0f}l{dx:.0f} {dy:.0f}"
    return told


def dots(rng: Random, x: tuple[float, float], many: int) -> str:
    """Flowers of the gorse, between two edges."""
    return "".join(
        f"M{rng.uniform(*x):.0f} {TALL * (at + 0.5) / many + rng.uniform(-2, 2):.0f}h.1"
        for at in range(many)
    )


def board(x: int, wide: int) -> str:
    """A board painted white at the foot, jointed once a lane."""
    return (
        f'<path d="M{x} 0h{wide}v60h-{wide}z" fill="#f6f1e4" stroke="none"/>'
        f'<path d="M{x + wide - 2} 0v60" stroke="#c9c0aa" stroke-width="3"/>'
        f'<path d="M{x} 0v60M{x + wide} 0v60M{x} 34l{wide}-5"/>'
    )


def shadow(x: int, wide: int) -> str:
    """What an obstacle throws on the grass behind it."""
    return f'<path d="M{x} 0h{wide}v60h-{wide}z" fill="#0b140c" opacity=".25"/>'


def bristles(rng: Random, x: float, many: int) -> str:
    """The brush on top: twigs that stand out against the grass behind, one more than the lane has.

    The first reaches into the lane behind, so that one is begun at the foot once more.
    """
    tall = TALL / many
    twigs = [
        (rng.uniform(4, 9), rng.uniform(3, 7), 0 if at == many - 1 else rng.uniform(-2, 1))
        for at in range(many)
    ]
    return f"M{x:.0f} 0" + "".join(
        f"l{tip:.0f}-{up:.0f}L{x + back:.0f} {tall * (at + 1):.0f}"
        for at, (tip, up, back) in enumerate([*twigs, twigs[0]])
    )


def clumps(rng: Random, x: tuple[float, float], many: int) -> str:
    """Leaves, in bows."""
    return "".join(
        f"M{rng.uniform(*x):.0f} {3 + TALL * at / many:.0f}q3-5 6 0 4-3 6 1" for at in range(many)
    )


class Brush(NamedTuple):
    """A hedge: how wide its leaning side and its top are, and its inks."""

    side: int
    top: int
    dark: str
    light: str
    twig: str
    flower: str


def brush(rng: Random, look: Brush, x: int) -> str:
    """The hedge itself: the side that leans, and the brush on top."""
    crest = x + look.side
    return (
        f'<path d="M{crest} 0v60h{look.top}V0z" fill="{look.light}" stroke="none"/>'
        f'<path d="{bristles(rng, crest + look.top, 9)}" fill="{look.light}"/>'
        f'<path d="M{x} 0v60h{look.side}V0z" fill="{look.dark}" stroke="none"/>'
        f'<path d="{clumps(rng, (crest - 6, crest), 8)}" fill="{look.dark}" stroke="none"/>'
        f'<path d="{stems(rng, x + 2, look.side + look.top - 8, 17, 10)}" stroke="{look.twig}"/>'
        f'<path d="{clumps(rng, (x + 2, crest - 6), 7)}" stroke="{look.light}" stroke-width="1.6"/>'
        f'<path d="{clumps(rng, (crest, crest + look.top - 10), 7)}" stroke="{look.dark}"/>'
        f'<path d="{dots(rng, (x + 5, crest + look.top - 4), 9)}" stroke="{look.flower}"'
        ' stroke-width="3.2"/>'
    )


def hedge() -> str:
    """Birch and gorse, a white board at its foot."""
    look = Brush(20, 17, "#2c4a2b", "#4f7a3b", "#a8794a", "#f0c930")
    drawn = brush(Random(7), look, 12)
    return symbol("hedge", 60, 60, f"{shadow(44, 15)}<g {PEN}>{drawn}{board(3, 9)}</g>")


def drop() -> str:
    """A dark hedge upon a bank, and the ground falls away behind it."""
    look = Brush(13, 14, "#182c20", "#2b4b33", "#7a5a3a", "#9cbb62")
    rng = Random(11)
    bank = band(edge(rng, 2, 1.5, 5), edge(rng, 14, 1, 5), "#8a6844")
    fall = band(edge(rng, 34, 0, 5), edge(rng, 57, 1.5, 5), "#4a3320")
    strata = "M44 0v60M51 0v60M44 12l7 4M51 28l5 3M44 41l7 4M51 54l5 3"
    return symbol(
        "drop",
        60,
        60,
        f'<g {PEN}>{fall}<path d="{strata}" stroke="#2a1b10"/>{bank}'
        f'<path d="{stems(rng, 3, 7, 7, 6)}" stroke="#6f9254" stroke-width="2"/>'
        f"{brush(rng, look, 13)}</g>",
    )


def rails() -> str:
    """Three white bars, and the post that carries them."""
    bars = "".join(
        f'<path d="M{x} 0h7v60h-7z" fill="#f6f1e4" stroke="none"/>'
        f'<path d="M{x + 5.5} 0v60" stroke="#b9b09a" stroke-width="2.4"/>'
        f'<path d="M{x} 0v60M{x + 7} 0v60"/>'
        for x in (11, 24, 37)
    )
    return symbol(
        "rails",
        60,
        60,
        f"{shadow(42, 14)}<g {PEN}>{bars}"
        '<path d="M7 50Q5 46 7 43L47 14 52 20 12 50Z" fill="#f6f1e4"/>'
        '<path d="M10 49L51 19" stroke="#b9b09a" stroke-width="1.6"/>'
        '<path d="M16 41h.1M29 32h.1M42 22h.1" stroke-width="2.2"/></g>',
    )


def water() -> str:
    """A ditch full of water behind a low white board."""
    rng = Random(3)
    return symbol(
        "water",
        90,
        60,
        f"<g {PEN}>{band(edge(rng, 12, 0, 4), edge(rng, 84, 2, 6), MUD)}"
        f"{band(edge(rng, 12, 0, 4), edge(rng, 78, 2, 6), '#4f86a3')}"
        '<path d="M20 0v60" stroke="#35657f" stroke-width="10" stroke-linecap="butt"/>'
        '<path d="M30 8q5-4 10 0t10 0M52 22q5-4 10 0t10 0M28 34q5-4 10 0t10 0M50 48q5-4 10 0t10 0"'
        f' fill="none" stroke="#d5e7ee" stroke-width="1.8"/>{board(3, 10)}</g>',
    )


CANOPIES = (
    ("#2b2a28", "#3d3b38"), ("#c9362b", "#a8241b"), ("#f2ede0", "#2459a8"),
    ("#e9bf2f", "#c99a1c"), ("#4d7a55", "#38603f"), ("#f2ede0", "#c9362b"),
)  # fmt: skip
SLEEVES = ("#5d5a55", "#1d5c63", "#7c1510", "#3a2a20", "#6b2d75")
SKINS = ("#f0c9a4", "#d9a37a", "#a86f47")


DOME = "M-34 0C-32-20-16-30 0-30 16-30 32-20 34 0Q25-6 17 0 8-6 0 0-8-6-17 0-25-6-34 0Z"
PANELS = "M-34 0C-32-20-16-30 0-30-12-22-16-12-17 0Q-25-6-34 0ZM0 0V-30C12-22 16-12 17 0Q8-6 0 0Z"
SEATS = (  # in the gaps of the second row, then in those of the first
    (46, 160, 0.75), (185, 163, 0.75), (277, 158, 0.75), (415, 162, 0.75), (508, 159, 0.75),
    (0, 196, 1), (100, 192, 1), (200, 198, 1), (300, 193, 1), (400, 197, 1), (500, 194, 1),
)  # fmt: skip


def umbrella(at: int, x: int, y: int, scale: float) -> str:
    """An open umbrella of four panels, its stick, and the hand on it."""
    one, other = CANOPIES[(at * 5 + (3 if scale == 1 else 0)) % 6]
    sleeve, skin = SLEEVES[at % 5], SKINS[at % 3]
    arm = "M-14 64L-4 38 6 40 6 64Z" if scale == 1 else "M-9 52L-4 38 6 40 5 50Z"
    return (
        f'<g transform="translate({x} {y}) scale({scale}) rotate({at * 5 % 11 - 5})">'
        '<path d="M0-34V40q0 6 6 4" fill="none" stroke-width="2.6"/>'
        f'<path d="{arm}" fill="{sleeve}"/><circle cy="36" r="5.5" fill="{skin}"/>'
        f'<path d="{DOME}" fill="{one}"/><path d="{PANELS}" fill="{other}"/></g>'
    )


def umbrellas() -> str:
    """Over the seats of `silks.svg#crowd`; the one at the seam stands on both sides of it."""
    told = "".join(
        umbrella(at, x + seam, y, scale)
        for at, (x, y, scale) in enumerate(SEATS)
        for seam in ((0, 600) if x == 0 else (0,))
    )
    pen = f'stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"'
    return symbol("umbrellas", 600, 260, f"<g {pen}>{told}</g>")


def drops(rng: Random, many: int, fill: str, size: float) -> str:
    """Drops or clods flung up in a fan."""
    told = ""
    for at in range(many):
        x = 40 + (at - (many - 1) / 2) * 70 / many
        y = 8 + abs(x - 40) * 0.5 + rng.uniform(-4, 8)
        r = size * rng.uniform(0.6, 1.2)
        told += f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.1f}" fill="{fill}"/>'
    return told


def splash() -> str:
    """Water thrown up."""
    crown = "M6 48Q2 34 4 24 12 30 16 38 16 20 22 8 28 22 32 34 36 14 42 4 46 18 48 34 54 18 62 10 62 26 64 38 70 28 77 24 78 38 74 48 40 52 6 48Z"
    inner = "M16 47Q16 40 14 36 22 40 25 44 26 34 30 26 34 36 40 42 46 34 52 28 52 38 56 44 62 40 66 36 66 42 64 47 40 50 16 47Z"
    return symbol(
        "splash",
        80,
        50,
        f'<g {PEN}><path d="{crown}" fill="#6fa6c2"/><path d="{inner}" fill="#d5e7ee" stroke="none"/>'
        f"{drops(Random(4), 7, '#b9dbe8', 3)}</g>",
    )


CLOD = "M-4 2Q-6-3-1-4 5-5 5 0 5 4 1 4-3 5-4 2Z"


def mud() -> str:
    """Clods thrown up."""
    heap = (
        "M3 48Q9 44 8 34 7 28 11 28 15 28 15 35 18 40 22 36 24 28 20 16 20 10 25 11 29 12 29 22 31 32"
        " 36 30 38 24 36 10 37 4 41 5 46 5 45 14 44 28 47 32 51 34 53 24 54 12 59 12 64 13 61 22 58 34"
        " 61 38 66 38 67 32 69 26 73 28 76 31 73 37 71 45 78 48Q40 52 3 48Z"
    )
    clods = ((7, 19, 0.7, 0), (15, 7, 0.9, 40), (33, 5, 0.6, 80), (52, 6, 0.8, 20), (69, 17, 1, 60))
    flying = "".join(
        f'<path d="{CLOD}" fill="#7d5c3a" transform="translate({x} {y}) rotate({turn}) scale({size})"/>'
        for x, y, size, turn in clods
    )
    shine = '<path d="M24 15l1 6M41 9v7M58 17l-2 6M30 42q8-5 16-1" stroke="#8a6844"/>'
    return symbol("mud", 80, 50, f'<g {PEN}><path d="{heap}" fill="{MUD}"/>{shine}{flying}</g>')


def puff() -> str:
    """Leaves and twigs knocked from a hedge."""
    rng = Random(6)
    inks = ("#2c4a2b", "#4f7a3b", "#7fa560", "#f0c930")
    leaves = "".join(
        f'<path d="M-6 0Q0-5 6 0 0 5-6 0Z" fill="{inks[at % 4]}" transform="translate('
        f"{9 + 14 * (at % 4) + rng.uniform(-4, 4):.0f} {8 + 12 * (at // 4) + rng.uniform(-3, 3):.0f})"
        f' rotate({rng.randrange(180)})"/>'
        for at in range(12)
    )
    pen = f'stroke="{INK}" stroke-width=".9" stroke-linejoin="round"'
    twigs = '<path d="M8 32l10-9M42 12l11-8M28 17l6 7" stroke="#a8794a" stroke-width="1.8"/>'
    return symbol("puff", 60, 40, f"<g {pen}>{twigs}{leaves}</g>")


def symbols() -> Iterator[str]:
    """All of them."""
    for draw in (hedge, drop, rails, water, umbrellas, splash, mud, puff):
        yield draw()
