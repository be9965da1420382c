"""Everybody who plays, as one line each: few lines are large, forty stand in columns."""

from __future__ import annotations

from collections.abc import Sequence

from game.horse_fever.view import SeatView, View
from web import html as h
from web.horse_fever import words
from web.horse_fever.board.seats import bet
from web.horse_fever.words.saying import say
from web.parts.pieces import charm, icon, piece, silk, unseen

FEW = 6
"""Up to so many have room for their stables and bets."""
SOME = 16
"""Up to so many stand in one column beside the course."""


def standings(view: View, names: Sequence[str], asked: int | None) -> h.Element:
    """The leader on top; whoever has left the course at the end."""
    best = sorted(view.seats, key=lambda one: (bool(one.out), -points(one), one.seat))
    return h.section(class_=f"big-standings of-{size(len(best))}", aria_label=say("The standings"))[
        h.ol[
            (line(one, names[one.seat], one.seat == asked, one.seat == view.first) for one in best)
        ]
    ]


def points(one: SeatView) -> int:
    """The points by which somebody is placed; those of a bankrupt are not counted."""
    return 0 if one.bankrupt else one.vp


def size(count: int) -> str:
    """How small the lines have to be."""
    return "few" if count <= FEW else "some" if count <= SOME else "many"


@piece
def line(one: SeatView, name: str, is_asked: bool, is_first: bool) -> h.Element:
    """One person: purse, points, what is owned and laid."""
    state = "out" if one.out else "asked" if is_asked else ""
    return h.li(class_=f"big-line mark-{one.seat} {state}".strip(), id=f"line-{one.seat}")[
        h.div(".big-who.row")[
            charm(one.seat),
            h.b(".big-name.fit")[name],
            is_first
            and not one.out
            and h.span(".first")[icon("horseshoe"), unseen(say("first player"))],
            h.span(".big-money")[words.money(one.money)],
            not one.bankrupt and h.span(".vp")[words.points(one.vp)],
        ],
        not one.out and h.div(".big-slips.row")[owned(one.stables), map(bet, one.bets)],
    ]


def owned(stables: Sequence[str]) -> h.Node:
    """The stables of a person, as their silks."""
    return [h.span(".owned")[silk(colour), unseen(words.stable(colour))] for colour in stables]
