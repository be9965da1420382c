"""The box Unicorn Fever, as the first screen announces it, and who says its labels."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h

from web.box import Box
from web.words.en.grammar import GRAMMAR, alone
from web.words.en.grammar import KINDS as HOUSE
from web.words.formatter import Kind, Teller
from web.words.speaking import Sayer, Speech, mark

UNICORNS = {
    "red": "Ember Trot",
    "orange": "Tumblejam",
    "yellow": "Butterbolt",
    "green": "Clover Nelly",
    "blue": "Puddle Prince",
    "purple": "Duskglitter",
}
"""By colour; our own names."""

BETS = {
    "win": "win bet",
    "early": "early place bet",
    "late": "late place bet",
    "slip": "counterfeit slip",
}

KINDS: Mapping[str, Kind] = {
    **HOUSE,
    "gold": alone(lambda amount: f"{abs(amount):,} gold"),
    "glory": alone(lambda amount: f"{abs(amount):,} glory"),
    "horse": alone(UNICORNS.__getitem__),
    "shouted": alone(lambda horse: f"{UNICORNS[horse]},"),
    "bet": alone(BETS.__getitem__),
    "odds": alone(lambda row: f"×{row + 1}"),
    "colour": alone(str),
    "percent": alone(lambda chance: str(round(100 * chance))),
}
"""`gold` and `glory` are said without their sign: a verb tells who pays."""

SPOKEN: dict[str, Speech] = {"en": Speech(Teller(GRAMMAR, KINDS), {})}
"""Every language in which the labels of the box are said."""

say = Sayer(SPOKEN, "web.unicorn_fever.words")

RAINBOW = ("#c8354a", "#e2793a", "#e9c04a", "#4f9e5a", "#4a7fd0", "#8a5bc0")
"""The lanes in their order, as the poster paints them; it has no style of this box."""


def poster_art() -> h.Element:
    """A rainbow over a fairground at dusk, and a pot of gold at its end."""
    return h.svg(viewBox="0 0 500 64", aria_hidden="true")[
        h.rect(width="500", height="64", fill="#2b2350"),
        h.rect(y="34", width="500", height="30", fill="#6a3f73"),
        h.path(d="M0 64V52L40 40 80 52 120 44 170 56 230 46 300 56 360 46 430 56 500 48V64Z",
               fill="#1d1838"),
        h.g(fill="none", stroke_width="5")[
            (
                h.path(d=f"M{58 + 5 * n} 64A{194 - 5 * n} {70 - 5 * n} 0 0 1 {442 - 5 * n} 64",
                       stroke=colour)
                for n, colour in enumerate(RAINBOW)
            )
        ],
        h.g(fill="#f6e3a1")[
            (
                h.path(d=f"M{x} {y}l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z")
                for x, y in ((30, 8), (110, 20), (246, 34), (392, 14), (470, 24))
            )
        ],
        h.path(d="M410 50h40q4 0 2 5l-5 9h-34l-5-9q-2-5 2-5z", fill="#221a12", stroke="#e9c04a",
               stroke_width="2"),
        h.g(fill="#e9c04a", stroke="#7a5600")[
            (h.circle(cx=str(x), cy=str(y), r="5") for x, y in ((420, 48), (430, 45), (440, 48)))
        ],
    ]  # fmt: skip


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
