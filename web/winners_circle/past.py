"""The table of Winner's Circle at an earlier moment."""

from __future__ import annotations

import htpy as h

from web.acts.past import history
from web.desk.screen import words_of
from web.desk.state import Desk
from web.frame.looking_back import bar, head
from web.winners_circle import payoffs
from web.winners_circle.programme import programme
from web.winners_circle.state import seen
from web.winners_circle.table import infield, seats
from web.winners_circle.track import track


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    assert desk.table is not None
    film, view, names = history.reel(desk), seen(history.view(desk)), desk.table.names
    stop = film.stops[desk.past.index]
    events = film.events[: stop.told]
    is_paid = stop.kind in ("paid off", "game over")
    return h.div("#table", class_=f"past phase-{view.phase}")[
        head(words_of(desk.table.title), view.race),
        seats(view, names, desk.table.bots, None),
        payoffs.bills(view, names, payoffs.paid(events))
        if is_paid
        else track(view, infield(view, names, None)),
        programme(view, names),
        bar(desk),
    ]
