"""The picture on the poster of a box: a scene that fills whatever place it is given.

What matters stands in a square of 120 units and is always seen whole. What lies round it, from
-200 to 320 in both directions, is seen where the place is wider or taller than it is square.
"""

from __future__ import annotations

from web import html as h

WIDE = {"x": "-200", "width": "520"}
"""From one edge of what can be seen to the other."""


def picture(*parts: h.Node) -> h.Element:
    """All parts, the first one behind the others."""
    return h.svg(".scene", viewBox="0 0 120 120")[parts]


def ground(top: float, colour: str) -> h.Element:
    """A colour from here down to whatever comes before it."""
    return h.rect(y=f"{top:g}", height="520", fill=colour, **WIDE)


def band(top: float, height: float, colour: str) -> h.Element:
    """A stripe across all of it."""
    return h.rect(y=f"{top:g}", height=f"{height:g}", fill=colour, **WIDE)


def horse(colour: str, x: float, y: float, width: float, turn: float = 0) -> h.Element:
    """A running horse with its jockey; `x`, `y` are its upper left corner, `turn` is in degrees."""
    height = width * 72 / 124
    about = f"rotate({turn:g} {x + width / 2:g} {y + height / 2:g})"
    return h.g(transform=about)[
        h.svg(
            x=f"{x:g}", y=f"{y:g}", width=f"{width:g}", height=f"{height:g}", viewBox="-2 -2 124 72"
        )[h.use(href=f"silks.svg#horse-{colour}")]
    ]


def sign(name: str, x: float, y: float, size: float, colour: str, turn: float = 0) -> h.Element:
    """One of the icons listed in tools/icons.txt, in a square of this size."""
    about = f"rotate({turn:g} {x + size / 2:g} {y + size / 2:g})"
    square = {"x": f"{x:g}", "y": f"{y:g}", "width": f"{size:g}", "height": f"{size:g}"}
    return h.g(transform=about, color=colour)[
        h.svg(viewBox="0 0 512 512", **square)[h.use(href=f"icons.svg#i-{name}")]
    ]
