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


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    assert desk.table is not None
    film, seen, names = history.reel(desk), history.view(desk), desk.table.names
    stop = film.stops[desk.past.index]
    events = film.events[: stop.told]
    is_paid = stop.kind in ("new odds", "game over")
    racing = seen.phase == "race" and seen.race is not None
    live = scene(events[-1:], stop.told, seen) if racing else NOTHING
    middle = (
        payoffs.bills(seen, names, events)
        if is_paid
        else race_stage(seen, names, live)
        if racing
        else lanes(seen, names)
    )
    return h.div("#table", class_=f"past phase-{seen.phase}")[
        head(words_of(desk.table.title), seen.round),
        seats(seen, names, desk.table.bots, None, lit_by(events[-1:])),
        middle,
        board(seen, names, racing, live.shifts),
        bar(desk),
    ]
