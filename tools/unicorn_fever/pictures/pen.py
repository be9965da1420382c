"""The pen of the cards: flat shapes with a dark outline, and motifs that come back."""

from __future__ import annotations

from math import cos, pi, sin

RED, ORANGE, YELLOW, GREEN = "#d8475a", "#ee8f45", "#f6cb52", "#62a85c"
BLUE, VIOLET, INK, CREAM = "#5a90da", "#9a70cc", "#2a1a30", "#fffaf0"
BROWN, SILVER, TAN, DUSK, PINK = "#94633b", "#cdd5df", "#ecc792", "#5c4b7c", "#f2a3b8"


def path(d: str, fill: str = "") -> str:
    """A shape, or a line where nothing fills it."""
    return f'<path d="{d}" fill="{fill}"/>' if fill else f'<path d="{d}"/>'


def bare(d: str, fill: str) -> str:
    """A shape without an outline."""
    return f'<path d="{d}" fill="{fill}" stroke="none"/>'


def band(d: str, ink: str, wide: float) -> str:
    """A broad line of a colour."""
    return f'<path d="{d}" stroke="{ink}" stroke-width="{wide:g}"/>'


def edged(d: str, ink: str, wide: float) -> str:
    """A broad line with a dark edge."""
    return band(d, INK, wide + 4) + band(d, ink, wide)


def disc(x: float, y: float, r: float, fill: str = "") -> str:
    """A circle."""
    filled = f' fill="{fill}"' if fill else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"{filled}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str) -> str:
    """An ellipse."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"/>'


def dot(x: float, y: float, r: float = 1.8) -> str:
    """A spot of ink: an eye, a nail, a hole."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{INK}" stroke="none"/>'


def moved(where: str, *parts: str) -> str:
    """Parts, turned or moved together."""
    return f'<g transform="{where}">{"".join(parts)}</g>'


def star(
    x: float, y: float, r: float, fill: str = YELLOW, points: int = 5, waist: float = 0.46
) -> str:
    """A star with its point up; a wide waist makes it a cog."""
    corners = []
    for n in range(2 * points):
        far, turn = (r if n % 2 == 0 else r * waist), n * pi / points
        corners.append(f"{x + far * sin(turn):.3g} {y - far * cos(turn):.3g}")
    return path(f"M{'L'.join(corners)}z", fill)


def coin(x: float, y: float, r: float = 7) -> str:
    """A gold coin with a rim."""
    return disc(x, y, r, YELLOW) + f'<circle cx="{x:g}" cy="{y:g}" r="{r - 3:g}" stroke="#b07c1c"/>'


def spark(x: float, y: float, r: float, fill: str = CREAM) -> str:
    """A glint with four points."""
    return path(
        f"M{x:g} {y - r:g}q0 {r:g} {r:g} {r:g}-{r:g} 0-{r:g} {r:g} 0-{r:g}-{r:g}-{r:g} {r:g} 0"
        " {r:g}-{r:g}z",
        fill,
    )


def eyes(x: float, y: float, apart: float, r: float = 4) -> str:
    """Two round eyes that look at whoever looks at them."""
    both = (x - apart, x + apart)
    return "".join(disc(at, y, r, CREAM) + dot(at, y, r * 0.45) for at in both)


def clover(x: float, y: float, r: float, fill: str = GREEN) -> str:
    """Four leaves."""
    return "".join(
        disc(x + dx * r, y + dy * r, r, fill) for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
    )


def head(coat: str = CREAM, mane: str = PINK, eye: str = "") -> str:
    """The head of a unicorn that looks to the right."""
    return (
        path("M31 20C18 18 8 32 10 60H20C20 46 24 34 34 24z", mane)
        + path("M34 21L49 3 43 24z", YELLOW)
        + path(
            "M16 62C16 44 20 28 30 21L29 12 37 18C43 20 46 24 48 28L57 40C59 46 54 51 48 49L38 46"
            "C38 52 41 56 42 62z",
            coat,
        )
        + (eye or dot(40, 30, 2.4))
        + dot(52, 43, 1.4)
    )


def flag(x: float, y: float, wide: int, high: int, size: float = 5) -> str:
    """A strip of the finishing line, in squares."""
    black = "".join(
        f"M{x + column * size:g} {y + row * size:g}h{size:g}v{size:g}h-{size:g}z"
        for column in range(wide)
        for row in range(high)
        if (column + row) % 2
    )
    whole = f"M{x:g} {y:g}h{wide * size:g}v{high * size:g}h-{wide * size:g}z"
    return path(whole, CREAM) + bare(black, INK)
