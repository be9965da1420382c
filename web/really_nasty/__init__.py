"""The box The Really Nasty Horse Racing Game, as the first screen announces it."""

from __future__ import annotations

from web import html as h
from web.desk.box import Box
from web.parts import scene
from web.words.speaking import Sayer, mark

SILKS = {
    "red": mark("Red Hoops"),
    "blue": mark("Blue Star"),
    "yellow": mark("Yellow Checks"),
    "green": mark("Green Sash"),
    "purple": mark("Purple Diamonds"),
    "white": mark("White Spots"),
}
"""What the six stables are called, by their colours; our own names."""

say = Sayer("really_nasty", "web.really_nasty.words.kinds")


def poster_art() -> h.Element:
    """A hedge in the rain: one rider over it, another one not."""
    return scene.picture(
        scene.ground(-200, "#7d8a86"),
        h.path(d="M-200 66Q-90 40 0 56T120 50T320 62V140H-200Z", fill="#5f7a55"),
        scene.ground(92, "#4d6a3f"),
        h.path(d="M-150 112H180Q190 112 184 118L320 130V320H-200V118Z", fill="#3f6d86"),
        h.g(stroke="#9cc3d3", stroke_width="1.5")[
            (h.path(d=f"M{x} {y}h14") for x, y in ((-90, 122), (-20, 120), (40, 124), (130, 122)))
        ],
        h.g(fill="#27402a", stroke="#182a1b", stroke_width="2")[
            (h.circle(cx=str(x), cy="94", r="12") for x in range(-6, 140, 12)),
            h.rect(x="-18", y="94", width="158", height="18", stroke="none"),
            (h.circle(cx=str(x), cy="83", r="10") for x in range(0, 132, 11)),
        ],
        h.g(stroke="#48744d", stroke_width="1.5", fill="none")[
            (h.path(d=f"M{x} {y}q4-4 8 0") for x in range(2, 126, 17) for y in (82, 93, 104))
        ],
        scene.horse("yellow", 30, 8, 94, -14),
        scene.sign("falling", 6, 40, 44, "#b3261e", 24),
        h.g(stroke="#dfe8ea", stroke_width="1.2", opacity="0.7")[
            (h.path(d=f"M{17 * n - 190} {(37 * n) % 118 - 6}l-6 16") for n in range(30))
        ],
    )  # fmt: skip


BOX = Box(
    id="really-nasty",
    titles=("really-nasty",),
    name="The Really Nasty Horse Racing Game",
    sign="wooden-fence",
    lead=mark("Six wet races over fences, and a hand of cards to stop the others."),
    players=mark("2 to 6 players"),
    time=mark("60 to 90 minutes"),
    art=poster_art,
    say=say,
    money=mark("£{money:number}"),
)
