"""The box Winner's Circle, as the first screen announces it, and who says its labels."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h

from web.box import Box, Daily
from web.words import foreign
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

say = Sayer(SPOKEN, "web.winners_circle.words")


FIELD = (
    *((456, 32, "#9aa3a8", "#1c1410"), (398, 48, "#f4efe4", "#1c1410")),
    *((366, 48, "#d9bd8c", "#1c1410"), (338, 48, "#c98637", "#1c1410")),
    *((262, 48, "#95452a", "#fffaf0"), (228, 48, "#553522", "#fffaf0")),
    (150, 48, "#25242a", "#fffaf0"),
)
"""Seven horses on the poster, from the first to the last: where, their coat, their number's ink."""


def poster_art() -> h.Element:
    """The oval from above, with its seven horses; the first screen has no style of this box."""
    return h.svg(".oval-art", viewBox="0 0 500 64", aria_hidden="true")[
        h.rect(x="2", y="2", width="496", height="60", rx="30", fill="#7f9f4e", stroke="#2b1a0f"),
        h.g(fill="#a9b965", stroke="#fffaf0", stroke_width="2.5")[
            h.rect(x="5", y="5", width="490", height="54", rx="27", fill="none"),
            h.rect(x="40", y="26", width="420", height="12", rx="6"),
        ],
        h.path(d="M470 32h24", stroke="#a8231f", stroke_width="4", stroke_dasharray="4 3"),
        h.g(font_weight="800", font_size="13", text_anchor="middle", stroke_width="1.5")[
            (horse(number, *where) for number, where in enumerate(FIELD, 1))
        ],
    ]


def horse(number: int, x: int, y: int, coat: str, ink: str) -> h.Node:
    """A horse on the poster: a disc with its number."""
    return [
        h.circle(cx=str(x), cy=str(y), r="9", fill=coat, stroke="#2b1a0f"),
        h.text(x=str(x), y=str(y + 4.5), fill=ink)[str(number)],
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
    daily=Daily(frozenset({6}), "winners-circle", (("length", "single"),)),
)

foreign.keep("en", ("Royal Turf", "Turf"))
