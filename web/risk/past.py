"""The table of Risk at an earlier moment."""

from __future__ import annotations

from web import html as h
from web.acts.past import history
from web.desk.pace import chapters
from web.desk.state import Desk
from web.frame import looking_back as frame
from web.risk.continents import continents
from web.risk.seats import seats
from web.risk.state import seen
from web.risk.world import world


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    stop, view, names = frame.stop(desk), seen(history.view(desk)), desk.at.table.names
    drawn = [
        seats(view, names, desk.at.table.bots, None),
        world(view, names, stop.news, step=stop.told),
        continents(view, names),
    ]
    return frame.table(desk, f"phase-{view.phase}", chapters(desk.at.table, stop.events), drawn)
