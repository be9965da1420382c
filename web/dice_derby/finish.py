"""The finish of a race, for a picture of it."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from game.dice_derby.board import LANES, SCRATCHES
from game.dice_derby.state import runners
from web import html as h
from web.desk.running import Finisher
from web.dice_derby import NAMES
from web.dice_derby.horses import drawn
from web.racing.finish import in_order, race_of


def made(horse: str, _gait: int) -> tuple[h.Node, str]:
    """A horse on the course, and its name."""
    return drawn(int(horse)), NAMES[int(horse)]


def finish(table: Table, number: int = 0) -> Sequence[Finisher]:
    """Whoever had come in when a race was over, then all others by how near they had come."""
    race = race_of(table.events, "ranking", number)
    if not race:
        return ()
    lanes = LANES[table.options["lanes"]]
    end = next(at for at, event in enumerate(table.events) if event is race[-1])
    out = [it.facts["horse"] for it in table.events[:end] if it.kind == "scratched"]
    at = dict.fromkeys(runners(tuple(out[-SCRATCHES:])), 0)
    at |= {one.facts["horse"]: one.facts["at"] for one in race if one.kind == "stepped"}
    first = race[-1].facts["horses"]
    rest = sorted((it for it in at if it not in first), key=lambda it: at[it] - lanes[it])
    rest.reverse()
    come = {str(horse): round(12 * steps / lanes[horse]) for horse, steps in at.items()}
    return in_order([str(it) for it in (*first, *rest)], come, made)
