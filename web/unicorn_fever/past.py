"""The table of Unicorn Fever at an earlier moment."""

from __future__ import annotations

from web import html as h
from web.acts.past import history
from web.desk.state import Desk
from web.frame import looking_back as frame
from web.racing.scene import NOTHING
from web.unicorn_fever import payoffs
from web.unicorn_fever.board import board
from web.unicorn_fever.lanes import lanes
from web.unicorn_fever.seats import lit_by, seats
from web.unicorn_fever.show import race_stage, scene
from web.unicorn_fever.state import seen


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    stop, view, names = frame.stop(desk), seen(history.view(desk)), desk.at.table.names
    racing = view.phase == "race" and view.race is not None
    live = scene(stop.events[-1:], stop.told, view) if racing else NOTHING
    middle = (
        payoffs.bills(view, names, stop.events)
        if stop.kind in ("new odds", "game over")
        else race_stage(view, names, live)
        if racing
        else lanes(view, names)
    )
    drawn = [
        seats(view, names, desk.at.table.bots, None, lit_by(stop.events[-1:])),
        middle,
        board(view, names, racing, live.shifts),
    ]
    return frame.table(desk, f"phase-{view.phase}", view.round, drawn)
