"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Unpack

from game.play import Event
from tools.new_box.sample.game.kinds import Facts, Kind

SIDES = {"heads": "heads", "tails": "tails"}
ROUNDS = 4


@dataclass(slots=True)
class Coin:
    """The table: each one's pick for this toss, who has doubled or shown, and the points."""

    seats: int
    round: int = 0
    picks: list[str] = field(default_factory=list)
    doubled: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    coin: str = ""
    events: list[Event] = field(default_factory=list)

    def tell(self, kind: Kind, **facts: Unpack[Facts]) -> None:
        """Keep what happened."""
        self.events.append(Event(kind, "", facts))


def new(seats: int, _options: Mapping[str, str]) -> Coin:
    """The coin lies on the table."""
    return Coin(seats, points=[0] * seats)
