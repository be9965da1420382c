"""The table of a nasty meeting at an earlier moment."""

from __future__ import annotations

from web import html as h
from web.acts.past import history
from web.desk.state import Desk
from web.frame import looking_back as frame
from web.really_nasty import payoffs
from web.really_nasty.board import board
from web.really_nasty.course import NOBODY, course
from web.really_nasty.seats import seats
from web.really_nasty.state import seen

MOVES = ("moved", "fell", "slipped")
"""Events at which the eye follows a horse."""


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    stop, view, names = frame.stop(desk), seen(history.view(desk)), desk.at.table.names
    moves = (it.facts["seat"] for it in reversed(stop.news) if it.kind in MOVES)
    middle = (
        payoffs.bills(view, names, payoffs.paid(stop.events))
        if stop.kind in ("paid off", "meeting over") and view.race
        else h.div("#nasty-stage")[course(view, NOBODY, next(moves, None))]
    )
    drawn = [seats(view, names, desk.at.table.bots, None), middle, board(view, names)]
    return frame.table(desk, f"phase-{view.phase}", view.race, drawn)
