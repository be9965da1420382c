"""The table of Dice Derby at an earlier moment."""

from __future__ import annotations

from web import html as h
from web.acts.past import history
from web.desk.state import Desk
from web.dice_derby import payoffs
from web.dice_derby.board import board
from web.dice_derby.seats import seats
from web.dice_derby.stand import stand
from web.dice_derby.state import seen
from web.frame import looking_back as frame


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    stop, view, names = frame.stop(desk), seen(history.view(desk)), desk.at.table.names
    middle = (
        payoffs.bills(desk.at.table, view, payoffs.paid(stop.events))
        if stop.kind in ("paid off", "stays", "game over")
        else board(view, names)
    )
    drawn = [seats(view, names, desk.at.table.bots, None), middle, stand(view, names)]
    return frame.table(desk, f"phase-{view.phase}", view.race, drawn)
