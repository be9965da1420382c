"""Winner's Circle on the big screen, drawn from the public view, events and names alone."""

from __future__ import annotations

from game.winners_circle.view import View
from web import html as h
from web.big import frame
from web.desk.state import Desk
from web.winners_circle import BOX, payoffs, say
from web.winners_circle.heard import heard
from web.winners_circle.parade import is_over, parade
from web.winners_circle.podium import END
from web.winners_circle.programme import programme
from web.winners_circle.state import seen
from web.winners_circle.table import infield, seats
from web.winners_circle.track import track
from web.winners_circle.words import voice


def big(desk: Desk) -> h.Element:
    """The table for the whole room: the same whoever sits in front of the tablet."""
    view, names = seen(desk.at.shown.view(None)), desk.at.table.names
    kind = frame.shown(desk, view.phase)
    return frame.frame(
        desk,
        kind,
        head(view, kind),
        stage(desk, view, kind),
        kind not in ("podium", "payoffs")
        and frame.side(seats(view, names, desk.at.table.bots, view.turn), programme(view, names)),
        frame.lines(frame.said(desk, heard(desk))),
        BOX.id,
    )


def head(view: View, kind: str) -> h.Node:
    """The number of the race, and the phase."""
    if kind == "podium":
        return frame.head(say("The winner’s circle"), "")
    title = say("Race {number} of {races}", number=max(1, view.race), races=view.races)
    return frame.head(title, voice().tables.phases[kind])


def stage(desk: Desk, view: View, kind: str) -> h.Node:
    """The course, or what has taken its place; its buttons are for the tablet only."""
    names = desk.at.table.names
    if kind == "podium":
        return frame.ending(desk.at.table, END)
    if kind == "payoffs":
        return payoffs.bills(view, names, payoffs.paid(desk.at.shown.events))
    if is_over(desk.at.shown.news):
        return h.div(".big-course", inert=True)[parade(view)]
    course = track(view, infield(view, names, view.turn), news=desk.at.shown.news)
    return h.div(".big-course", inert=True)[course]
