"""The box The Really Nasty Horse Racing Game, as the first screen announces it."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h

from web.box import Box
from web.words.en.grammar import GRAMMAR, alone
from web.words.en.grammar import KINDS as HOUSE
from web.words.formatter import Kind, Teller
from web.words.speaking import Sayer, Speech, mark

SILKS = {
    "red": mark("Red Hoops"),
    "blue": mark("Blue Star"),
    "yellow": mark("Yellow Checks"),
    "green": mark("Green Sash"),
    "purple": mark("Purple Diamonds"),
    "white": mark("White Spots"),
}
"""What the six stables are called, by their colours; our own names."""

KINDS: Mapping[str, Kind] = {
    **HOUSE,
    "money": alone(lambda amount: f"£{abs(amount):,}"),
    "silk": alone(SILKS.__getitem__),
    "odds": alone(lambda odds: f"{odds} to 1"),
    "percent": alone(lambda chance: str(round(100 * chance))),
}
"""`money` is said without its sign: a verb tells who pays."""

SPOKEN: dict[str, Speech] = {"en": Speech(Teller(GRAMMAR, KINDS), {})}
"""Every language in which the labels of the box are said."""

say = Sayer(SPOKEN, "web.really_nasty.words")

FIELD = (
    *((300, "#c23b30"), (252, "#2c5fa8"), (204, "#d9a921")),
    *((150, "#3d7a41"), (104, "#6f4a99"), (52, "#f3efe4")),
)
"""Six riders on the poster, from the first to the last: where, and their colour."""


def poster_art() -> h.Element:
    """A hedge in the rain, five riders before it and one already in the brook."""
    return h.svg(viewBox="0 0 500 64", aria_hidden="true")[
        h.rect(width="500", height="64", fill="#7d8a86"),
        h.path(d="M0 22Q120 8 250 20T500 14V64H0Z", fill="#5f7a55"),
        h.rect(y="42", width="500", height="22", fill="#4d6a3f"),
        h.path(d="M372 64q4-24 10-26t9 4 9-5 9 5 9-4 10 26z", fill="#27402a", stroke="#182a1b"),
        h.path(d="M420 58h70q6 0 6 6h-82q0-6 6-6z", fill="#3f6d86"),
        h.g(stroke="#1c1410", stroke_width="1.5")[
            (
                [
                    h.path(
                        d=f"M{x} 46q10-8 26-4l10-10 6 4-6 10q-2 8-10 9l4 7h-5l-7-6h-8l-6 6h-5l3-8z",
                        fill="#4a3020",
                    ),
                    h.circle(cx=str(x + 17), cy="31", r="8", fill=colour),
                ]
                for x, colour in FIELD
            )
        ],
        h.g(stroke="#dfe8ea", stroke_width="1", opacity="0.65")[
            (h.path(d=f"M{13 + 29 * n} {(7 * n) % 40}l-6 16") for n in range(17))
        ],
    ]


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
