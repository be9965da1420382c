"""Draws web/static/svg/cast.svg: everybody on the cards of Horse Fever, and the computers.

Run `python -m tools.draw_cast` after a change; every shape is spelt out, for nested references do
not cross from one SVG file into a page in every browser.
"""

from pathlib import Path

from tools.cast import parts
from tools.cast.cards import SCENES, scene
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
        "collar": parts.COLLARS, "prop": parts.PROPS,
    }[kind][name]  # fmt: skip
    for number, colour in enumerate(colours, 1):
        drawn = drawn.replace(f"%{number}", colour)
    return drawn


def portrait(face: Face) -> str:
    """A face from its parts, the farthest first."""
    nose = part("nose", face.nose).replace("%1", face.skin)
    behind = face.hair.split()[0] in ("braids", "wig", "bob", "buns")
    hair = part("hair", face.hair)
    return (
        f'<path d="M0 0H60V60H0Z" fill="{face.ground}" stroke="none"/>'
        + (hair if behind else "")
        + f'<path d="M24 42H36V54H24Z" fill="{face.skin}"/>'
        + part("collar", face.collar)
        + part("head", face.head).replace("%1", face.skin)
        + ("" if behind else hair)
        + part("beard", face.beard)
        + part("eyes", face.eyes)
        + part("mouth", face.mouth)
        + nose
        + part("hat", face.hat)
        + part("prop", face.prop)
    )


def trimmings(id: str) -> str:
    """All that a computer may wear, each piece unseen unless its seat wears it."""
    if id.split("-")[0] not in COMPUTERS:
        return ""
    return "".join(f'<g opacity="var(--{it},0)">{drawn}</g>' for it, drawn in TRIMMINGS.items())


def symbol(id: str, drawn: str) -> str:
    """One drawing of the sheet."""
    look = f'stroke="{parts.INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"'
    return f'<symbol id="cast-{id}" viewBox="0 0 60 60"><g {look}>{drawn}</g></symbol>'


def drawings() -> dict[str, str]:
    """Every drawing by its id."""
    return {
        **{id: portrait(face) + trimmings(id) for id, face in CAST.items()},
        **{id: mount(it) for id, it in MOUNTS.items()},
        **{f"card-{id}": scene(*it) for id, it in SCENES.items()},
    }


def sheet() -> str:
    """The whole file."""
    symbols = "\n".join(symbol(id, drawn) for id, drawn in drawings().items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'


if __name__ == "__main__":
    TARGET.write_text(sheet(), encoding="utf-8")
