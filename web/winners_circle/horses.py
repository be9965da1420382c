"""Horses in profile with their jockeys, out of the box's own sheet of drawings.

The coat is that of the gate (or of the card, where cards have coats), the jockey's silk is that of
the card, as behind its portrait. `tools/winners_circle/draw.py` draws them.
"""

from __future__ import annotations

from functools import cache, lru_cache

from markupsafe import Markup

from web import html as h
from web.html.writing import flat
from web.winners_circle.portraits import LOOKS

SHEET = "circle.svg"
FRAME, STRIP = "-2 -2 124 72", 620
"""A horse in units of the sheet, and how wide the pictures of its legs are side by side."""

WIDE = 78.0
"""How wide a horse is on the course, in units of the course; its middle stands on its space."""


@lru_cache(512)
def steed(coat: str, card: str, stride: str = "") -> Markup:
    """A horse about the point 0, 0 of the course, looking to the right.

    With a `stride` its legs gallop for as long as a move takes, once for each stride.
    """
    tall = WIDE * 72 / 124
    legs = h.use(
        class_="wc-legs runs" if stride else "wc-legs",
        id=stride or None,
        href=f"{SHEET}#legs-{coat}",
        x="-2",
        y="-2",
        width=str(STRIP),
        height="72",
    )
    frame = {
        "x": f"{-WIDE / 2:g}",
        "y": f"{-tall / 2:.1f}",
        "width": f"{WIDE:g}",
        "height": f"{tall:.1f}",
    }
    return flat(
        h.g[
            h.ellipse(".wc-shadow", cy=f"{tall / 2 - 2:.1f}", rx=f"{WIDE * 0.4:g}", ry="3"),
            h.svg(viewBox=FRAME, **frame)[legs],
            h.svg(viewBox=FRAME, **frame)[above(coat, card)],
        ]
    )


@cache
def standing(coat: str, card: str) -> Markup:
    """The same horse, large and still, as a picture of its own."""
    legs = h.use(href=f"{SHEET}#legs-{coat}", x="-2", y="-2", width=str(STRIP), height="72")
    return flat(
        h.svg(".wc-horse", viewBox=FRAME, aria_hidden="true")[legs, above(coat, card)],
    )


WHOLE = {"x": "-2", "y": "-2", "width": "124", "height": "72"}
"""Where a horse, or what it bears, lies in its frame."""


def above(coat: str, card: str) -> h.Node:
    """The horse without its legs, and the jockey in the silk of the card."""
    return [h.use(href=f"{SHEET}#trunk-{coat}", **WHOLE), jockey(card)]


def jockey(card: str) -> h.Element:
    """The jockey in the silk of the card."""
    look = LOOKS[card]
    return h.use(href=f"{SHEET}#silks-{look.pattern}", fill=look.ground, color=look.print, **WHOLE)
