"""A title's table for those who only look: the room at the big screen, and whoever looks back.

One record a title says what is drawn; `web/big/table.py` and `Showing.past` put it in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from game.play import Event
from web import html as h
from web.acts.past import history
from web.desk.box import Box
from web.desk.pace import chapters
from web.desk.state import Desk
from web.frame import looking_back
from web.frame.ending import Ending

V = TypeVar("V")


class Look(NamedTuple, Generic[V]):
    """The table at one moment: its public view, what had been told by then, what was new.

    It is `live` on the big screen, where things move and somebody's turn is marked.
    """

    desk: Desk
    view: V
    events: Sequence[Event]
    news: Sequence[Event]
    live: bool = False

    @property
    def names(self) -> Sequence[str]:
        """Who plays."""
        return self.desk.at.table.names

    @property
    def bots(self) -> Mapping[int, str]:
        """Which of them are computers."""
        return self.desk.at.table.bots


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing(Generic[V]):
    """What a title draws for those who only look.

    `seen` makes the title's own view of one, `phase` is what is being done in it. `seats`, `stage`
    and `side` are the slots of the table (docs/slots.md); where a race is `paid` the bills take the
    stage. On the big screen `head` says where the game is and what is being done, `over` how its
    end is called, `heard` what is called out. `room` is the stage there and `beside` what stands at
    its side, where they are not as on the table.
    """

    box: Box
    seen: Callable[[object], V]
    end: Ending[Any]
    over: Callable[[], str]
    phase: Callable[[Look[V]], str]
    head: Callable[[Look[V], str], tuple[str, str]]
    heard: Callable[[Desk], Sequence[str]]
    seats: Callable[[Look[V]], h.Node]
    stage: Callable[[Look[V]], h.Node]
    side: Callable[[Look[V]], h.Node]
    bills: Callable[[Look[V]], h.Node] = lambda _look: None
    paid: frozenset[str] = frozenset()
    room: Callable[[Look[V]], h.Node] | None = None
    beside: Callable[[Look[V], str], h.Node] | None = None

    def past(self, desk: Desk) -> h.Element:
        """The table as it was to be seen at the stop looked at."""
        stop = looking_back.stop(desk)
        look = Look(desk, self.seen(history.view(desk)), stop.events, stop.news)
        chapter = chapters(desk.at.table, stop.events)
        is_paid = stop.kind in self.paid and chapter > 0
        middle = self.bills(look) if is_paid else self.stage(look)
        drawn = [self.seats(look), middle, self.side(look)]
        return looking_back.table(desk, f"phase-{self.phase(look)}", chapter, drawn)
