"""Everybody who plays, as one line each: few lines are large, forty stand in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.horse_fever.state import Bet
from web import html as h
from web.horse_fever import words
from web.horse_fever.board.seats import bet
from web.horse_fever.words.saying import say
from web.parts.pieces import charm, icon, piece, silk, unseen

FEW = 6
"""Up to so many have room for their stables and bets."""
SOME = 16
"""Up to so many stand in one column beside the course."""


class Line(NamedTuple):
    """One person as everybody sees that person; a game of any kind can fill this in."""

    seat: int
    name: str
    money: int
    points: int | None = None
    bets: tuple[Bet, ...] = ()
    stables: tuple[str, ...] = ()
    is_asked: bool = False
    is_first: bool = False
    is_out: bool = False


def standings(lines: Sequence[Line]) -> h.Element:
    """The leader on top; whoever has left the course at the end."""
    best = sorted(lines, key=lambda one: (one.is_out, -(one.points or 0), one.seat))
    return h.section(
        class_=f"big-standings of-{size(len(lines))}", aria_label=say("The standings")
    )[h.ol[(line(one, len(lines) <= FEW) for one in best)]]


def size(count: int) -> str:
    """How small the lines have to be."""
    return "few" if count <= FEW else "some" if count <= SOME else "many"


@piece
def line(one: Line, is_large: bool) -> h.Element:
    """One person: purse, points, and with room enough what is owned and laid."""
    state = "out" if one.is_out else "asked" if one.is_asked else ""
    return h.li(class_=f"big-line mark-{one.seat} {state}".strip(), id=f"line-{one.seat}")[
        h.div(".big-who.row")[
            charm(one.seat),
            h.b(".big-name.fit")[one.name],
            one.is_first
            and not one.is_out
            and h.span(".first")[icon("horseshoe"), unseen(say("first player"))],
            h.span(".big-money")[words.money(one.money)],
            one.points is not None and h.span(".vp")[words.points(one.points)],
        ],
        is_large
        and not one.is_out
        and h.div(".big-slips.row")[owned(one.stables), map(bet, one.bets)],
    ]


def owned(stables: Sequence[str]) -> h.Node:
    """The stables of a person, as their silks."""
    return [h.span(".owned")[silk(colour), unseen(words.stable(colour))] for colour in stables]
