"""What a phone shows while others play: what was done last, and where to look while a race runs."""

from __future__ import annotations

from web import html as h
from web.desk.phones import Phones
from web.desk.screen import screen_of, words_of
from web.desk.state import Desk
from web.frame.head import head
from web.frame.showing import Laid, Running
from web.parts.pieces import icon
from web.words.speaking import say

MOST_TOLD = 8
"""So many phones follow what is called out; at a larger party they would draw all the time."""

LINES = 2
"""So many sentences of the caller stand there."""


RECENT = 6
"""Events in which something worth telling is looked for."""


def latest(desk: Desk) -> str:
    """The last of what this seat may know that has happened, in a sentence."""
    if desk.table is None or desk.shown is None:
        return ""
    said = words_of(desk.table.title).lately(desk.shown.events[-RECENT:], desk.table.names)
    return said[-1] if said else ""


def looks_up(mine: Desk) -> bool:
    """Whether a race runs by itself, and this phone shows nothing else just now."""
    table = mine.table
    if table is None or mine.screen != "table" or mine.past.what:
        return False
    return screen_of(table).showing.runs(mine)


def follows(phones: Phones) -> bool:
    """Whether so few phones are here that each tells what is called out."""
    return len(phones.here) <= MOST_TOLD


def watched(mine: Desk) -> h.Node:
    """The page of a phone in such a race; nothing at every other moment."""
    seat = mine.phones.mine
    if seat is None or not looks_up(mine):
        return None
    its: Running = screen_of(mine.at.table).showing.running(mine, seat)
    return h.div("#table.watching")[
        head(mine, its.title),
        h.section("#own-race", aria_labelledby="own-race-title")[
            h.div(".tablet-shown", aria_hidden="true")[icon("horse-head"), h.i],
            h.h2("#own-race-title")[say("Look at the tablet!")],
            follows(mine.phones)
            and h.div("#caller", aria_live="polite")[(h.p[text] for text in its.called[-LINES:])],
            h.ul("#own-laid", aria_label=say("Your bets"))[map(bet, its.laid)]
            if its.laid
            else h.p(".nothing-laid")[say("You have no bet in this race.")],
        ],
    ]


def bet(one: Laid) -> h.Element:
    """One bet: its horse, and what is bet on it."""
    return h.li(".row")[one.drawn, h.b[one.name], h.span[one.told]]


def stands(desk: Desk, mine: Desk) -> object:
    """How far such a race is told, where this phone tells what is called out."""
    if desk.shown is None or not follows(mine.phones) or not looks_up(mine):
        return None
    return len(desk.shown.events)
