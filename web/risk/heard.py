"""What the caller says of a moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.play import Event
from web.desk.state import Desk
from web.racing import bar
from web.risk.words import voice
from web.risk.words.calling import lines


def heard(desk: Desk) -> list[str]:
    """The lines of the moment, or else those of the last one that had any."""
    names = desk.at.table.names

    def call(event: Event, before: Sequence[Event]) -> Iterable[str]:
        return [voice().call(*it, names) for it in lines(event, before)]

    return bar.told(desk, call)
