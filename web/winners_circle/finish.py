"""The finish of a race, for a picture of it."""

from __future__ import annotations

from collections.abc import Sequence

from game import Table
from web import html as h
from web.desk.running import Finisher
from web.racing.finish import horse, in_order, race_of
from web.winners_circle.horses import SHEET, jockey
from web.winners_circle.words.names import NAMES


def finish(table: Table, number: int = 0) -> Sequence[Finisher]:
    """Whoever had come in when a race was over, then all others by the space they had reached."""
    race = race_of(table.events, "ranking", number)
    if not race:
        return ()
    moved = [event.facts for event in race if event.kind == "moved"]
    cards = {one["horse"]: one["card"] for one in moved}
    come = {one["horse"]: one["end"] for one in moved}
    first = race[-1].facts["horses"]
    rest = sorted((it for it in come if it not in first), key=lambda it: -come[it])

    def made(coat: str, gait: int) -> tuple[h.Node, str]:
        card = cards[coat]
        return horse(SHEET, coat, jockey(card), gait=gait), NAMES[card]

    return in_order([*first, *rest], come, made)
