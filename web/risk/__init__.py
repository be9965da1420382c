"""The box Risk, as the first screen announces it, and who says its labels."""

from __future__ import annotations

from web import html as h
from web.desk.box import Box
from web.parts import scene
from web.words.speaking import Sayer, mark

say = Sayer("risk", "web.risk.words.kinds")

SHEET = "risk.svg"
"""Where the outlines of the map are; the build draws them."""


def poster_art() -> h.Element:
    """A table with a map of the sea, a compass on it, and three toy soldiers in front."""
    return scene.picture(
        scene.ground(-200, "#3b2a1c"),
        h.path(d="M-200 -200H320V96Q60 62 -200 96Z", fill="#d9c08a"),
        h.g(fill="none", stroke="#b89455", stroke_width="1.4")[
            (h.path(d=f"M-200 {y}Q60 {y - 26} 320 {y}") for y in range(-160, 90, 26)),
            (h.path(d=f"M{60 + x} 90L{60 + x * 0.72:g} -200") for x in range(-260, 261, 40)),
        ],
        h.path(
            d="M-6 8Q10 -8 30 0T58 10Q50 26 56 40T32 58Q14 50 6 34T-6 8Z"
            "M72 4Q92 -8 118 2T140 26Q124 44 104 38T72 4ZM84 50Q100 44 112 54T104 74Q88 72 84 50Z",
            fill="#9a7f45", stroke="#5b431f", stroke_width="2",
        ),
        scene.sign("compass", 60, 38, 22, "#7c1510"),
        h.path(d="M22 40Q54 12 92 26", fill="none", stroke="#a8231b", stroke_width="3",
               stroke_dasharray="6 4"),
        h.path(d="M-200 106Q60 84 320 106V320H-200Z", fill="#5d3d22"),
        scene.sign("cannon", 66, 66, 48, "#2f6b3a"),
        scene.sign("cavalry", 4, 58, 54, "#1f4f8f"),
        scene.sign("chess-pawn", 44, 74, 38, "#b3271e"),
    )  # fmt: skip


BOX = Box(
    id="risk",
    titles=("risk",),
    name="Risk",
    sign="compass",
    lead=mark("Toy soldiers, five dice, and a map of the whole world."),
    players=mark("2 to 6 players"),
    time=mark("An hour or more"),
    art=poster_art,
    say=say,
    money=mark("{money:plural(territory|territories)}"),
    is_guest=True,
)
