"""Dice Derby on the big screen, drawn from the public view, events and names alone."""

from __future__ import annotations

from game.dice_derby.view import View
from web import html as h
from web.big import frame
from web.desk.state import Desk
from web.dice_derby import BOX, party, payoffs, say
from web.dice_derby.board import board
from web.dice_derby.heard import heard
from web.dice_derby.podium import END
from web.dice_derby.seats import seats
from web.dice_derby.stand import stand
from web.dice_derby.state import seen
from web.dice_derby.table import acting, thrown
from web.dice_derby.words import voice


def big(desk: Desk) -> h.Element:
    """The table for the whole room."""
    view, names = seen(desk.at.shown.view(None)), desk.at.table.names
    kind = frame.shown(desk, view.phase)
    return frame.frame(
        desk,
        kind,
        head(view, kind),
        stage(desk, view, kind),
        kind not in ("podium", "payoffs", "interval")
        and frame.side(
            not view.is_party and seats(view, names, desk.at.table.bots, acting(desk, view)),
            stand(view, names, True),
            of="party" if view.is_party else None,
        ),
        frame.lines(frame.said(desk, heard(desk))),
        BOX.id,
    )


def head(view: View, kind: str) -> h.Node:
    """The number of the race, and the phase."""
    if kind == "podium":
        return frame.head(say("The end of the derby"), "")
    number = max(1, view.race)
    title = (
        say("Race {number} of {races}", number=number, races=view.races)
        if view.races
        else say("Race {number}", number=number)
    )
    return frame.head(title, voice().tables.phases[kind])


def stage(desk: Desk, view: View, kind: str) -> h.Node:
    """The board, or what has taken its place."""
    names = desk.at.table.names
    if kind == "podium":
        return frame.ending(desk.at.table, END)
    if kind == "payoffs":
        return payoffs.bills(desk.at.table, view, payoffs.paid(desk.at.shown.events))
    if kind == "interval":
        return h.div(".dd-big-standings", inert=True)[party.standings(desk, view)]
    return h.div(".big-course", inert=True)[board(view, names, desk.at.shown.news, thrown(desk))]
