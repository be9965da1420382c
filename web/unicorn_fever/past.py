"""The table of Unicorn Fever at an earlier moment."""

from __future__ import annotations

import htpy as h

from web.acts.past import history
from web.desk.screen import words_of
from web.desk.state import Desk
from web.frame.looking_back import bar, head
from web.racing.scene import NOTHING
from web.unicorn_fever import payoffs
from web.unicorn_fever.board import board
from web.unicorn_fever.lanes import lanes
from web.unicorn_fever.seats import lit_by, seats
from web.unicorn_fever.show import race_stage, scene
from web.unicorn_fever.state import seen


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    assert desk.table is not None
    film, view, names = history.reel(desk), seen(history.view(desk)), desk.table.names
    stop = film.stops[desk.past.index]
    events = film.events[: stop.told]
    is_paid = stop.kind in ("new odds", "game over")
    racing = view.phase == "race" and view.race is not None
    live = scene(events[-1:], stop.told, view) if racing else NOTHING
    middle = (
        payoffs.bills(view, names, events)
        if is_paid
        else race_stage(view, names, live)
        if racing
        else lanes(view, names)
    )
    return h.div("#table", class_=f"past phase-{view.phase}")[
        head(words_of(desk.table.title), view.round),
        seats(view, names, desk.table.bots, None, lit_by(events[-1:])),
        middle,
        board(view, names, racing, live.shifts),
        bar(desk),
    ]
