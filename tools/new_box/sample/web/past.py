"""The table at an earlier moment."""

from __future__ import annotations

from tools.new_box.sample.web.table import players, seen, stage
from web import html as h
from web.acts.past import history
from web.desk.pace import chapters
from web.desk.state import Desk
from web.frame import looking_back as frame


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    stop, view = frame.stop(desk), seen(history.view(desk))
    drawn = [players(view, desk.at.table.names), stage(view)]
    return frame.table(desk, "", chapters(desk.at.table, stop.events), drawn)
