"""Draws web/static/svg/silks.svg: jerseys, horses with jockeys, legs that gallop, and the stand.

Run `python -m tools.draw_silks` after a change; every shape is spelt out, for nested references and
patterns do not cross from one SVG file into a page in every browser.
"""

from pathlib import Path

from tools import draw_stand

TARGET = Path(__file__).resolve().parent.parent / "web" / "static" / "svg" / "silks.svg"
WIDE, TALL = 24, 24

COLOURS = {  # cloth, pattern, edge, number
    "black": ("#26242b", "#f1ead9", "#7c7684", "1"),
    "blue": ("#1f58b5", "#f4e9c9", "#0f2f66", "2"),
    "green": ("#1c7a45", "#f6e7a6", "#0b4022", "3"),
    "red": ("#c2271f", "#fbe9d2", "#6d100b", "4"),
    "yellow": ("#f0b91d", "#5a2a0c", "#7a5600", "5"),
    "white": ("#fbf7ec", "#8b97a6", "#5a6472", "6"),
}

COATS = {  # coat, mane and tail
    "black": ("#352a27", "#120d0b"),
    "blue": ("#6b4024", "#24140a"),
    "green": ("#7d4a22", "#4a240c"),
    "red": ("#5a3018", "#1f0f06"),
    "yellow": ("#a9743c", "#efdcb0"),
    "white": ("#d9d3c7", "#8d8577"),
}

HORSE = (
    "M24 28C32 23 46 29 56 28C64 27 69 24 75 20C81 15 86 11 92 9L93 3L97 8C103 11 109 17 114 23"
    "C115 26 112 29 109 28C104 27 101 25 97 25C93 28 91 33 86 39C92 40 97 41 102 40L114 45L119 51"
    "L113 50L101 45C94 47 87 48 81 46C85 50 91 53 96 55L104 61L107 67L101 65L91 59C84 56 76 51"
    " 72 45C62 48 51 46 45 43C43 49 35 54 27 56L17 63L9 68L11 63L20 53C26 50 30 47 31 43C25 47"
    " 19 48 14 48L6 56L-1 59L2 53L9 45C15 43 19 40 20 35C20 32 21 30 24 28Z"
)
BODY = (
    "M24 28C32 23 46 29 56 28C64 27 69 24 75 20C81 15 86 11 92 9L93 3L97 8C103 11 109 17 114 23"
    "C115 26 112 29 109 28C104 27 101 25 97 25C93 28 91 33 87 40C85 46 78 48 72 46"
    "C62 48.500 51 46.500 45 44C38 48 27 46 22 41C19 37 20 32 24 28Z"
)
TAIL = "M24 28C16 22 9 27 0 24C5 31 14 34 22 33Z"
MANE = "M75 20C81 14 86 10 92 9L90 13C86 15 80 20 77 24Z"

Leg = tuple[tuple[float, float], ...]  # hip or shoulder, hock or knee, fetlock, tip of the hoof

STRIDE: tuple[tuple[Leg, Leg, Leg, Leg], ...] = (  # far hind, far fore, near hind, near fore
    (  # standing
        ((33, 39), (31, 53), (34, 62), (37, 67)),
        ((76, 42), (75, 54), (74, 62), (77, 67)),
        ((28, 37), (23, 52), (26, 62), (29, 67)),
        ((81, 41), (83, 54), (82, 62), (85, 67)),
    ),
    (  # stretched
        ((33, 39), (22, 51), (12, 61), (8, 65)),
        ((76, 42), (92, 52), (101, 61), (105, 64)),
        ((28, 37), (17, 46), (7, 55), (3, 59)),
        ((81, 41), (97, 48), (108, 55), (113, 57)),
    ),
    (  # coming down on the fore
        ((33, 39), (24, 51), (15, 57), (10, 58)),
        ((76, 42), (80, 55), (77, 64), (81, 67)),
        ((28, 37), (19, 48), (10, 50), (5, 48)),
        ((81, 41), (92, 52), (95, 62), (99, 66)),
    ),
    (  # gathered
        ((33, 39), (45, 48), (55, 56), (60, 58)),
        ((76, 42), (83, 52), (75, 58), (72, 62)),
        ((28, 37), (39, 50), (46, 59), (51, 62)),
        ((81, 41), (77, 54), (67, 58), (62, 60)),
    ),
    (  # pushing off
        ((33, 39), (27, 52), (28, 62), (32, 67)),
        ((76, 42), (88, 50), (85, 60), (83, 64)),
        ((28, 37), (31, 52), (36, 62), (40, 66)),
        ((81, 41), (93, 47), (89, 57), (86, 61)),
    ),
)
WIDTH = 124
"""Of one picture of the strip, as of a whole horse."""


def pattern(colour: str, ink: str) -> str:
    """The pattern on a cloth of 24 by 24: hoops, chevrons, diamonds, stripes, spots or halves."""
    if colour == "black":
        return "".join(f'<path d="M0 {y}h24v4h-24z" fill="{ink}"/>' for y in (3, 11, 19))
    if colour == "blue":
        chevrons = (f"M0 {y}l12 7l12 -7v4.5l-12 7l-12 -7z" for y in (1, 11))
        return "".join(f'<path d="{d}" fill="{ink}"/>' for d in chevrons)
    if colour == "green":
        at = ((6, 7), (18, 7), (12, 14), (6, 20), (18, 20))
        return "".join(
            f'<path d="M{x} {y - 4.5}l4 4.5l-4 4.5l-4 -4.5z" fill="{ink}"/>' for x, y in at
        )
    if colour == "red":
        return "".join(f'<path d="M{x} 0h4v24h-4z" fill="{ink}"/>' for x in (2, 10, 18))
    if colour == "yellow":
        at = ((6, 5), (18, 5), (12, 12), (6, 19), (18, 19))
        return "".join(f'<circle cx="{x}" cy="{y}" r="3.2" fill="{ink}"/>' for x, y in at)
    return f'<path d="M12 0h12v24h-12z" fill="{ink}"/>'


def cloth(colour: str) -> str:
    """The patterned cloth itself."""
    base, ink, edge, _ = COLOURS[colour]
    frame = f'<path d="M0 0h24v24h-24z" fill="none" stroke="{edge}" stroke-width="1.6"/>'
    return f'<path d="M0 0h24v24h-24z" fill="{base}"/>{pattern(colour, ink)}{frame}'


def jersey(colour: str) -> str:
    """A racing jersey on a hanger: patterned body, sleeves, collar, and the number at its hem."""
    base, ink, edge, number = COLOURS[colour]
    sleeve = ink if colour == "white" else base
    return (
        f'<symbol id="silk-{colour}" viewBox="0 0 48 40">'
        f'<path d="M13 5L2 16L8 25L13 20z" fill="{base}" stroke="{edge}" stroke-width="1.6"/>'
        f'<path d="M35 5L46 16L40 25L35 20z" fill="{sleeve}" stroke="{edge}" stroke-width="1.6"/>'
        f'<g transform="translate(12 5) scale(1 1.36)">{cloth(colour)}</g>'
        f'<path d="M19 4.2a5 4.4 0 0 0 10 0z" fill="#fffaf0" stroke="{edge}" stroke-width="1.4"/>'
        '<circle cx="37" cy="29.5" r="10.2" fill="#fffaf0" stroke="#2b1a0f" stroke-width="1.4"/>'
        '<text x="37" y="36.2" font-family="Alegreya Sans,sans-serif" font-weight="800"'
        f' font-size="20" text-anchor="middle" fill="#1c1410">{number}</text></symbol>'
    )


def outline(colour: str) -> str:
    """The same jersey in lines, for paper: told by its pattern, in whatever grey a printer has."""
    pen = 'stroke="#000" stroke-width="1.4"'
    sleeve = "#555" if colour == "white" else "#fff"
    return (
        f'<symbol id="line-{colour}" viewBox="0 0 48 40">'
        f'<path d="M13 5L2 16L8 25L13 20z" fill="#fff" {pen}/>'
        f'<path d="M35 5L46 16L40 25L35 20z" fill="{sleeve}" {pen}/>'
        f'<g transform="translate(12 5) scale(1 1.36)"><path d="M0 0h24v24h-24z" fill="#fff"/>'
        f'{pattern(colour, "#555")}<path d="M0 0h24v24h-24z" fill="none" {pen}/></g>'
        f'<path d="M19 4.2a5 4.4 0 0 0 10 0z" fill="#fff" {pen}/></symbol>'
    )


def jockey(colour: str) -> str:
    """The jockey, bent over the withers, in the same cloth."""
    base, ink, edge, _ = COLOURS[colour]
    cap = ink if colour in ("black", "yellow", "white") else base
    return (
        '<path d="M55 21C62 19 67 22 69 27L62 35L65 38L58 38L57 34L61 28L53 28z" fill="#fffaf0"'
        f' stroke="{edge}" stroke-width=".8"/>'
        f'<path d="M70 10L84 19L82 22.500L67 17z" fill="{base}" stroke="{edge}"/>'
        f'<g transform="matrix(.86 -.42 .26 .52 51 13.5)">{cloth(colour)}</g>'
        '<circle cx="80" cy="6" r="4.6" fill="#e5b48c"/>'
        f'<path d="M73.5 6.500A6.5 6.5 0 0 1 85.5 3L90 5.500L84 6z" fill="{cap}" stroke="{edge}"/>'
    )


def runner(colour: str) -> str:
    """A horse in flying gallop, its number on the saddle cloth."""
    _, _, _, number = COLOURS[colour]
    coat, mane = COATS[colour]
    return (
        f'<symbol id="horse-{colour}" viewBox="-2 -2 124 72">'
        f'<path d="{TAIL}" fill="{mane}"/><path d="{HORSE}" fill="{coat}"/>'
        f'<path d="{MANE}" fill="{mane}"/><circle cx="103" cy="16" r="1.3" fill="#fff"/>'
        '<path d="M40 27.500L60 27.500L56 44L38 43z" fill="#fffaf0" stroke="#2b1a0f"/>'
        '<text x="48.5" y="41" font-family="Alegreya Sans,sans-serif" font-weight="800"'
        f' font-size="15" text-anchor="middle" fill="#1c1410">{number}</text>'
        f"{jockey(colour)}</symbol>"
    )


def trunk(colour: str) -> str:
    """The same horse without its legs, which are drawn on a strip of their own."""
    legless = runner(colour).replace(HORSE, BODY)
    return legless.replace(f"horse-{colour}", f"trunk-{colour}")


def bones(legs: tuple[Leg, ...], first: int, last: int) -> str:
    """The same bones of several legs, as one path."""
    return "".join("M" + "L".join(f"{x:g} {y:g}" for x, y in leg[first : last + 1]) for leg in legs)


def pair(legs: tuple[Leg, ...], coat: str) -> str:
    """Two legs: strong above, thin below, dark hooves."""
    return (
        f'<path d="{bones(legs, 0, 1)}" stroke="{coat}" stroke-width="7"/>'
        f'<path d="{bones(legs, 1, 3)}" stroke="{coat}" stroke-width="3.6"/>'
        f'<path d="{bones(legs, 2, 3)}" stroke="#17100c" stroke-width="4"'
        ' stroke-dasharray="0 2.500 9"/>'
    )


def shade(coat: str) -> str:
    """The coat on the far side."""
    return "#" + "".join(f"{int(coat[at : at + 2], 16) * 7 // 10:02x}" for at in (1, 3, 5))


def strip(colour: str) -> str:
    """The legs, picture beside picture: standing, then the four of a stride."""
    coat, _ = COATS[colour]
    pictures = (
        f'<g transform="translate({WIDTH * number})">{pair(legs[:2], shade(coat))}'
        f"{pair(legs[2:], coat)}</g>"
        for number, legs in enumerate(STRIDE)
    )
    return (
        f'<symbol id="legs-{colour}" viewBox="-2 -2 {WIDTH * len(STRIDE)} 72">'
        f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{"".join(pictures)}</g>'
        "</symbol>"
    )


def sheet() -> str:
    """The whole file."""
    parts = [draw(colour) for colour in COLOURS for draw in (jersey, outline, runner, trunk, strip)]
    whole = (
        f'<symbol id="gallop" viewBox="-2 -2 124 72"><path d="{TAIL}"/><path d="{HORSE}"/></symbol>'
    )
    lines = "\n".join([whole, *parts, *draw_stand.symbols()])
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{lines}\n</svg>\n'


if __name__ == "__main__":
    TARGET.write_text(sheet(), encoding="utf-8")
