"""The table of Winner's Circle at an earlier moment."""

from __future__ import annotations

from web import html as h
from web.acts.past import history
from web.desk.state import Desk
from web.frame import looking_back as frame
from web.winners_circle import payoffs
from web.winners_circle.programme import programme
from web.winners_circle.state import seen
from web.winners_circle.table import infield, seats
from web.winners_circle.track import track


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    stop, view, names = frame.stop(desk), seen(history.view(desk)), desk.at.table.names
    middle = (
        payoffs.bills(view, names, payoffs.paid(stop.events))
        if stop.kind in ("paid off", "game over")
        else track(view, infield(view, names, None))
    )
    drawn = [seats(view, names, desk.at.table.bots, None), middle, programme(view, names)]
    return frame.table(desk, f"phase-{view.phase}", view.race, drawn)
