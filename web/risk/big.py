"""Risk on the big screen, drawn from the public view, events and names alone."""

from __future__ import annotations

from web import html as h
from web.big import frame
from web.desk.state import Desk
from web.risk import BOX, say
from web.risk.continents import continents
from web.risk.heard import heard
from web.risk.podium import END
from web.risk.seats import seats
from web.risk.state import seen
from web.risk.table import acting, rolls, where
from web.risk.words import voice
from web.risk.world import world


def big(desk: Desk) -> h.Element:
    """The table for the whole room."""
    view, names = seen(desk.at.shown.view(None)), desk.at.table.names
    kind, is_over = frame.shown(desk, view.phase), desk.is_over
    return frame.frame(
        desk,
        kind,
        frame.head(say("The end of the war"), "")
        if is_over
        else frame.head(where(view), voice().tables.phases[kind]),
        frame.ending(desk.at.table, END)
        if is_over
        else h.div(".big-course", inert=True)[
            world(view, names, desk.at.shown.news, step=rolls(desk))
        ],
        not is_over
        and frame.side(
            seats(view, names, desk.at.table.bots, acting(desk, view)), continents(view, names)
        ),
        frame.lines(frame.said(desk, heard(desk))),
        BOX.id,
    )  # fmt: skip
