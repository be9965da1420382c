"""Beside the map: every continent, what it brings, who is about to own it; and the next set."""

from __future__ import annotations

from collections.abc import Sequence

from game.risk.board import BONUS, WITHIN
from game.risk.state import NEUTRAL
from game.risk.view import View
from web import html as h
from web.parts.pieces import charm, icon, unseen
from web.risk import say
from web.risk.words import voice
from web.risk.world import most


def continents(view: View, names: Sequence[str]) -> h.Element:
    """A row for each continent."""
    return h.section("#blackboard.side.rk-continents", aria_label=say("The continents"))[
        h.ul[(row(view, names, name) for name in WITHIN)],
        h.p(".rk-next-set.row")[icon("card-draw"), say("The next set brings {armies}",
                                                    armies=h_count(view.next_set))],
    ]  # fmt: skip


def h_count(count: int) -> str:
    """So many armies in words."""
    return say("{count:plural(army|armies)}", count=count)


def row(view: View, names: Sequence[str], name: str) -> h.Element:
    """One continent: its bonus, and how much of it the leader has."""
    seat, left = most(view, name)
    parts = len(WITHIN[name])
    state = None if seat == NEUTRAL or left > 1 else "near" if left else "whole"
    return h.li(id=f"continent-{name}", class_=f"rk-{name}", data_is=state)[
        h.span(".rk-land-name")[h.i(".rk-swatch", aria_hidden="true"), voice().name(name)],
        h.b(".rk-brings")[f"+{BONUS[name]}"],
        h.span(".rk-leader")[
            seat != NEUTRAL and [charm(seat), unseen(names[seat]), share(parts, left)]
        ],
    ]


def share(parts: int, left: int) -> h.Element:
    """How much of a continent of so many parts the leader has."""
    if left > 1:
        return h.span(".rk-share")[say("{part} of {whole}", part=parts - left, whole=parts)]
    return h.strong(".rk-share")[say("one to go") if left else say("all of it")]
