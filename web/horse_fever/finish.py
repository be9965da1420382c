"""The finish of a race, for a picture of it."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from web.desk.running import Finisher
from web.horse_fever import words
from web.racing.finish import by_moves, in_order, out_of, race_of

HORSE = out_of("silks.svg", lambda colour: words.HORSES[colour].name)


def finish(table: Table, number: int = 0) -> Sequence[Finisher]:
    """The field of a race, 0 the last, as the movement cards and the sprints have brought it in."""
    race = race_of(table.events, "ranking", number)
    if not race:
        return ()
    return in_order(race[-1].facts["ranking"], by_moves(race), HORSE)
