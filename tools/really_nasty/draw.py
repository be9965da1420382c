"""Draws web/static/svg/nasty.svg: horses seen from the rail, riders on and off them, the course.

Run `python -m tools.really_nasty.draw` after a change. Body, tail, mane and the legs of a stride are
those of the horses in `tools/draw_silks.py`. Every horse can be told without any colour: by the
pattern of its cloth, and by a blaze, dapples, socks, blinkers, plaits or a docked tail.

A rider (`rider-…`) is laid over a horse (`trunk-…`) in the same frame; his seat is at 58, 27 of it
(48.4% 40.3% of the frame), about which he comes off. A horse that has fallen (the last picture of its
legs) lies 9 units above the ground of the others: the page lowers it.
"""

from itertools import pairwise
from math import hypot
from pathlib import Path

from tools.draw_silks import BODY, MANE, STRIDE, TAIL, WIDTH, Leg, shade
from tools.really_nasty import draw_course, draw_falls, draw_turf
from tools.really_nasty.draw_cloth import (
    BOOT,
    INK,
    PEN,
    PEOPLE,
    SILKS,
    cap,
    cloth,
    head,
    limb,
    worn,
)

TARGET = Path(__file__).resolve().parents[2] / "web" / "static" / "svg" / "nasty.svg"

COATS = {  # coat, mane and tail: bay, grey, dark, chestnut, light bay, brown
    "red": ("#6b4326", "#20120a"),
    "blue": ("#9a8d80", "#e4ddd0"),
    "yellow": ("#3a2a20", "#120c08"),
    "green": ("#a56a35", "#e3bd84"),
    "purple": ("#8a5a36", "#2b170c"),
    "white": ("#56463c", "#1a120d"),
}

Point = tuple[float, float]

LEAP: tuple[Leg, Leg, Leg, Leg] = (  # forelegs tucked under the chest, hind legs flung out behind
    ((33, 39), (20, 46), (9, 49), (4, 47)),
    ((78, 42), (94, 45), (88, 54), (83, 54)),
    ((28, 37), (15, 44), (4, 54), (0, 57)),
    ((82, 41), (99, 48), (90, 57), (85, 56)),
)
FALLEN: tuple[Leg, Leg, Leg, Leg] = (  # folded under it, 9 units above where a hoof stands
    ((34, 38), (46, 50), (34, 57), (40, 59)),
    ((77, 42), (94, 51), (84, 58), (79, 57)),
    ((28, 37), (41, 49), (27, 57), (34, 60)),
    ((81, 41), (90, 54), (76, 57), (71, 55)),
)
POSES = (*STRIDE, LEAP, FALLEN)
GIRTHS = (6.2, 2.9, 2.1, 2.3)
"""Half the thickness of a leg: at the hip, the hock, the fetlock and the hoof."""

BACK = BODY.partition("C85 46")[0]
OUTLINE = f"{BACK}M22 41C19 37 20 32 24 28M69 46C62 48 54 47 47 44.5"
"""Where no leg grows out of the body."""

DOCKED = "M24 28C18 23 14 25 11 21C10 28 15 34 22 33Z"
PLAITED_TAIL = "M24 28Q15 22 12 27Q6 24 5 30Q0 30 -1 36Q6 38 9 34Q16 36 22 33Z"
CROPPED = "M75 20L76 16 79 17 80 13 83 14.5 85 11 87 12.5 92 9L90 12Q82 17 77 23Z"


def outlined(points: Leg, start: int = 0) -> str:
    """A limb along its bones as one shape, from one joint on: strong above, thin below."""
    sides: tuple[list[Point], list[Point]] = ([], [])
    bones = points[start:]
    across = [normal(*bone) for bone in pairwise(bones)]
    for (x, y), girth, before, after in zip(
        bones, GIRTHS[start:], [across[0], *across], [*across, across[-1]], strict=True
    ):
        turn = before[0] * after[1] - before[1] * after[0]
        for side, sign in zip(sides, (1, -1), strict=True):
            corner = (before, after) if turn * sign < -0.35 else (middle(before, after),)
            side.extend((x + sign * girth * nx, y + sign * girth * ny) for nx, ny in corner)
    return polygon([*sides[0], *reversed(sides[1])])


def normal(one: Point, other: Point) -> Point:
    """Across a bone, one unit long."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    return -dy / hypot(dx, dy), dx / hypot(dx, dy)


def middle(one: Point, other: Point) -> Point:
    """Between two directions."""
    x, y = one[0] + other[0], one[1] + other[1]
    return x / hypot(x, y), y / hypot(x, y)


def polygon(corners: list[Point]) -> str:
    """A closed path in halves of a unit, each corner told from the one before it: that is short."""
    whole = [(round(2 * x), round(2 * y)) for x, y in corners]
    steps = [(x - left, y - top) for (left, top), (x, y) in pairwise(whole)]
    way = "".join(f" {dx} {dy}" for dx, dy in steps).replace(" -", "-").removeprefix(" ")
    return f"M{whole[0][0]} {whole[0][1]}l{way}z"


def hoof(leg: Leg) -> Leg:
    """The end of a leg, below the pastern."""
    (x, y), (tip_x, tip_y) = leg[2:]
    return (*leg[:2], (x + 0.45 * (tip_x - x), y + 0.45 * (tip_y - y)), (tip_x, tip_y))


def sock(leg: Leg) -> Leg:
    """The white of a leg: from half the cannon down to the fetlock."""
    (x, y), (low_x, low_y), tip = leg[1:]
    return (leg[0], ((x + low_x) / 2, (y + low_y) / 2), (low_x, low_y), tip)


def moved(leg: Leg, picture: int) -> Leg:
    """The same leg on its picture of the strip."""
    return tuple((x + WIDTH * picture, y) for x, y in leg)


def pair(first: int, coat: str, socks: str) -> str:
    """Two legs of every picture: far ones or near ones."""
    legs = [moved(leg, at) for at, pose in enumerate(POSES) for leg in pose[first : first + 2]]
    white = "".join(outlined(sock(leg), 1) for leg in legs) if socks else ""
    return (
        f'<path d="{"".join(map(outlined, legs))}" fill="{coat}"/>'
        + (f'<path d="{white}" fill="{socks}" stroke="none"/>' if white else "")
        + f'<path d="{"".join(outlined(hoof(leg), 2) for leg in legs)}" fill="{INK}"/>'
    )


def strip(silk: str) -> str:
    """The legs: standing, the four of a stride, over a hedge, down on the ground."""
    coat, _ = COATS[silk]
    far, near = ("#d8cdb8", "#f6efe1") if silk == "yellow" else ("", "")
    return (
        f'<symbol id="legs-{silk}" viewBox="-2 -2 {WIDTH * len(POSES)} 72">'
        f'<g stroke="{INK}" stroke-width="2.4" stroke-linejoin="round" transform="scale(.5)">'
        f"{pair(0, shade(coat), far)}{pair(2, coat, near)}</g></symbol>"
    )


def hair(silk: str) -> str:
    """Tail and mane: long, cropped, or in plaits."""
    _, ink = COATS[silk]
    tail = {"white": DOCKED, "purple": PLAITED_TAIL}.get(silk, TAIL)
    return f'<path d="{tail}" fill="{ink}"/>'


def mane(silk: str) -> str:
    """What stands on the neck."""
    _, ink = COATS[silk]
    if silk == "purple":
        knobs = ((76, 20.5), (79.5, 18), (83, 15), (86.5, 12.5), (90, 10))
        return "".join(f'<circle cx="{x}" cy="{y}" r="1.8" fill="{ink}"/>' for x, y in knobs)
    return f'<path d="{CROPPED if silk == "white" else MANE}" fill="{ink}"/>'


def marks(silk: str) -> str:
    """What tells a horse from the others without its colour."""
    base, trim = SILKS[silk]
    match silk:
        case "red":
            return '<path d="M96.5 8.5Q107 11 114 23L110 22Q104 14 97 11Z" fill="#f6efe1" stroke="none"/>'
        case "blue":
            spots = "M27 31h.1M32 29h.1M30 35h.1M36 32h.1M26 37h.1M35 38h.1M40 35h.1"
            return f'<path d="{spots}" stroke="#e4ddd0" stroke-width="2.6"/>'
        case "green":
            hood = "M91 10L98 8 106 14 100 22 92 20Z"
            return (
                f'<path d="{hood}" fill="{base}"/><path d="M99 12L105 15 102 19Z" fill="{trim}"/>'
            )
    return ""


def face(silk: str) -> str:
    """A nasty eye, a nostril, and more teeth than it needs."""
    blinkered = silk == "green"
    eye = (
        '<path d="M100 12.5L106 14.5 105.5 17.5Q101.5 19 100 16Z" fill="#fff"'
        ' stroke-width=".8"/><path d="M103.6 16h.1" stroke-width="2.2"/>'
    )
    return (
        ("" if blinkered else eye)
        + '<path d="M102 25.5L110.5 27.5 109.5 31 103 29ZM106.5 27L106 29.5" fill="#fffaf0"'
        ' stroke-width=".7"/><path d="M111.5 23h.1" stroke-width="1.5"/>'
    )


def harness(silk: str) -> str:
    """Bridle and reins, saddle cloth, saddle and stirrup."""
    wool = '<path d="M107.5 18L104.5 25.5" stroke="#fffaf0" stroke-width="3.2"/>'
    return (
        '<path d="M95 10L100 24M108 18L104.5 26M104.5 24L78 25Q70 26 68 23"'
        f' stroke="#2b1409"/>{wool if silk == "white" else ""}'
        f"{cloth(silk, 'matrix(1 -.04 .04 .68 42 27)')}"
        '<path d="M58 30V39" stroke-width="1.5"/>'
        '<path d="M55.5 42L58 38 60.5 42Z" stroke="#e9e4da" stroke-width="1.3"/>'
        '<path d="M44.5 27Q44 22 49 24.5 57 28 65 22.5 69 21.5 68 26 65 32 57 32 48 32 44.5 27Z"'
        ' fill="#7a3f1d"/>'
    )


def trunk(silk: str) -> str:
    """A horse without its legs and without its rider, saddled."""
    coat, _ = COATS[silk]
    return (
        f'<symbol id="trunk-{silk}" viewBox="-2 -2 124 72"><g {PEN}>{hair(silk)}'
        f'<path d="{BODY}" fill="{coat}" stroke="none"/>{marks(silk)}'
        f'<path d="{OUTLINE}"/>{mane(silk)}{face(silk)}{harness(silk)}</g></symbol>'
    )


def rider(silk: str) -> str:
    """The rider, bent over the withers."""
    base, _ = SILKS[silk]
    _, skin, _ = PEOPLE[silk]
    return (
        f'<symbol id="rider-{silk}" viewBox="-2 -2 124 72"><g {PEN}>'
        f"{limb('M64 32L59 40', BOOT, 4.5)}{limb('M59 41L63.5 41.5', BOOT, 2.6)}"
        f"{limb('M55 25L67 29 63 34', '#fffaf0', 5.5)}"
        f"{cloth(silk, 'matrix(.86 -.46 .3 .5 52 15.5)')}"
        f"{limb('M74 12L76 21 83 22', base, 4)}{limb('M84.5 22h.1', skin, 2.6)}"
        f"{head(silk, 'riding', 'translate(80 6.5) scale(.6)')}"
        f"{worn(silk, 'translate(73 -2.5) scale(.62)')}</g></symbol>"
    )


def sheet() -> str:
    """The whole file."""
    drawn = (trunk, rider, strip, *draw_falls.EACH, cap)
    parts = [draw(silk) for silk in SILKS for draw in drawn]
    lines = "\n".join([*parts, *draw_course.symbols(), *draw_turf.symbols()])
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{lines}\n</svg>\n'


if __name__ == "__main__":
    TARGET.write_text(sheet(), encoding="utf-8")
