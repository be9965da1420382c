"""Heads of horses, made from parts, as on their cards; and their numbers.

The coat is that of the gate (or of the card, where cards have coats); markings on the face and the
silk behind it belong to the card. Numbers are those of the coats, so that nobody needs colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

from game.winners_circle.cards import CARDS, HORSES
from web import html as h
from web.html.writing import flat

NUMBERS: Mapping[str, int] = {horse: number for number, horse in enumerate(HORSES, 1)}
"""What a horse has on its saddle cloth: the number of its coat."""


class Looks(NamedTuple):
    """The parts of a portrait that belong to a card: face, pattern of the silk, its two colours."""

    face: str
    pattern: str
    ground: str
    print: str


NAVY, ROSE, MOSS, GOLD, PLUM = "#2b3f66", "#b5485a", "#4c6b3c", "#d9a441", "#6b3f6e"
TEAL, RUST, CREAM, SKY, COAL = "#2f6b6b", "#a9532b", "#efe0bd", "#7fa6bf", "#3a3431"

LOOKS: Mapping[str, Looks] = {
    "W01": Looks("star", "hoops", SKY, CREAM),
    "W02": Looks("stripe", "halves", GOLD, RUST),
    "W03": Looks("plain", "spots", MOSS, CREAM),
    "W04": Looks("blaze", "sash", NAVY, SKY),
    "W05": Looks("snip", "stripes", PLUM, CREAM),
    "W06": Looks("star", "chevron", NAVY, GOLD),
    "W07": Looks("stripe", "hoops", RUST, CREAM),
    "W08": Looks("blaze", "spots", NAVY, CREAM),
    "W09": Looks("plain", "sash", ROSE, CREAM),
    "W10": Looks("snip", "halves", RUST, MOSS),
    "W11": Looks("star", "stripes", TEAL, CREAM),
    "W12": Looks("stripe", "chevron", RUST, GOLD),
    "W13": Looks("blaze", "hoops", NAVY, ROSE),
    "W14": Looks("plain", "chevron", PLUM, GOLD),
    "W15": Looks("snip", "stripes", TEAL, SKY),
    "W16": Looks("star", "halves", PLUM, ROSE),
    "W17": Looks("blaze", "chevron", TEAL, GOLD),
    "W18": Looks("stripe", "spots", PLUM, GOLD),
    "W19": Looks("plain", "stripes", RUST, CREAM),
    "W20": Looks("star", "sash", GOLD, NAVY),
    "W21": Looks("snip", "hoops", MOSS, GOLD),
    "W22": Looks("stripe", "stripes", GOLD, COAL),
    "W23": Looks("blaze", "halves", TEAL, GOLD),
    "W24": Looks("star", "spots", RUST, GOLD),
    "W25": Looks("plain", "halves", SKY, NAVY),
    "W26": Looks("snip", "chevron", COAL, ROSE),
    "W27": Looks("stripe", "sash", MOSS, CREAM),
    "W28": Looks("blaze", "spots", ROSE, GOLD),
    **{f"R-grey-{one}": Looks("star", "sash", SKY, NAVY) for one in (1, 2, 3)},
    **{f"R-white-{one}": Looks("plain", "halves", ROSE, CREAM) for one in (1, 2, 3)},
    **{f"R-beige-{one}": Looks("snip", "hoops", MOSS, CREAM) for one in (1, 2, 3)},
    **{f"R-caramel-{one}": Looks("blaze", "spots", RUST, CREAM) for one in (1, 2, 3)},
    **{f"R-red-brown-{one}": Looks("stripe", "chevron", TEAL, GOLD) for one in (1, 2, 3)},
    **{f"R-dark-brown-{one}": Looks("star", "stripes", GOLD, RUST) for one in (1, 2, 3)},
    **{f"R-black-{one}": Looks("blaze", "sash", PLUM, GOLD) for one in (1, 2, 3)},
}

HEAD = (
    "M8 60 C11 45 15 34 22 26 C24 20 27 15.5 31 13.5 L32.5 6.5 L37 13 C43 16 49 24 54 33 "
    "C57 38 56 43 52 44 C48 45 45 43 42 40.5 C38 39 35 39 33.5 41 C32.5 47 35 54 38 60 Z"
)
MANE = "M8 60 C8 45 12 31 22 21 C26 16 28 13.5 31.5 11.5 L30.5 19 C24 27 20 38 19.5 60 Z"
FOREHEAD = "M39 15.5 C43 19 48 26 52.5 33"

PATTERNS: Mapping[str, str] = {
    "hoops": "M0 6H60V15H0ZM0 24H60V33H0ZM0 42H60V51H0Z",
    "stripes": "M6 0H15V60H6ZM24 0H33V60H24ZM42 0H51V60H42Z",
    "halves": "M0 0H30V60H0Z",
    "sash": "M0 44L44 0H60V4L4 60H0Z",
    "chevron": "M0 12L30 30L60 12V28L30 46L0 28Z",
    "spots": "".join(
        f"M{x} {y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0"
        for x, y in ((3, 8), (25, 8), (47, 8), (14, 26), (36, 26), (3, 44), (25, 44), (47, 44))
    ),
}


@cache
def portrait(card: str, coat: str) -> Markup:
    """A horse in profile before its silk, for the eye only."""
    face, pattern, ground, print = LOOKS[card]
    return flat(
        h.svg(class_=f"portrait coat-{coat}", viewBox="0 0 60 60", aria_hidden="true")[
            h.rect(width="60", height="60", fill=ground),
            h.path(d=PATTERNS[pattern], fill=print),
            h.path(".coat.lined", d=HEAD),
            marking(face),
            h.path(".mane", d=MANE),
            h.circle(".wc-eye", cx="39", cy="24.5", r="2"),
            h.circle(".wc-eye", cx="51.5", cy="38.5", r="1.3"),
            h.path(".bridle", d="M31 21L38 38M44.5 40L48.5 26.5"),
        ]
    )


def marking(face: str) -> h.Node:
    """What is white on a face."""
    match face:
        case "star":
            return h.circle(".white", cx="41.5", cy="19", r="2.6")
        case "stripe":
            return h.path(".white-line", d=FOREHEAD)
        case "blaze":
            return h.path(".white-line.broad", d=FOREHEAD)
        case "snip":
            return h.circle(".white", cx="52", cy="35", r="3")
        case _:
            return None


@cache
def badge(coat: str) -> Markup:
    """The number on its saddle cloth, always upright."""
    return flat(
        h.g(class_=f"badge coat-{coat}")[
            h.rect(x="-9.5", y="-8.5", width="19", height="17", rx="3.5"),
            h.text(y="5.2", text_anchor="middle")[str(NUMBERS[coat])],
        ]
    )


@cache
def cloth(coat: str) -> Markup:
    """The same number beside words."""
    return flat(h.span(class_=f"cloth coat-{coat}", aria_hidden="true")[str(NUMBERS[coat])])


assert LOOKS.keys() == CARDS.keys()
