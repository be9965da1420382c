"""The box Winner's Circle, as the first screen announces it, and who says its labels."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h

from web.screen import Box
from web.words.en.grammar import GRAMMAR, alone
from web.words.en.grammar import KINDS as HOUSE
from web.words.formatter import Kind, Teller
from web.words.speaking import Sayer, Speech, mark

COATS = {
    "grey": "the grey",
    "white": "the white",
    "beige": "the beige",
    "caramel": "the caramel",
    "red-brown": "the red-brown",
    "dark-brown": "the dark brown",
    "black": "the black",
}
FACES = {
    "head": "a horse's head",
    "cap": "a cap",
    "saddle": "a saddle",
    "shoe": "a horseshoe",
}

KINDS: Mapping[str, Kind] = {
    **HOUSE,
    "money": alone(lambda amount: f"{abs(amount):,}"),
    "horse": alone(COATS.__getitem__),
    "face": alone(FACES.__getitem__),
    "chip": alone(lambda chip: f"a chip of {chip}"),
    "percent": alone(lambda chance: str(round(100 * chance))),
}
"""`money` is said without its sign: a verb tells who pays. The names of cards come with the box."""

SPOKEN: dict[str, Speech] = {"en": Speech(Teller(GRAMMAR, KINDS), {})}
"""Every language in which the labels of the box are said."""

say = Sayer(SPOKEN)


def poster_art() -> h.Element:
    """The oval from above, with seven dots on it."""
    dots = ((94, 92), (80, 92), (66, 92), (110, 88), (122, 76), (128, 60), (124, 44))
    return h.svg(".oval-art", viewBox="0 0 160 100", aria_hidden="true")[
        h.rect(x="22", y="14", width="116", height="76", rx="38", class_="oval-turf"),
        h.rect(x="40", y="32", width="80", height="40", rx="20", class_="oval-green"),
        (h.circle(cx=str(x - 12), cy=str(y - 11), r="6", class_="oval-dot") for x, y in dots),
    ]


BOX = Box(
    id="winners-circle",
    titles=("winners-circle",),
    name="Winner’s Circle",
    sign="horseshoe",
    lead=mark("Seven champions, one oval, and a die that everybody shares."),
    players=mark("2 to 6 players"),
    time=mark("30 to 45 minutes"),
    art=poster_art,
    say=say,
)
