"""Draws web/static/svg/cast.svg: everybody on the cards of Horse Fever, and the computers.

Run `python -m tools.draw_cast` after a change; every shape is spelt out, for nested references do
not cross from one SVG file into a page in every browser.
"""

from pathlib import Path

from tools.cast import parts
from tools.cast.cards import SCENES, scene
from tools.cast.horses import MOUNTS, mount
from tools.cast.people import CAST, Face

TARGET = Path(__file__).resolve().parent.parent / "web" / "static" / "svg" / "cast.svg"


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


def symbol(id: str, drawn: str) -> str:
    """One drawing of the sheet."""
    look = f'stroke="{parts.INK}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"'
    return f'<symbol id="cast-{id}" viewBox="0 0 60 60"><g {look}>{drawn}</g></symbol>'


def drawings() -> dict[str, str]:
    """Every drawing by its id."""
    return {
        **{id: portrait(face) for id, face in CAST.items()},
        **{id: mount(it) for id, it in MOUNTS.items()},
        **{f"card-{id}": scene(*it) for id, it in SCENES.items()},
    }


def sheet() -> str:
    """The whole file."""
    symbols = "\n".join(symbol(id, drawn) for id, drawn in drawings().items())
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{symbols}\n</svg>\n'


if __name__ == "__main__":
    TARGET.write_text(sheet(), encoding="utf-8")
