"""Draws web/static/svg/cast.svg: everybody on the cards of Horse Fever, computers and people.

Run `python -m tools.draw_cast` after a change; every shape is spelt out, for nested references do
not cross from one SVG file into a page in every browser.
"""

from pathlib import Path

from tools.cast import bodies, parts
from tools.cast.cards import SCENES
from tools.cast.guests import GUESTS
from tools.cast.horses import MOUNTS, mount
from tools.cast.people import CAST, COMPUTERS, Face

TARGET = Path(__file__).resolve().parent.parent / "web" / "static" / "svg" / "cast.svg"


# What tells computers of one level apart: a style sheet shows it for their seat, on any temper.
TRIMMINGS = {
    "flower": '<path d="M44 15m-3 -1a3 3 0 1 1 3 -3a3 3 0 1 1 3 3a3 3 0 1 1 -3 3a3 3 0 1 1 -3 -3Z"'
    ' fill="#fff6dd"/><circle cx="44" cy="14" r="1.9" fill="#f0c75a"/>',
    "feather": '<path d="M18 18C9 14 8 6 11 1C17 4 20 10 18 18ZM18 18L12.5 6" fill="#fff6dd"/>',
    "rosette": '<path d="M12 52l-3 7h6l-1 -7Z" fill="#fff6dd"/>'
    '<circle cx="12" cy="51" r="4" fill="#f0c75a"/>',
}


def part(kind: str, row: str) -> str:
    """A part as its row of the table wants it: its name, then its colours."""
    name, *colours = row.split()
    drawn = {
        "head": parts.HEADS, "hair": parts.HAIR, "hat": parts.HATS, "eyes": parts.EYES,
        "nose": parts.NOSES, "mouth": parts.MOUTHS, "beard": parts.BEARDS,
        "collar": bodies.COLLARS, "prop": parts.PROPS,
    }[kind][name]  # fmt: skip
    for number, colour in enumerate(colours, 1):
        drawn = drawn.replace(f"%{number}", colour)
    return drawn


def person(id: str, face: Face) -> str:
    """Somebody down to the hips, the farthest first."""
    skin, coat = face.skin, face.collar.split()[1]
    nose = part("nose", face.nose).replace("%1", skin)
    behind = face.hair.split()[0] in ("braids", "wig", "bob", "buns")
    hair = part("hair", face.hair)
    arm = bodies.ARM if face.prop in bodies.HELD_UP else ""
    carried = bodies.CARRIED[bodies.IN_HAND[id if id in bodies.IN_HAND else id.split("-")[0]]]
    return (
        (hair if behind else "")
        + f'<path d="M24 42H36V54H24Z" fill="{skin}"/>'
        + part("collar", face.collar)
        + carried.replace("%3", skin)
        + part("head", face.head).replace("%1", skin)
        + ("" if behind else hair)
        + part("beard", face.beard)
        + part("eyes", face.eyes)
        + part("mouth", face.mouth)
        + nose
        + part("hat", face.hat)
        + arm.replace("%1", coat).replace("%3", skin)
        + part("prop", face.prop)
    )


def trimmings(id: str) -> str:
    """All that a computer may wear, each piece unseen unless its seat wears it."""
    if id.split("-")[0] not in COMPUTERS:
        return ""
    return "".join(f'<g opacity="var(--{it},0)">{drawn}</g>' for it, drawn in TRIMMINGS.items())


RAYS = "".join(f"M30 64L{x} -6H{x + 12}Z" for x in range(-54, 108, 24)) + "".join(
    f"M30 64L{x} {y}V{y + 16}Z" for x in (-32, 92) for y in (2, 36, 70)
)
"""Light from behind whoever is drawn."""


FULL, WIDE = 90, 60
"""How tall a drawing is, of whoever has a face and of what a card does; all are 120 wide."""


def symbol(id: str, ground: str, drawn: str, height: int) -> str:
    """One drawing of the sheet; its ground may be chosen where it is shown."""
    look = f'stroke="{parts.INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"'
    field = f'<path d="M-30 0H90V{height}H-30Z" fill="var(--painted,{ground})"/>'
    rays = f'<path d="{RAYS}" fill="#fff" fill-opacity=".14"/>'
    box = f'viewBox="-30 0 120 {height}"'
    return f'<symbol id="cast-{id}" {box}>{field}{rays}<g {look}>{drawn}</g></symbol>'


def drawings() -> dict[str, str]:
    """Every drawing by its id."""
    everybody = {
        **{
            id: (it.ground, person(id, it) + trimmings(id), FULL)
            for id, it in {**CAST, **GUESTS}.items()
        },
        **{id: (it.ground, mount(it), FULL) for id, it in MOUNTS.items()},
        **{f"card-{id}": (ground, drawn, WIDE) for id, (ground, drawn) in SCENES.items()},
    }
    return {id: symbol(id, *it) for id, it in everybody.items()}


def sheet() -> str:
    """The whole file."""
    symbols = "\n".join(drawings().values())
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'


if __name__ == "__main__":
    TARGET.write_text(sheet(), encoding="utf-8")
