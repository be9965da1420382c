"""Territory cards and missions: how they look, and the own ones for whoever may see them."""

from __future__ import annotations

from collections.abc import Sequence

from game.risk.board import CONTINENT, PICTURE
from game.risk.view import View
from web import html as h
from web.parts.pieces import icon
from web.risk import SHEET, say
from web.risk.places import AT, ROOM
from web.risk.words import voice

SIGNS = {"infantry": "chess-pawn", "cavalry": "cavalry", "artillery": "cannon"}
"""What is on a card."""


def face(card: str) -> h.Element:
    """One card: its picture, and its territory; a wild card has all three pictures."""
    shown = list(SIGNS.values()) if card not in PICTURE else [SIGNS[PICTURE[card]]]
    return h.span(".rk-card", data_wild="yes" if len(shown) > 1 else None)[
        card in PICTURE and drawn(card),
        h.span(".rk-picture", aria_hidden="true")[map(icon, shown)],
        h.b[voice().card_name(card)],
        len(shown) == 1 and h.small[voice().name(PICTURE[card])],
    ]


def drawn(card: str) -> h.Element:
    """The land of a card, in the colour of its continent."""
    (x, y), far = AT[card], max(40, 2 * ROOM[card])
    return h.svg(class_=f"rk-on-card rk-{CONTINENT[card]}", aria_hidden="true",
                 viewBox=f"{x - far} {y - 0.75 * far} {2 * far} {1.5 * far}")[
        h.use(href=f"{SHEET}#{card}")
    ]  # fmt: skip


def faces(cards: Sequence[str]) -> h.Element:
    """Some cards in a row."""
    return h.span(".rk-faces")[map(face, cards)]


def own(view: View, names: Sequence[str]) -> h.Node:
    """What only this seat may see: the mission, and the cards in hand."""
    if view.seat is None or not (view.mission or view.hand):
        return None
    mission = view.mission and voice().mission(view.mission, view.seat, names)
    return h.section("#own.rk-own", aria_label=say("Your secret cards"))[
        h.h3[say("For your eyes only")],
        mission and h.p(".rk-mission")[icon("archery-target"), mission],
        view.hand and faces(view.hand),
    ]
