"""The big screen, drawn from the public view, events and names alone."""

from __future__ import annotations

from tools.new_box.sample.web import BOX
from tools.new_box.sample.web.podium import END
from tools.new_box.sample.web.table import players, seen, stage, where
from tools.new_box.sample.web.words import words
from web import html as h
from web.big import frame
from web.desk.state import Desk


def big(desk: Desk) -> h.Element:
    """What the whole room sees, whoever sits in front of the tablet."""
    view, events, names = seen(desk.at.shown.view(None)), desk.at.shown.events, desk.at.table.names
    told = words().lately(events[-2:], names)
    return frame.frame(
        desk,
        frame.shown(desk, "coin"),
        frame.head(where(view), ""),
        frame.ending(desk.at.table, END) if desk.is_over else stage(view),
        not desk.is_over and frame.side(players(view, names)),
        frame.lines(told),
        BOX.id,
    )
