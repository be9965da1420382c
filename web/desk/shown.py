"""What is on the screen while the table is ahead: the same game, moment by moment."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

from game import Event, Table
from web.desk.pace import is_fresh
from web.desk.screen import moment_of, screen_of


class Moment(NamedTuple):
    """The table as everybody saw it right after an event, and how many events were told by then.

    While the dice or the card of an event are in the `air`, it is the table as it was before.
    """

    kind: str
    told: int
    view: object
    air: Event | None = None


class Rider(Protocol):
    """Somebody else who wants to go through the game, and need not play it himself."""

    def before(self) -> None:
        """The next answer is about to be given."""

    def heard(self, event: Event) -> None:
        """Something has happened."""

    def after(self) -> None:
        """It has been taken in full."""


class Shown:
    """A twin of the table, which goes through the same answers and stops at every moment.

    `riders` go along with it.
    `fresh` is where the events begin that the moment on the screen has brought. What the seats in
    `apart` do in their turns is told act by act: nobody sees a computer's hands. Dice roll, and
    cards are turned, before anybody is told how.
    """

    def __init__(self, table: Table, step: int | None = None, apart: Collection[int] = ()) -> None:
        self.twin = table.at(len(table.answers) if step is None else step)
        self.apart = apart
        self.twin.listen(self._heard)
        self.riders: list[Rider] = []
        self.moments: deque[Moment] = deque()
        self.moment: Moment | None = None
        self.fresh = len(self.twin.events)
        self._screen = screen_of(table)
        self._has_dice = any(its.rolls for its in self._screen.moments.values())
        self._before: tuple[int, object] = (0, None)

    def _heard(self, event: Event) -> None:
        for rider in self.riders:
            rider.heard(event)
        moment = moment_of(self.twin, event.kind)
        if moment.rolls:
            told, before = self._before
            if (rolling := self._screen.in_air(before, event)) is not None:
                self.moments.append(Moment(event.kind, told, rolling, event))
        if moment.pace and (not moment.act or event.facts.get("seat") in self.apart):
            self._before = len(self.twin.events), self.twin.view(None)
            self.moments.append(Moment(event.kind, *self._before))

    @property
    def events(self) -> Sequence[Event]:
        """Everything told up to the moment on the screen."""
        told = self.twin.events
        return told if self.moment is None else told[: self.moment.told]

    @property
    def news(self) -> Sequence[Event]:
        """What the moment on the screen has brought."""
        return self.events[self.fresh :]

    @property
    def air(self) -> Event | None:
        """The event whose dice roll, or whose card is turned, in the moment on the screen."""
        return None if self.moment is None else self.moment.air

    def view(self, seat: int | None) -> object:
        """The table as it stood in this moment; only when level may a seat see its own."""
        return self.twin.view(seat) if self.moment is None else self.moment.view

    def is_behind(self, table: Table) -> bool:
        """Whether something that has happened at the table is still to be shown."""
        waiting = self.moment is not None or bool(self.moments)
        return waiting or len(self.twin.steps) < len(table.steps)

    def _go_on(self, table: Table) -> None:
        """Take one more answer of the table."""
        if self._has_dice:
            self._before = len(self.twin.events), self.twin.view(None)
        for rider in self.riders:
            rider.before()
        self.twin.follow(table, 1)
        for rider in self.riders:
            rider.after()

    def step(self, table: Table) -> str:
        """Show the next moment and give its kind, or "" once level with the table."""
        self.fresh = len(self.events)
        while not self.moments and len(self.twin.steps) < len(table.steps):
            self._go_on(table)
        self.moment = self.moments.popleft() if self.moments else None
        return self.moment.kind if self.moment else ""


def step_before_last_race(table: Table, people: Collection[int]) -> int | None:
    """How many answers there were before the cards of the last race were turned up.

    None before the first race, and when one of `people` has done something since.
    """
    if not is_fresh(table, people):
        return None
    told = started(table)
    return None if told is None else step_of(table, told)


def started(table: Table) -> int | None:
    """The number of the event with which the last race that is over set off; None without one."""
    first = is_over = None
    for number, event in reversed(list(enumerate(table.events))):
        moment = moment_of(table, event.kind)
        if moment.holds == "finish":
            if is_over:
                break
            is_over = True
        if is_over and moment.moving:
            first = number
    return first


def step_of(table: Table, event: int) -> int:
    """How many answers there were before the one that brought this event, counted from 0."""
    return max(0, bisect_right(table.steps, event, key=lambda step: step.told) - 1)
