"""Unicorn Fever on the big screen, drawn from the public view, events and names alone."""

from __future__ import annotations

from game.unicorn_fever.view import View
from web import html as h
from web.big import frame
from web.desk.state import Desk
from web.racing.bar import unit_of, unit_told
from web.racing.scene import NOTHING, Scene
from web.unicorn_fever import BOX, payoffs, say
from web.unicorn_fever.board import rage
from web.unicorn_fever.booths import notary
from web.unicorn_fever.lanes import lanes
from web.unicorn_fever.podium import END
from web.unicorn_fever.seats import seats
from web.unicorn_fever.show import race_stage, scene
from web.unicorn_fever.state import seen
from web.unicorn_fever.table import called, lit, phase_shown
from web.unicorn_fever.words import voice


def big(desk: Desk) -> h.Element:
    """The table for the whole room: the same whoever sits in front of the tablet."""
    view, names = seen(desk.at.shown.view(None)), desk.at.table.names
    kind = frame.shown(desk, phase_shown(desk, view))
    live = scene(desk.at.shown.news, len(desk.at.shown.events), view) if kind == "race" else NOTHING
    return frame.frame(
        desk,
        kind,
        head(desk, view, kind),
        stage(desk, view, kind, live),
        kind not in ("podium", "payoffs", "race")
        and frame.side(
            seats(view, names, desk.at.table.bots, None, lit(desk)),
            rage(view),
        ),
        frame.lines(frame.said(desk, called(desk))),
        BOX.id,
    )


def head(desk: Desk, view: View, kind: str) -> h.Node:
    """The number of the race, and the phase; in the race the card and the dice."""
    if kind == "podium":
        return frame.head(say("Master of the Horn"), "")
    number = view.race.number if kind == "payoffs" and view.race is not None else view.round
    title = say("Race {number} of {races}", number=max(1, number), races=view.rounds)
    phase = "results" if kind == "payoffs" else kind
    if kind == "race" and view.race is not None and view.race.card:
        card = say("No. {number}", number=view.race.card)
        return frame.head(title, f"{unit_told(unit_of(desk.at.shown.events))}, {card}")
    return frame.head(title, voice().tables.phases[phase])


def stage(desk: Desk, view: View, kind: str, live: Scene) -> h.Node:
    """The lanes and booths, or what has taken their place; buttons are for the tablet only."""
    names = desk.at.table.names
    if kind == "podium":
        return frame.ending(desk.at.table, END)
    if kind == "payoffs":
        return payoffs.bills(view, names, desk.at.shown.events)
    if kind == "race":
        return h.div(".big-course")[race_stage(view, names, live)]
    return h.div(".big-fair", inert=True)[lanes(view, names), notary(view)]
