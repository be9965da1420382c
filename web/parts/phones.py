"""Where the page says that people may play from their own phones, and who does."""

from __future__ import annotations

from collections.abc import Collection

from game.play import ANYBODY, Ask
from web import html as h
from web.desk.state import Desk
from web.parts.pieces import button, icon, unseen
from web.words.speaking import say


def opener(desk: Desk) -> h.Element:
    """The way to the sheet with which phones join, and how many have."""
    count = len(desk.phones.here)
    label = [icon("smartphone"), say("Own phones"), count > 0 and h.b[f" {count}"]]
    return button(label, "phones", "small", "to-phones")


def names(desk: Desk) -> Collection[str]:
    """Who has a phone here, at the table or still at the set-up."""
    return desk.phones.here


def sign() -> h.Element:
    """Beside a name: it has a phone."""
    return h.span(".has-phone")[icon("smartphone"), unseen(say("has a phone"))]


def beside(desk: Desk, ask: Ask) -> h.Node:
    """Where a question can be answered as well, by those who have a phone."""
    seats = desk.phones.seats
    if desk.phones.mine is not None or not seats or desk.phones.fetched == desk.moment:
        return None
    if ask.who in seats:
        told = say("or on {name}’s phone", name=desk.at.table.names[ask.who])
    elif ask.who == ANYBODY:
        told = say("or on your own phone")
    else:
        return None
    return h.span(".or-phone")[icon("smartphone"), told]
