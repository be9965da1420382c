"""What is printed: how a game has ended, and the map with its territories on the set-up screen."""

from __future__ import annotations

from collections.abc import Iterator

from game.risk.board import BONUS, WITHIN
from web import html as h
from web.desk.state import Desk
from web.frame import paper as sheet
from web.risk import BOX, say
from web.risk.podium import END
from web.risk.words import voice
from web.risk.world import TALL, WIDE, outline


def paper(desk: Desk) -> h.Node:
    """The result of a game that is over; what there is on the map, before one begins."""
    return sheet.page_for(desk, BOX, END, lambda _desk: [*territories()])


def to_list(_desk: Desk) -> h.Node:
    """On the set-up screen: the territories on paper."""
    return sheet.to_print(say("Print the territories and what continents bring"), "print-map")


def territories() -> Iterator[h.Node]:
    """The land, and each continent with what it brings and what belongs to it, to tick off."""
    yield sheet.masthead(say("The map"), [BOX.name], None)
    yield h.svg(".rk-paper-map", viewBox=f"0 0 {WIDE} {TALL}", aria_hidden="true")[
        (outline(one) for parts in WITHIN.values() for one in parts),
        (outline(name, "rk-coast") for name in WITHIN),
    ]
    yield h.div(".rk-paper")[
        (
            h.section[
                h.h3[voice().name(name), " ", h.small[f"+{BONUS[name]}"]],
                h.ul[(h.li[h.i, voice().place(one)] for one in parts)],
            ]
            for name, parts in WITHIN.items()
        )
    ]
