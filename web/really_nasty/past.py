"""The table of a nasty meeting at an earlier moment."""

from __future__ import annotations

import htpy as h

from web.acts.past import history
from web.desk.screen import words_of
from web.desk.state import Desk
from web.frame.looking_back import bar, head
from web.really_nasty import payoffs
from web.really_nasty.board import board
from web.really_nasty.course import NOBODY, course
from web.really_nasty.seats import seats
from web.really_nasty.state import seen


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    assert desk.table is not None
    film, view, names = history.reel(desk), seen(history.view(desk)), desk.table.names
    stop = film.stops[desk.past.index]
    events = film.events[: stop.told]
    is_paid = stop.kind in ("paid off", "meeting over")
    eye = next(
        (
            event.facts["seat"]
            for event in reversed(film.news(desk.past.index))
            if event.kind in ("moved", "fell", "slipped")
        ),
        None,
    )
    return h.div("#table", class_=f"past phase-{view.phase}")[
        head(words_of(desk.table.title), view.race),
        seats(view, names, desk.table.bots, None),
        payoffs.bills(view, names, payoffs.paid(events))
        if is_paid and view.race
        else h.div("#nasty-stage")[course(view, NOBODY, eye)],
        board(view, names),
        bar(desk),
    ]
