"""What a phone shows while a race runs by itself on the tablet: look there, and the own bets."""

from __future__ import annotations

from web import html as h
from web.desk.screen import screen_of
from web.desk.state import Desk
from web.frame.head import head
from web.frame.showing import Laid, Running
from web.parts.pieces import icon
from web.phones.phones_here import phones_of
from web.words.speaking import say

MOST_TOLD = 8
"""So many phones follow what is called out; at a larger party they would draw all the time."""

LINES = 2
"""So many sentences of the caller stand there."""


def running(mine: Desk) -> Running | None:
    """The race that runs by itself, as this phone follows it; None at every other moment."""
    seat, table = mine.phones.mine, mine.table
    if seat is None or table is None or mine.screen != "table" or mine.past.what:
        return None
    its: Running | None = screen_of(table).showing.running(mine, seat)
    return its


def watched(mine: Desk) -> h.Node:
    """The page of a phone in such a race; nothing at every other moment."""
    its = running(mine)
    if its is None:
        return None
    return h.div("#table.watching")[
        head(mine, its.title),
        h.section("#own-race", aria_labelledby="own-race-title")[
            h.div(".tablet-shown", aria_hidden="true")[icon("horse-head"), h.i],
            h.h2("#own-race-title")[say("Look at the tablet!")],
            h.div("#caller", aria_live="polite")[(h.p[text] for text in its.called[-LINES:])],
            h.ul("#own-laid", aria_label=say("Your bets"))[map(bet, its.laid)]
            if its.laid
            else h.p(".nothing-laid")[say("You have no bet in this race.")],
        ],
    ]


def bet(one: Laid) -> h.Element:
    """One bet: its horse, and what is bet on it."""
    return h.li(".row")[one.drawn, h.b[one.name], h.span[one.told]]


def stands(desk: Desk, mine: Desk) -> object:
    """How far such a race is told, where this phone follows what is called out."""
    if desk.shown is None or sum(1 for _ in phones_of(desk).awake()) > MOST_TOLD:
        return None
    return len(desk.shown.events) if running(mine) is not None else None
