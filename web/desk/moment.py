"""How one kind of event is shown: what a title lists in its `moments.py`."""

from __future__ import annotations

from typing import NamedTuple


class Moment(NamedTuple):
    """How one kind of event is shown.

    `pace` is how long it is looked at, beside a movement card; 0: it is told with the next one.
    An `act` is shown alone only where a computer did it. `own` says that only a player's answer
    brings it about. It may hold the screen until it has been read: at the `finish`, at the
    `payoffs`, at the fall of the `hammer`. `sound` is one of those that `sounds.py` lists, "" for
    none; with `moving` the field is on its way, from the moment that `starts` it. It `opens` a
    chapter of the log: a race, a round.
    `rolls` is how long dice roll, or a card is turned, before anything is told of it.
    """

    sound: str = ""
    pace: float = 0.0
    act: bool = False
    own: bool = False
    holds: str = ""
    moving: bool = False
    opens: bool = False
    rolls: float = 0.0
    starts: bool = False


SILENT = Moment()
"""A kind of event that a title says nothing about."""
