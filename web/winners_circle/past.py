"""The table of Winner's Circle at an earlier moment."""

from __future__ import annotations

import htpy as h

from web.acts.past import history
from web.desk.screen import words_of
from web.desk.state import Desk
from web.frame.looking_back import bar, head
from web.winners_circle import payoffs
from web.winners_circle.programme import programme
from web.winners_circle.table import infield, seats
from web.winners_circle.track import track


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    assert desk.table is not None
    film, seen, names = history.reel(desk), history.view(desk), desk.table.names
    stop = film.stops[desk.past.index]
    events = film.events[: stop.told]
    is_paid = stop.kind in ("paid off", "game over")
    return h.div("#table", class_=f"past phase-{seen.phase}")[
        head(words_of(desk.table.title), seen.race),
        seats(seen, names, desk.table.bots, None),
        payoffs.bills(seen, names, payoffs.paid(events))
        if is_paid
        else track(seen, infield(seen, names, None)),
        programme(seen, names),
        bar(desk),
    ]
