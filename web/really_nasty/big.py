"""A nasty meeting on the big screen, drawn from the public view, events and names alone."""

from __future__ import annotations

from game.really_nasty.cards import RACES
from game.really_nasty.view import View
from web import html as h
from web.big import frame
from web.desk.state import Desk
from web.really_nasty import BOX, payoffs, say
from web.really_nasty.board import board
from web.really_nasty.course import NOBODY
from web.really_nasty.podium import END
from web.really_nasty.seats import seats
from web.really_nasty.state import seen
from web.really_nasty.table import heard, race, thrown
from web.really_nasty.words import voice


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
        and frame.side(board(view, names), seats(view, names, desk.at.table.bots, view.turn)),
        frame.lines(frame.said(desk, heard(desk))),
        BOX.id,
    )


def head(view: View, kind: str) -> h.Node:
    """The race, and the phase."""
    if kind == "podium":
        return frame.head(say("The end of the day"), "")
    if not view.race:
        return frame.head(say("The meeting"), voice().tables.phases[kind])
    title = say(
        "Race {number} of {races}: {name}",
        number=view.race,
        races=len(view.races),
        name=RACES[view.races[view.race - 1]].name,
    )
    return frame.head(title, voice().tables.phases[kind])


def stage(desk: Desk, view: View, kind: str) -> h.Node:
    """The course, or what has taken its place; its buttons are for the tablet only."""
    names = desk.at.table.names
    if kind == "podium":
        return frame.ending(desk.at.table, END)
    if kind == "payoffs":
        return payoffs.bills(view, names, payoffs.paid(desk.at.shown.events))
    return h.div(".big-course", inert=True)[race(desk, view, NOBODY), thrown(desk)]
