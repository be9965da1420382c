"""A game that is played at a desk: what is there then, and an answer that waits there."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from game import Table
from game.play import Ask
from web.desk.shown import Shown


class Playable(Protocol):
    """A desk, as far as there may be a game on it."""

    table: Table | None
    shown: Shown | None

    @property
    def ask(self) -> Ask | None: ...


class Sitting(NamedTuple):
    """A desk at which a game is played. AssertionError: what is asked for is not there."""

    desk: Playable

    @property
    def table(self) -> Table:
        """The game."""
        assert self.desk.table is not None
        return self.desk.table

    @property
    def shown(self) -> Shown:
        """What of it is on the screen."""
        assert self.desk.shown is not None
        return self.desk.shown

    @property
    def ask(self) -> Ask:
        """The question that is put on the screen."""
        ask = self.desk.ask
        assert ask is not None
        return ask


class Second(NamedTuple):
    """An answer that waits to be confirmed, and what would follow it.

    It holds for one moment only: this table, after so many answers, with this seat in front of it.
    """

    text: str
    then: str
    table: str
    step: int
    seat: int | None
