"""What is on the screen while the table is ahead: the same game, moment by moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from game import Event, Table

BEATS = {
    "card revealed": 0.6,
    "cards cancelled": 1.0,
    "card discarded": 1.0,
    "odds shifted": 1.0,
    "off": 0.8,
    "movement card": 1.0,
    "sprint": 1.0,
    "photo finish": 1.4,
    "placed": 0.7,
    "ranking": 1.0,
    "new odds": 1.0,
    "game over": 1.0,
}
"""The kinds of event that are worth a moment, and how long it lasts beside a movement card."""


class Moment(NamedTuple):
    """The table as everybody saw it right after an event, and how many events were told by then."""

    kind: str
    told: int
    view: Any


class Shown:
    """A twin of the table, which goes through the same answers and stops at every moment.

    `fresh` is where the events begin that the moment on the screen has brought.
    """

    def __init__(self, table: Table, step: int | None = None) -> None:
        self.twin = table.at(len(table.answers) if step is None else step)
        self.twin.listen(self._heard)
        self.moments: deque[Moment] = deque()
        self.moment: Moment | None = None
        self.fresh = len(self.twin.events)

    def _heard(self, event: Event) -> None:
        if event.kind in BEATS:
            self.moments.append(Moment(event.kind, len(self.twin.events), self.twin.view(None)))

    @property
    def events(self) -> Sequence[Event]:
        """Everything told up to the moment on the screen."""
        told = self.twin.events
        return told if self.moment is None else told[: self.moment.told]

    @property
    def news(self) -> Sequence[Event]:
        """What the moment on the screen has brought."""
        return self.events[self.fresh :]

    def view(self, seat: int | None) -> Any:
        """The table as it stood in this moment; only when level may a seat see its own."""
        return self.twin.view(seat) if self.moment is None else self.moment.view

    def is_behind(self, table: Table) -> bool:
        """Whether something that has happened at the table is still to be shown."""
        waiting = self.moment is not None or bool(self.moments)
        return waiting or len(self.twin.answers) < len(table.answers)

    def step(self, table: Table) -> str:
        """Show the next moment and give its kind, or "" once level with the table."""
        self.fresh = len(self.events)
        answers = table.answers
        while not self.moments and (done := len(self.twin.answers)) < len(answers):
            self.twin.answer(answers[done])
        self.moment = self.moments.popleft() if self.moments else None
        return self.moment.kind if self.moment else ""


def races(events: Sequence[Event]) -> int:
    """How many races have been run."""
    return sum(event.kind == "ranking" for event in events)


def step_before_last_race(table: Table) -> int | None:
    """How many answers there were before the cards of the last race were turned up.

    None before the first race, and when somebody has bet since.
    """
    for event in reversed(table.events):
        if event.kind in ("bet laid", "cannot bet"):
            return None
        if event.kind == "ranking":
            break
    then, run, offs = table.at(0), races(table.events), 0
    for step, text in enumerate(table.answers):
        told = len(then.events)
        then.answer(text)
        offs += sum(event.kind == "off" for event in then.events[told:])
        if run and offs == run:
            return step
    return None
