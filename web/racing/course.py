"""What the shared drawings of a race want of a view, whichever box it is of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class Race(Protocol):
    """A race on its way from the gates over the line, with the cards at work in each lane.

    `fates` tells (seat, card, what became of it) a lane, `unit` how many movement cards were
    turned, `card` the last of them, `dice` the sprint dice since.
    """

    @property
    def unit(self) -> int: ...
    @property
    def positions(self) -> Mapping[str, int]: ...
    @property
    def ranking(self) -> Sequence[str]: ...
    @property
    def card(self) -> str: ...
    @property
    def dice(self) -> Sequence[str]: ...
    @property
    def fates(self) -> Mapping[str, Sequence[tuple[int, str, str]]]: ...


class Course(Protocol):
    """A view on which a race may be on: None before the first."""

    @property
    def race(self) -> Race | None: ...
