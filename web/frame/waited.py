"""What computers have done while a person waited: a slip of paper with the last few lines."""

from __future__ import annotations

from game.play import Event
from web import html as h
from web.desk.screen import screen_of, words_of
from web.desk.state import Desk
from web.parts.pieces import charm
from web.words.speaking import say

MOST = 6
"""So many lines stand on it."""


def slip(desk: Desk, seat: int) -> h.Node:
    """What others have done since this seat’s last turn, at a table with computers."""
    table = desk.at.table
    told = screen_of(table).news(desk.at.shown.events, seat) if table.bots else ()
    if not told:
        return None
    left, words = len(told) - MOST, words_of(table.title)
    return h.aside(".while-waiting", aria_labelledby="waited-title")[
        h.h2("#waited-title")[say("While you waited")],
        left > 0 and h.p[say("{left} more in the log, and then:", left=left)],
        h.ul[(noted(event, words.sentence(event, table.names)) for event in told[-MOST:])],
    ]


def on_stage(desk: Desk, *asked: str) -> h.Node:
    """The slip as a part of the table, at these questions: it lies on the stage, or below it."""
    ask = desk.ask
    return slip(desk, ask.who) if ask is not None and ask.what in asked else None


def noted(event: Event, sentence: h.Node) -> h.Element:
    """One line, with the charm of whoever did it."""
    seat = event.facts.get("seat")
    return h.li[None if seat is None else charm(seat), h.span[sentence]]
