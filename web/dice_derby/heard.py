"""What the caller says at Dice Derby."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.play import Event
from web.desk.state import Desk
from web.dice_derby.words import voice
from web.dice_derby.words.calling import lines
from web.racing import bar


def heard(desk: Desk) -> list[str]:
    """The lines of the moment, or else those of the last one that had any."""
    names = desk.at.table.names

    def call(event: Event, before: Sequence[Event]) -> Iterable[str]:
        return [voice().call(*it, names) for it in lines(event, before)]

    return bar.told(desk, call)
