"""The box Dice Derby, as the first screen announces it, and who says its labels."""

from __future__ import annotations

from web import html as h
from web.desk.box import Box, Daily
from web.html import foreign
from web.parts import scene
from web.words.speaking import Sayer, mark

say = Sayer("dice_derby", "web.dice_derby.words.kinds")

NAMES = {
    2: "Hourglass", 3: "Rail Fence", 4: "Four Patch", 5: "Flying Geese", 6: "Log Cabin",
    7: "Lone Star", 8: "Pinwheel", 9: "Nine Patch", 10: "Bear Paw", 11: "Courthouse",
    12: "Churn Dash",
}  # fmt: skip
"""The horses, after the blocks of old quilts that they carry: the same in every language."""

SHEET = "derby.svg"


def poster_art() -> h.Element:
    """A wooden board that comes to a point, three pegs on it, and two dice in front."""
    holes = [(x, y) for y in range(40, 90, 9) for x in range(24 + abs(64 - y), 104, 8)]
    return scene.picture(
        scene.ground(-200, "#f3d9a4"),
        h.g(fill="#efcb86")[
            (h.path(d=f"M60 34L{x} -200h60z") for x in range(-260, 400, 120))
        ],
        h.path(d="M-200 50Q0 28 60 34T330 44V330H-200Z", fill="#c9b35a"),
        h.path(d="M8 64L46 24H112V104H46Z", fill="#8a5a2b", stroke="#4a2c12", stroke_width="3"),
        h.path(d="M100 26V102", stroke="#f6ead0", stroke_width="3", stroke_dasharray="5 4"),
        h.g(fill="#4a2c12")[(h.circle(cx=f"{x}", cy=f"{y}", r="1.7") for x, y in holes)],
        [horse(*one) for one in ((84, 38, "#b3271e"), (62, 62, "#1f4f8f"), (74, 86, "#2f6b3a"))],
        die(30, 96, -14, ((0, 0), (-6, -6), (6, 6))),
        die(54, 104, 11, ((-6, -6), (6, 6), (-6, 6), (6, -6))),
    )  # fmt: skip


def horse(x: int, y: int, coat: str) -> h.Element:
    """A horse on its peg, on the poster."""
    return h.g(transform=f"translate({x} {y})", fill=coat, stroke="#2b1a0f", stroke_width="3")[
        h.use(href="silks.svg#gallop", x="-16", y="-12", width="34", height="20")
    ]


def die(x: int, y: int, turn: int, pips: tuple[tuple[int, int], ...]) -> h.Element:
    """A die on the poster."""
    return h.g(transform=f"translate({x} {y}) rotate({turn})")[
        h.rect(x="-12", y="-12", width="24", height="24", rx="5", fill="#fffaf0",
               stroke="#2b1a0f", stroke_width="2.5"),
        (h.circle(cx=f"{a}", cy=f"{b}", r="2.6", fill="#a8231b") for a, b in pips),
    ]  # fmt: skip


BOX = Box(
    id="dice-derby",
    titles=("dice-derby", "dice-derby/party"),
    name="Dice Derby",
    sign="barn",
    lead=mark("Two dice, eleven horses, and a pot that everybody has paid into."),
    players=mark("2 to 40 players"),
    time=mark("6 minutes a race"),
    art=poster_art,
    say=say,
    daily=Daily(frozenset({5}), "dice-derby", (("length", "one"), ("bets", "on"))),
    money=mark("{money:plural(chip|chips)}"),
)

foreign.keep("en", (*NAMES.values(), "Calcutta"))
