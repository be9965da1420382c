"""A game as a row of stops, and the table as it was to be seen at each of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game import Event, Table
from web.desk.screen import moment_of

WINDOW = 12
"""So many stops before and after the wanted one are kept along with it, for the slider."""


class Stop(NamedTuple):
    """A moment worth a look: how many answers and events there had been.

    `kind` is the event that it shows, "" for what an answer brought beside such events. `whole`
    says that the table has taken the answer in full; else the event is one of several in it.
    """

    step: int
    told: int
    kind: str
    whole: bool


class Reel:
    """All stops of a game, and what each looked like; it grows as the game goes on."""

    def __init__(self, table: Table) -> None:
        self.table, self.answers = table, table.answers[:0]
        self.told = [table.steps[0].told if table.steps else len(table.events)]
        self.stops = [Stop(0, self.told[0], "", True)]
        self._frames: dict[tuple[int | None, int], object] = {}
        self.grow(table)

    def grow(self, table: Table) -> bool:
        """Take up what the table has been answered since; False where it is another game."""
        done = len(self.answers)
        if table.answers[:done] != self.answers:
            return False
        self.table, self.answers = table, table.answers
        ends = [*(step.told for step in table.steps[done + 1 :]), len(table.events)]
        for told in ends[: len(table.steps) - done]:
            self.stops += _stops(table, len(self.told), self.told[-1], told)
            self.told.append(told)
        return True

    @property
    def events(self) -> Sequence[Event]:
        """Everything that happened so far."""
        return self.table.events

    def view(self, index: int, seat: int | None) -> object:
        """What `seat`, or for None the whole table, saw at a stop."""
        if (seat, index) not in self._frames:
            self.film(index, [seat])
        return self._frames[seat, index]

    def news(self, index: int) -> Sequence[Event]:
        """What a stop has brought since the one before."""
        since = self.stops[index - 1].told if index else 0
        return self.events[since : self.stops[index].told]

    def at_event(self, number: int) -> int:
        """The stop that shows an event, counted from 0."""
        return min(len(self.stops) - 1, bisect_right(self.stops, number, key=lambda it: it.told))

    def last(self, told: int) -> int:
        """The last stop of those that a screen has come to which has told so many events."""
        return max(0, bisect_right(self.stops, told, key=lambda it: it.told) - 1)

    def film(self, index: int, seats: Iterable[int | None]) -> None:
        """Play the stops round `index` again and keep what these seats could see."""
        new = [seat for seat in seats if (seat, index) not in self._frames]
        if not new:
            return
        low = max(0, index - WINDOW)
        wanted = {
            (stop.step, stop.told): at
            for at, stop in enumerate(self.stops[: index + WINDOW])
            if at >= low
        }
        then = self.table.at(max(0, self.stops[low].step - 1))

        def look(_event: object = None) -> None:
            if (at := wanted.get((len(then.answers), len(then.events)))) is not None:
                self._frames |= {(seat, at): then.view(seat) for seat in new}

        look()
        then.listen(look)
        last = self.stops[min(len(self.stops), index + WINDOW) - 1].step
        for text in self.answers[len(then.answers) : last]:
            then.answer(text)
            look()  # once more: what the whole answer has brought counts, not the last event alone


def is_beat(table: Table, kind: str) -> bool:
    """Whether such an event is worth a stop, whoever brought it about."""
    moment = moment_of(table, kind)
    return moment.pace > 0 and not moment.act


def _stops(table: Table, step: int, before: int, told: int) -> list[Stop]:
    """The stops of one answer: the events worth a moment, and the end if more was told."""
    events = table.events
    beats = [at for at in range(before + 1, told + 1) if is_beat(table, events[at - 1].kind)]
    stops = [Stop(step, at, events[at - 1].kind, at == told) for at in beats]
    if told > before and told not in beats:
        stops.append(Stop(step, told, "", True))
    return stops
