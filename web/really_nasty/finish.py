"""The finish of a race, for a picture of it."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from game.really_nasty.course import left_of
from web import html as h
from web.desk.running import Finisher
from web.racing.finish import horse, in_order, race_of
from web.really_nasty.profile import SHEET, in_saddle
from web.really_nasty.state import seen

PICTURES = 7
"""How many pictures of its legs a horse has here."""


def finish(table: Table, number: int = 0) -> Sequence[Finisher]:
    """Whoever was placed, and how many spaces behind when the first was home.

    Whoever fell, or ran out, is not in the picture.
    """
    race = race_of(table.events, "race over", number)
    if not race:
        return ()
    silks, come = seen(table.view(None)).silks, dict[str, int]()
    for event in race:
        if event.kind == "over the line" and event.facts["place"] == 1:
            break
        if event.kind == "moved":
            come[str(event.facts["seat"])] = -left_of(event.facts["end"])

    def made(seat: str, gait: int) -> tuple[h.Node, str]:
        silk = silks[int(seat)]
        drawn = horse(SHEET, silk, in_saddle(silk), pictures=PICTURES, gait=gait)
        return drawn, table.names[int(seat)]

    return in_order([str(seat) for seat in race[-1].facts["placed"]], come, made)
