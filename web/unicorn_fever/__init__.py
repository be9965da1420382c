"""The box Unicorn Fever, as the first screen announces it, and who says its labels."""

from __future__ import annotations

from web import html as h
from web.desk.box import Box
from web.parts import scene
from web.words.speaking import Sayer, mark

UNICORNS = {
    "red": "Ember Trot",
    "orange": "Tumblejam",
    "yellow": "Butterbolt",
    "green": "Clover Nelly",
    "blue": "Puddle Prince",
    "purple": "Duskglitter",
}
"""By colour; our own names."""

say = Sayer("unicorn_fever", "web.unicorn_fever.words.kinds")

RAINBOW = ("#c8354a", "#e2793a", "#e9c04a", "#4f9e5a", "#4a7fd0", "#8a5bc0")
"""The lanes in their order, as the poster paints them; it has no style of this box."""


def poster_art() -> h.Element:
    """A unicorn under a rainbow at dusk, and a pot of gold at its end."""
    return scene.picture(
        scene.ground(-200, "#2b2350"),
        scene.ground(78, "#6a3f73"),
        h.g(fill="#1d1838")[
            h.path(d="M-200 124V92L-150 74-110 92-60 70-10 94 40 84 90 96 320 76V124"),
            scene.ground(120, "#1d1838"),
        ],
        h.g(fill="none", stroke_width="6.5")[
            (
                h.path(d=f"M{x} 122A{r} {r} 0 0 1 {120 - x} 122", stroke=colour)
                for colour, x, r in (
                    (colour, -34 + 6 * n, 94 - 6 * n) for n, colour in enumerate(RAINBOW)
                )
            )
        ],
        h.g(fill="#f6e3a1")[
            (
                h.path(d=f"M{x} {y}l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z")
                for x, y in ((12, 8), (-40, 24), (-96, 6), (104, 6), (168, 26), (226, 8), (60, -22))
            )
        ],
        scene.sign("unicorn", 10, 38, 80, "#fbf3e2"),
        h.path(d="M78 98h34q4 0 2 5l-4 15h-30l-4-15q-2-5 2-5z", fill="#221a12", stroke="#e9c04a",
               stroke_width="2"),
        h.g(fill="#e9c04a", stroke="#7a5600")[
            (h.circle(cx=str(x), cy=str(y), r="5") for x, y in ((86, 96), (104, 96), (95, 92)))
        ],
    )  # fmt: skip


BOX = Box(
    id="unicorn-fever",
    titles=("unicorn-fever",),
    name="Unicorn Fever",
    sign="unicorn",
    lead=mark("Six unicorns, a pot of gold, and contracts with people of doubtful honour."),
    players=mark("2 to 6 players"),
    time=mark("60 to 90 minutes"),
    art=poster_art,
    say=say,
    money=mark("{money:number} gold"),
)
