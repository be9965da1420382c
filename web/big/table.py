"""The table on the big screen: the same whoever sits in front of the tablet."""

from __future__ import annotations

from web import html as h
from web.big import frame
from web.desk.state import Desk
from web.frame.showing import Look, Showing, V

ENDED = "podium"


def big(desk: Desk, showing: Showing[V]) -> h.Element:
    """What a title shows to the room, of the public view, events and names alone."""
    shown = desk.at.shown
    look = Look(desk, showing.seen(shown.view(None)), shown.events, shown.news, True)
    kind = frame.shown(desk, showing.phase(look))
    return frame.frame(
        desk,
        f"{showing.look}-{kind}" if showing.look else kind,
        frame.head(*((showing.over(), "") if kind == ENDED else showing.head(look, kind))),
        stage(look, kind, showing),
        beside(look, kind, showing),
        showing.bar(look, kind)
        if showing.bar is not None
        else frame.lines(frame.said(desk, showing.heard(desk))),
        showing.box.id,
    )


def stage(look: Look[V], kind: str, showing: Showing[V]) -> h.Node:
    """The end, the bills, or the stage of the table; its buttons are for the tablet only."""
    if kind == ENDED:
        return showing.end(look.desk.at.table)
    if kind == "payoffs":
        return showing.bills(look)
    if showing.room is not None:
        return showing.room(look)
    return h.div(".big-course", inert=True)[showing.stage(look)]


def beside(look: Look[V], kind: str, showing: Showing[V]) -> h.Node:
    """Who plays and how they stand, unless the stage says it."""
    if kind in (ENDED, "payoffs"):
        return None
    if showing.beside is not None:
        return showing.beside(look, kind)
    return frame.side(showing.seats(look), showing.side(look))
