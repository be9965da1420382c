"""What is on the screen while the table is ahead: the same game, moment by moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from game import Event, Table
from web.showing import ACTS, BEATS, is_fresh, races


class Moment(NamedTuple):
    """The table as everybody saw it right after an event, and how many events were told by then."""

    kind: str
    told: int
    view: Any


class Shown:
    """A twin of the table, which goes through the same answers and stops at every moment.

    `fresh` is where the events begin that the moment on the screen has brought. What the seats in
    `apart` do in their turns is told act by act: nobody sees a computer's hands.
    """

    def __init__(self, table: Table, step: int | None = None, apart: Collection[int] = ()) -> None:
        self.twin = table.at(len(table.answers) if step is None else step)
        self.apart = apart
        self.twin.listen(self._heard)
        self.moments: deque[Moment] = deque()
        self.moment: Moment | None = None
        self.fresh = len(self.twin.events)

    def _heard(self, event: Event) -> None:
        is_act = event.kind in ACTS and event.facts.get("seat") in self.apart
        if is_act or event.kind in BEATS:
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

    def _know(self, table: Table) -> None:
        """Names that have come to the table since; the twin needs them before their answers."""
        comings = table.title.comings
        if comings is not None and self.twin.names != table.names:
            self.twin.names = table.names
            comings.chairs(self.twin.game, len(table.names))

    def step(self, table: Table) -> str:
        """Show the next moment and give its kind, or "" once level with the table."""
        self.fresh = len(self.events)
        answers = table.answers
        self._know(table)
        while not self.moments and (done := len(self.twin.answers)) < len(answers):
            self.twin.answer(answers[done])
        self.moment = self.moments.popleft() if self.moments else None
        return self.moment.kind if self.moment else ""


def step_before_last_race(table: Table, people: Collection[int]) -> int | None:
    """How many answers there were before the cards of the last race were turned up.

    None before the first race, and when one of `people` has done something since.
    """
    if not is_fresh(table.events, people):
        return None
    then, run, offs = table.at(0), races(table.events), 0
    for step, text in enumerate(table.answers):
        told = len(then.events)
        then.answer(text)
        offs += sum(event.kind == "off" for event in then.events[told:])
        if run and offs == run:
            return step
    return None
