"""The box Horse Fever, as the first screen announces it."""

from __future__ import annotations

from web import html as h
from web.desk.box import Box, Daily
from web.horse_fever.words.saying import say
from web.html import foreign
from web.parts import scene
from web.words.speaking import mark


def poster_art() -> h.Element:
    """The field comes down the straight, in the sun."""
    return scene.picture(
        scene.ground(-200, "#f3d188"),
        h.g(fill="#eab64c")[
            (
                h.path(d="M60 84L-12 -240L132 -240Z", transform=f"rotate({36 * n} 60 84)")
                for n in range(-5, 5)
            )
        ],
        h.circle(cx="60", cy="84", r="38", fill="#e2512a", stroke="#eab64c", stroke_width="3"),
        scene.ground(82, "#2f6b3a"),
        scene.band(82, 3, "#fffaf0"),
        scene.horse("white", -62, 40, 84),
        scene.horse("blue", 88, 36, 84),
        scene.horse("yellow", -12, 34, 84),
        scene.horse("black", 46, 28, 84),
        scene.horse("green", 132, 46, 100),
        scene.horse("red", 3, 48, 114),
        scene.ground(119, "#285b31"),
    )


BOX = Box(
    id="horse-fever",
    titles=("horse-fever/family", "horse-fever/board", "horse-fever/party"),
    name="Horse Fever",
    sign="horse-head",
    lead=mark("Six horses, one tablet, and a family that fixes races."),
    players=mark("1 to 40 players"),
    time=mark("30 to 120 minutes"),
    art=poster_art,
    say=say,
    money=mark("{money:number} D"),
    daily=Daily(
        frozenset(range(7)), "horse-fever/family", (("length", "single"), ("edition", "first"))
    ),
)

foreign.keep("en", ("Board Game", "Family Game", "Party Game"))  # as the printed boxes have them
