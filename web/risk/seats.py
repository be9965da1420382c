"""Everybody at the table: territories, armies, what the next turn brings, and cards."""

from __future__ import annotations

from game.risk.view import View
from web import html as h
from web.frame import seats as frame
from web.parts.pieces import icon, unseen
from web.risk import say
from web.risk.armies import pieces


def seat(view: View, number: int, name: str, bot: str, is_asked: bool) -> h.Element:
    """One player; whoever is out keeps a place at the table."""
    state = "out" if number in view.out else "asked" if is_asked else ""
    first = "flying-flag" if number == view.first else ""
    own = [one for one, owner in view.owner.items() if owner == number]
    armies = sum(view.armies[one] for one in own)
    return frame.seat(
        number,
        state,
        frame.who(number, name, bot, first, hand(view, number)),
        h.div(".belongings.row.rk-has")[
            say("out")
            if number in view.out
            else [
                fact(str(len(own)), say("{money:plural(territory|territories)}", money=len(own)),
                     "compass"),
                fact(str(armies), say("{count:plural(army|armies)}", count=armies), "chess-pawn"),
                fact(f"+{view.income[number]}",
                     say("{count:plural(army|armies)} a turn", count=view.income[number])),
                view.reserve[number] > 0 and in_hand(view.reserve[number]),
            ]
        ],
    )  # fmt: skip


seats = frame.everybody(seat)
"""Everybody, clockwise."""


def fact(text: str, told: str, sign: str = "") -> h.Element:
    """A number with what it counts."""
    return h.span(".rk-fact", title=told)[
        sign and icon(sign), h.b(aria_hidden="true")[text], unseen(told)
    ]


def in_hand(count: int) -> h.Element:
    """Armies that are still to be placed."""
    return h.span(".rk-in-hand")[
        pieces(count), h.b[say("{count} in hand", count=count)]
    ]  # fmt: skip


def hand(view: View, number: int) -> h.Node:
    """How many cards a player holds, face down."""
    count = view.hands[number]
    told = say("{count:plural(card|cards)}", count=count)
    return (
        count > 0
        and h.span(".purse.rk-cards", title=told)[
            icon("card-draw"), h.b(aria_hidden="true")[str(count)], unseen(told)
        ]
    )
