"""Everybody at the table: colours, money, cards in hand, the stake, and who may speak up."""

from __future__ import annotations

from game.really_nasty.view import View
from web import html as h
from web.frame import seats as frame
from web.parts.pieces import unseen
from web.really_nasty import say
from web.really_nasty.silks import cap, stable


def seat(view: View, number: int, name: str, bot: str, is_asked: bool) -> h.Element:
    """One player."""
    silk = view.silks[number]
    money = h.span(".money")[say("{money:money}", money=view.money[number])]
    return frame.seat(
        number,
        "asked" if is_asked else "",
        frame.who(number, name, bot, purse=money),
        h.div(".rn-belongings.row")[
            silk and h.span(".rn-stable", title=stable(silk))[cap(silk), unseen(stable(silk))],
            stake(view, number),
            view.wins[number] > 0
            and h.span(".rn-wins")[say("{wins:plural(win|wins)}", wins=view.wins[number])],
            backs(view.in_hand[number]),
            number == view.seat and entries(view),
        ],
    )


seats = frame.everybody(seat)
"""Everybody, clockwise."""


def stake(view: View, number: int) -> h.Node:
    """What lies on the race: the sum for all to see, the horse once the slips are open.

    Whoever has bet sees the own horse before.
    """
    if not view.bet_in or not view.bet_in[number]:
        return None
    if not view.stakes[number]:
        return h.span(".rn-slip.none")[say("no bet")]
    on: h.Node = [h.span(aria_hidden="true")["?"], unseen(say("a secret bet of"))]
    bet = view.bets[number] if view.bets else None
    bet = view.own_bet if bet is None and number == view.seat else bet
    if bet is not None and bet.horse is not None:
        on = cap(view.silks[bet.horse])
    return h.span(".rn-slip")[on, say("{money:money}", money=view.stakes[number])]


def entries(view: View) -> h.Node:
    """The own entries for the races to come, by grade: nobody else sees them."""
    left = view.entered[max(0, view.race - 1) :]
    if not left:
        return None
    return h.span(".rn-own-entries", title=say("Your entries"))[
        unseen(say("Your entries")), " · ".join(map(str, left))
    ]


def backs(count: int) -> h.Element:
    """Nasty cards in hand, face down."""
    return h.span(".rn-backs")[
        [h.i(aria_hidden="true") for _ in range(count)],
        unseen(say("{count:plural(nasty card|nasty cards)}", count=count)),
    ]
