"""Draws the grandstand: one bay with its roof and bunting, and its crowd, sitting and on its feet.

`tools/draw_silks.py` writes them beside the horses. One bay is 600 by 260; bays stand side by side.
"""

from collections.abc import Iterator
from random import Random

INK = "#2a1a10"
CLOTHS = (
    "#7c1510", "#1d5c63", "#c9962f", "#3b4aa0", "#6b2d75", "#e2cc97", "#3a2a20",
    "#17653a", "#a94d09", "#f4ead0", "#5d5a55", "#8d2b62",
)  # fmt: skip
SKINS = ("#f0c9a4", "#d9a37a", "#a86f47", "#7a4a2c", "#f3d6bc")
HAIRS = ("#2a1a10", "#6b4024", "#c98f3a", "#8d8577", "#4a240c")

WIDE = 600
ROWS = ((112, 0.86, 14), (156, 0.96, 13), (204, 1.08, 12))
"""Where the heads of a row are, how large its people are, and how many sit in it."""


def boater(ink: str) -> str:
    """Straw, flat, with a band."""
    return (
        '<path d="M-13-4h26v3h-26z" fill="#f4e2a8"/><path d="M-8-12h16v8h-16z" fill="#f4e2a8"/>'
        f'<path d="M-8-7h16v3h-16z" fill="{ink}"/>'
    )


def bowler(ink: str) -> str:
    """Round and dark."""
    return (
        f'<path d="M-13-3q13-5 26 0v2q-13-3-26 0z" fill="{INK}"/>'
        f'<path d="M-9-3c0-13 18-13 18 0q-9-3-18 0z" fill="{INK}"/>'
    )


def topper(ink: str) -> str:
    """A chimney of silk."""
    return (
        f'<path d="M-12-4h24v3h-24z" fill="{INK}"/><path d="M-8-22h16v18h-16z" fill="{INK}"/>'
        f'<path d="M-8-9h16v3h-16z" fill="{ink}"/>'
    )


def cloche(ink: str) -> str:
    """A bell over the ears, with a flower."""
    return (
        f'<path d="M-11 2c-2-20 24-20 22 0q-11-6-22 0z" fill="{ink}"/>'
        '<circle cx="7" cy="-4" r="3.4" fill="#f4c542"/>'
    )


def cap(ink: str) -> str:
    """Flat, pulled to one side."""
    return f'<path d="M-11-2c0-11 20-12 22-1l4 3q-12-3-26-2z" fill="{ink}"/>'


def hair(ink: str) -> str:
    """Nothing on the head but its own."""
    return f'<path d="M-10 2c-3-17 23-17 20 0q-4-8-10-8t-10 8z" fill="{ink}"/>'


HATS = (boater, bowler, topper, cloche, cap, hair)


def face(rng: Random) -> str:
    """A head, with a moustache now and then."""
    skin = rng.choice(SKINS)
    lip = '<path d="M-5 5q5-4 10 0q-5 1-10 0z" fill="#2a1a10"/>' if rng.random() < 0.25 else ""
    return f'<circle cy="2" r="9.5" fill="{skin}"/>{lip}'


def arms(rng: Random, cloth: str) -> str:
    """Thrown up, one of them with something in its hand."""
    thing = rng.choice(
        (
            '<path d="M13-30l10-3 3 9-10 3z" fill="#fffaf0"/>',
            '<path d="M8-30h22v3h-22zM12-38h14v9h-14z" fill="#f4e2a8"/>',
            '<path d="M17-24v-16l14 4-14 5" fill="#a8231b"/>',
            "",
        )
    )
    pen = f'fill="none" stroke="{cloth}" stroke-width="7" stroke-linecap="round"'
    return f'<path d="M-14 22L-19-18M14 22L18-20" {pen}/>{thing}'


def person(rng: Random, up: bool) -> str:
    """Shoulders, head, hat; or only the arms, which most throw up."""
    cloth, ink = rng.sample(CLOTHS, 2)
    hat = rng.choice(HATS)
    told = face(rng), hat(rng.choice(HAIRS) if hat is hair else ink), arms(rng, cloth)
    body = f'<path d="M-19 46C-20 20-10 13 0 13S20 20 19 46z" fill="{cloth}"/>'
    if up:
        return told[2] if rng.random() < 0.6 else ""
    return f"{body}{told[0]}{told[1]}"


def people(up: bool) -> Iterator[str]:
    """Three rows, the far one first: the people, or the arms of the same people."""
    rng = Random(1928)
    for y, scale, many in ROWS:
        step = WIDE / many
        for at in range(many):
            x = step * (at + 0.5) + rng.uniform(-5, 5)
            drawn, lift = person(Random(f"{y} {at}"), up), rng.uniform(-4, 4)
            if drawn:
                yield f'<g transform="translate({x:.0f} {y + lift:.0f}) scale({scale})">{drawn}</g>'


def crowd(name: str, up: bool) -> str:
    """The crowd of one bay."""
    outline = f'stroke="{INK}" stroke-opacity=".55" stroke-width="1.3"'
    return (
        f'<symbol id="{name}" viewBox="0 0 600 260"><g {outline}>{"".join(people(up))}</g></symbol>'
    )


def awning() -> Iterator[str]:
    """The edge of the roof: red and cream in turn, each with a round end."""
    for number in range(20):
        fill = "#a8231b" if number % 2 else "#f4ead0"
        yield f'<path d="M{number * 30} 30h30v16a15 13 0 0 1-30 0z" fill="{fill}"/>'


def bunting() -> Iterator[str]:
    """Small flags on a line that sags between the pillars."""
    colours = ("#c9962f", "#1d5c63", "#f4ead0", "#7c1510")
    for number in range(12):
        x = 25 + number * 50
        sag = 14 * (1 - ((x % 300) / 150 - 1) ** 2)
        yield f'<path d="M{x - 9} {64 + sag:.0f}h18l-9 17z" fill="{colours[number % 4]}"/>'


def stand() -> str:
    """One bay without its people: back wall, tiers, pillars, roof."""
    tiers = "".join(
        f'<path d="M0 {y + 34}h600v{46}h-600z" fill="{fill}"/>'
        for (y, _, _), fill in zip(ROWS, ("#5a3d26", "#6b4a2e", "#7a5636"), strict=True)
    )
    pillars = "".join(
        f'<path d="M{x} 40h14v200h-14z" fill="#f4ead0" stroke="{INK}" stroke-width="2"/>'
        for x in (-7, 293, 593)
    )
    edge = f'stroke="{INK}" stroke-width="2"'
    return (
        '<symbol id="stand" viewBox="0 0 600 260">'
        '<path d="M0 40h600v220h-600z" fill="#3f2a1a"/>'
        f"{tiers}{pillars}"
        f'<path d="M0 12h600v20h-600z" fill="#12382a" {edge}/>'
        f"<g {edge}>{''.join(awning())}</g>"
        f'<path d="M0 62Q150 92 300 62T600 62" fill="none" {edge}/><g>{"".join(bunting())}</g>'
        "</symbol>"
    )


def parapet() -> str:
    """The wall before the first row, in panels."""
    panels = "".join(
        f'<path d="M{x} 8h88v26h-88z" fill="none" stroke="#c9962f" stroke-width="2.5"/>'
        for x in (6, 106, 206, 306, 406, 506)
    )
    return (
        '<symbol id="parapet" viewBox="0 0 600 40">'
        f'<path d="M0 0h600v40h-600z" fill="#12382a"/><path d="M0 0h600v5h-600z" fill="#f4ead0"/>'
        f"{panels}</symbol>"
    )


def groom() -> str:
    """Who leads the winner in: a flat cap, shirt sleeves, and a short rope."""
    pen = f'stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"'
    return (
        '<symbol id="groom" viewBox="0 0 60 100">'
        f'<path d="M22 56L16 94h9l6-26 6 26h9L38 56z" fill="#5d4733" {pen}/>'
        f'<path d="M19 28h22l3 32h-28z" fill="#f4ead0" {pen}/>'
        f'<path d="M20 28h20l2 20h-24z" fill="#7c1510" {pen}/>'
        f'<path d="M20 30L6 44" stroke="#f4ead0" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="M40 31L52 46" stroke="#f4ead0" stroke-width="7" stroke-linecap="round"/>'
        f'<circle cx="30" cy="17" r="9.500" fill="#e5b48c" {pen}/>'
        f'<path d="M20 14c0-12 20-13 22-2l5 3q-13-3-27-1z" fill="#3a2a20" {pen}/></symbol>'
    )


def symbols() -> list[str]:
    """All of them."""
    return [stand(), parapet(), crowd("crowd", False), crowd("arms", True), groom()]
