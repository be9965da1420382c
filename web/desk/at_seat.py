"""A table as one seat has it: what is not on the list here, a phone's page cannot reach.

So a screen that asks for another seat's cards, by mistake, gets what the whole table may see, and
one that would answer, take an answer back, or add a guest, is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from game import Event, Table
from game.floor import BySeat, Joined, is_private, options_of, speaker
from game.play import Ask, Refusal, no_objection
from web.desk.shown import Shown

READ = frozenset(
    [
        "answers",
        "askers",
        "aloud",
        "began",
        "branched",
        "deck",
        "events",
        "fate",
        "here",
        "names",
        "options",
        "result",
        "rewound",
        "rules",
        "seed",
        "steps",
        "title",
        "turn_start",
        "why_no_undo",
        "undo_would",
        "at",
        "digest",
        "rested",
        "bots",
    ]
)
"""What of a table everybody may read; a twin of it (`at`) is for trying what would follow."""


class Own(BySeat, Joined):
    """The options of a seat on an open floor, and those by which play goes on."""

    def __init__(self, ask: Ask, seat: int) -> None:
        self.ask, self.seat = ask, seat
        super().__init__(options_of(ask, seat), options_of(ask, None))

    def of(self, seat: int | None) -> Sequence[str]:
        """Nothing of another seat."""
        return options_of(self.ask, seat) if seat in (None, self.seat) else ()


class SeatTable:
    """A table as a seat sees it."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table, self._seat = table, seat

    def __getattr__(self, name: str) -> Any:
        if name not in READ:
            raise AttributeError(f"a phone has nothing to do with {name}")
        return getattr(self._table, name)

    @property
    def ask(self) -> Ask | None:
        """The open question; of an open floor with secrets only what is this seat's."""
        ask = self._table.ask
        if ask is None or not is_private(ask):
            return ask
        return replace(
            ask,
            options=Own(ask, self._seat),
            menu=tuple([text for text in ask.menu if speaker(text) in (-1, self._seat)]),
            why=self._why,
        )

    def _why(self, text: str) -> Refusal | None:
        ask = self._table.ask
        if ask is None or speaker(text) != self._seat:
            return no_objection(text)
        return ask.why(text)

    def view(self, seat: int | None) -> object:
        """What this seat sees, and of any other what everybody does."""
        return self._table.view(seat if seat == self._seat else None)

    def why_not(self, text: str) -> Refusal | None:
        """Why this cannot be answered; of what another seat could say, nothing."""
        ask = self._table.ask
        if ask is None or (ask.who != self._seat and speaker(text) != self._seat):
            return None
        return self._table.why_not(text)

    def expected(self) -> tuple[str, ...]:
        """What this seat could expect to answer."""
        ask = self._table.ask
        if ask is None or ask.who == self._seat:
            return self._table.expected()
        return tuple([text for text in self._table.expected() if speaker(text) == self._seat])


class SeatShown:
    """What is on the screen, as a seat sees it: nobody else's view."""

    def __init__(self, shown: Shown, seat: int) -> None:
        self._shown, self._seat = shown, seat

    def __getattr__(self, name: str) -> Any:
        return getattr(self._shown, name)

    @property
    def events(self) -> Sequence[Event]:
        """Everything told up to the moment on the screen."""
        return self._shown.events

    def view(self, seat: int | None) -> object:
        """The table in this moment; only when level may a seat see its own."""
        return self._shown.view(seat if seat == self._seat else None)

    def step(self, _table: object) -> str:
        """Only the tablet goes on."""
        return ""


def table_of(table: Table, seat: int) -> Table:
    """The table for everybody who draws one."""
    return cast(Table, SeatTable(table, seat))


def shown_of(shown: Shown, seat: int) -> Shown:
    """What is shown, for everybody who draws it."""
    return cast(Shown, SeatShown(shown, seat))
