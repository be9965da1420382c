"""Draws web/static/svg/circle.svg: seven horses in profile, their legs, and jockeys in silks.

Run `python -m tools.winners_circle.draw` after a change. Body, tail, mane and the stride are those of
the horses in `tools/draw_silks.py`. Every horse can be told without its colour, by head, mane, tail,
socks or spots; a jockey wears the pattern of the card that his horse runs under.

A jockey's cloth has the fill of whatever uses it, and its print the `color`: a card brings both.
"""

from pathlib import Path

from tools.draw_silks import BODY, MANE, STRIDE, TAIL, WIDTH, Leg, shade

TARGET = Path(__file__).resolve().parents[2] / "web" / "static" / "svg" / "circle.svg"
INK = "#1c120b"
WHITE = "#fdf8ec"

COATS = {  # coat, mane and tail: as in web/winners_circle/style/61-circle-tokens.css
    "grey": ("#9aa3a8", "#4e585e"),
    "white": ("#f4efe4", "#cfc5b2"),
    "beige": ("#d9bd8c", "#4a3521"),
    "caramel": ("#c98637", "#f3e2b8"),
    "red-brown": ("#95452a", "#1d120d"),
    "dark-brown": ("#553522", "#2d1a0f"),
    "black": ("#25242a", "#0e0d10"),
}
SOCKS = {"beige": "#4a3521", "red-brown": WHITE}
"""What a horse has from half its cannon down."""

DOCKED = "M24 28C18 23 14 25 11 21C10 28 15 34 22 33Z"
PLAITED = "M24 28Q15 22 12 27Q6 24 5 30Q0 30-1 36Q6 38 9 34Q16 36 22 33Z"
KNOBS = ((76, 20), (79.5, 17.5), (83, 14.5), (86.5, 12), (90, 9.5))
HOGGED = "M75 20L76 16 79 17 80 13 83 14.500 85 11 87 12.500 92 9 90 12Q82 17 77 23Z"

MARKS = {
    "grey": '<path d="M25 33h.1M30 29h.1M29 37h.1M35 31h.1M35 40h.1M24 39h.1M40 36h.1M72 27h.1M77 31h.1'
    'M72 34h.1M78 38h.1" stroke="#e8ecee" stroke-width="3.2"/>',
    "white": '<path d="M88 11L92.500 8.500 98 7.500Q104 11 107.500 16L101 24Q93 22 88 22Z" fill="#a8231f"/>'
    '<circle cx="102" cy="15.500" r="2.600" fill="#fffaf0"/>',
    "beige": '<path d="M24 29.500C32 24.500 46 30 56 29.500C64 28.500 69 25.500 75 21.500" stroke="#4a3521"'
    ' stroke-width="3.400"/>',
    "caramel": "",
    "red-brown": '<path d="M99 8.500l1.800 2.600 3.200.6-2 2.600.4 3.300-3.200-1.200-3 1.300.1-3.400-2-2.600 3.200-.7z"'
    f' fill="{WHITE}" stroke="none"/>',
    "dark-brown": f'<path d="M97 8.500Q107 11 114.500 23L109.500 23Q104 14 97 12Z" fill="{WHITE}"'
    ' stroke="none"/>',
    "black": '<path d="M23.500 28.500Q33 24 45 28Q47 36 42 43Q29 46 22.500 41.500Q19 35 23.500 28.500Z"'
    f' fill="{WHITE}" stroke="none"/><path d="M28 33h.1M36 37h.1M37 31h.1M29 40h.1" stroke-width="3"/>'
    f'<path d="M108 18.500L104.500 26" stroke="{WHITE}" stroke-width="4.400"/>',
}
"""What tells a horse from the others without its colour, beside its mane, tail and socks."""

PATTERNS = {  # on a cloth of 24 by 24
    "hoops": "M0 2h24v4.500H0zM0 10h24v4.500H0zM0 18h24v4.500H0z",
    "stripes": "M2 0h4.500v24H2zM10 0h4.500v24H10zM18 0h4.500v24H18z",
    "halves": "M12 0h12v24H12z",
    "sash": "M0 14L14 0h10v2L2 24H0z",
    "chevron": "M0 3l12 8 12-8v8l-12 8-12-8z",
    "spots": "M3 5.500a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 5.500a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 12a3 3 0 1 0 6 0a3"
    " 3 0 1 0-6 0M3 18.500a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 18.500a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
}

Line = tuple[tuple[float, float], ...]


def hair(coat: str) -> str:
    """The tail: long, plaited or docked."""
    tail = {"dark-brown": DOCKED, "caramel": PLAITED}.get(coat, TAIL)
    return f'<path d="{tail}" fill="{COATS[coat][1]}"/>'


def mane(coat: str) -> str:
    """What stands on the neck: long, in knots, or hogged."""
    ink = COATS[coat][1]
    if coat == "caramel":
        return "".join(f'<circle cx="{x}" cy="{y}" r="2.300" fill="{ink}"/>' for x, y in KNOBS)
    return f'<path d="{HOGGED if coat == "dark-brown" else MANE}" fill="{ink}"/>'


def trunk(coat: str) -> str:
    """A horse without its legs and without its jockey, bridled and saddled."""
    eye = '<circle cx="103" cy="16" r="1.800" fill="#fff" stroke-width=".8"/>'
    return (
        f'<symbol id="trunk-{coat}" viewBox="-2 -2 124 72"><g fill="none" stroke="{INK}"'
        ' stroke-width="1.300" stroke-linejoin="round" stroke-linecap="round">'
        f'{hair(coat)}<path d="{BODY}" fill="{COATS[coat][0]}" stroke-width="1.700"/>{MARKS[coat]}'
        f"{mane(coat)}{eye}"
        '<path d="M96 9.500L101 24M108 18L104 26.500M104 25L80 25.500"/><path d="M111.500 23.500h.1"'
        ' stroke-width="1.800"/><path d="M46 27Q56 31 68 25L69 30Q57 36 46 32Z" fill="#7a3f1d"/></g>'
        "</symbol>"
    )


def moved(leg: Leg, picture: int) -> Line:
    """The same leg on its picture of the strip."""
    return tuple((x + WIDTH * picture, y) for x, y in leg)


def sock(leg: Line) -> Line:
    """From half the cannon down to the fetlock."""
    (x, y), low = leg[1:3]
    return (((x + low[0]) / 2, (y + low[1]) / 2), low)


def along(lines: list[Line]) -> str:
    """Several lines as one path."""
    return "".join("M" + "L".join(f"{x:g} {y:g}" for x, y in line) for line in lines)


def pair(first: int, ink: str, socks: str) -> str:
    """Two legs of every picture, far ones or near ones: an outline, the coat, socks and hooves."""
    legs = [moved(leg, at) for at, pose in enumerate(STRIDE) for leg in pose[first : first + 2]]
    thighs, shins = along([leg[:2] for leg in legs]), along([leg[1:] for leg in legs])
    hooves, white = along([leg[2:] for leg in legs]), along(list(map(sock, legs)))
    return (
        f'<path d="{thighs}" stroke="{INK}" stroke-width="9"/>'
        f'<path d="{shins}" stroke="{INK}" stroke-width="6.400"/>'
        f'<path d="{thighs}" stroke="{ink}" stroke-width="6.600"/>'
        f'<path d="{shins}" stroke="{ink}" stroke-width="4"/>'
        + (f'<path d="{white}" stroke="{socks}" stroke-width="4"/>' if socks else "")
        + f'<path d="{hooves}" stroke="{INK}" stroke-width="5" stroke-dasharray="0 2.800 9"/>'
    )


def strip(coat: str) -> str:
    """The legs, picture beside picture: standing, then the four of a stride."""
    ink, socks = COATS[coat][0], SOCKS.get(coat, "")
    far = shade(socks) if socks else ""
    return (
        f'<symbol id="legs-{coat}" viewBox="-2 -2 {WIDTH * len(STRIDE)} 72">'
        '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f"{pair(0, shade(ink), far)}{pair(2, ink, socks)}</g></symbol>"
    )


def jockey(pattern: str) -> str:
    """A jockey bent over the withers."""
    pen = f'stroke="{INK}" stroke-width="1.200" stroke-linejoin="round"'
    return (
        f'<symbol id="silks-{pattern}" viewBox="-2 -2 124 72">'
        f'<path d="M54 20C62 18 67 22 69 27L62 35L65 41L57.500 41L57 34L61 28L52 28z" fill="#fffaf0" {pen}/>'
        f'<path d="M57 36L65 36L66 42H56.500z" fill="#2b1a0f"/>'
        f'<g transform="matrix(.9 -.45 .3 .56 50 13)"><path d="M0 0h24v24H0z" {pen}/>'
        f'<path d="{PATTERNS[pattern]}" fill="currentColor"/>'
        f'<path d="M0 0h24v24H0z" fill="none" {pen}/></g>'
        f'<path d="M70 11L84 20L82 24L66.500 17.500z" {pen}/>'
        f'<circle cx="83" cy="22.500" r="2.200" fill="#e5b48c"/>'
        f'<circle cx="80" cy="5.500" r="5" fill="#e5b48c" {pen}/>'
        f'<path d="M73 6.500A7 7 0 0 1 86 2L91 5.500L84.500 6z" {pen}/>'
        f'<path d="M76 2.500A7 7 0 0 1 82-.800L83 6L77 6.200z" fill="currentColor"/></symbol>'
    )


def sheet() -> str:
    """The whole file."""
    horses = [draw(coat) for coat in COATS for draw in (trunk, strip)]
    lines = "\n".join([*horses, *map(jockey, PATTERNS)])
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{lines}\n</svg>\n'


if __name__ == "__main__":
    TARGET.write_text(sheet(), encoding="utf-8")
