"""The table at an earlier moment."""

from __future__ import annotations

import htpy as h

from tools.new_box.sample.web.table import players, seen, stage
from web.acts.past import history
from web.desk.pace import chapters
from web.desk.screen import words_of
from web.desk.state import Desk
from web.frame.looking_back import bar, head


def looking_back(desk: Desk) -> h.Element:
    """The table as it was to be seen at the stop looked at."""
    assert desk.table is not None
    film, view = history.reel(desk), seen(history.view(desk))
    told = film.events[: film.stops[desk.past.index].told]
    return h.div("#table.past")[
        head(words_of(desk.table.title), chapters(desk.table, told)),
        players(view, desk.table.names),
        stage(view),
        bar(desk),
    ]
