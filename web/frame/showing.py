"""A title's table for those who only look: the room at the big screen, and whoever looks back.

One record a title says what is drawn; `big` and `past` put it in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from game import Table
from game.play import Event
from web import html as h
from web.acts.past import history
from web.desk.box import Box
from web.desk.pace import chapters
from web.desk.state import Desk
from web.frame import big_screen, looking_back

V = TypeVar("V")

ENDED = "podium"


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
    def air(self) -> Event | None:
        """What is about to be told, where things move: dice that roll, a card that is turned."""
        return self.desk.at.shown.air if self.live else None

    @property
    def bots(self) -> Mapping[int, str]:
        """Which of them are computers."""
        return self.desk.at.table.bots


class Laid(NamedTuple):
    """A bet in a race that runs: its horse, drawn and by its name, and what is bet on it."""

    drawn: h.Node
    name: str
    told: str


class Running(NamedTuple):
    """What a phone tells while a race runs by itself: which one, what is called out, own bets."""

    title: str
    called: Sequence[str]
    laid: Sequence[Laid]


@dataclass(frozen=True, slots=True, kw_only=True)
class Showing(Generic[V]):
    """What a title draws for those who only look.

    `seen` makes the title's own view of one, `phase` is what is being done in it. `seats`, `stage`
    and `side` are the slots of the table (docs/slots.md); where a race is `paid` the bills take the
    stage. On the big screen `head` says where the game is and what is being done, `over` how its
    end is called, `heard` what is called out, or `bar` is all that stands below (`says` is what a
    voice says where it has more to say); `end` is the end of the game. `big_stage` is the stage
    there and `beside` what stands at its side, where they are not as on the table. `look` is the
    word by which the style knows this title from others of its box. Looking back, one `may_look_as`
    somebody, where anything is secret. `laid` are the bets of a seat in a race that runs by itself;
    None where people are asked on its way.
    """

    box: Box
    seen: Callable[[object], V]
    end: Callable[[Table], h.Node]
    over: Callable[[], str]
    phase: Callable[[Look[V]], str]
    head: Callable[[Look[V], str], tuple[str, str]]
    seats: Callable[[Look[V]], h.Node] = lambda _look: None
    stage: Callable[[Look[V]], h.Node]
    side: Callable[[Look[V]], h.Node]
    heard: Callable[[Desk], Sequence[str]] = lambda _desk: ()
    says: Callable[[Desk], Sequence[str]] | None = None
    bar: Callable[[Look[V], str], h.Node] | None = None
    bills: Callable[[Look[V]], h.Node] = lambda _look: None
    paid: frozenset[str] = frozenset()
    big_stage: Callable[[Look[V]], h.Node] | None = None
    beside: Callable[[Look[V], str], h.Node] | None = None
    look: str = ""
    may_look_as: bool = True
    laid: Callable[[V, int], Iterable[Laid]] | None = None

    def past(self, desk: Desk) -> h.Element:
        """The table as it was to be seen at the stop looked at."""
        stop = looking_back.stop(desk)
        look = Look(desk, self.seen(history.view(desk)), stop.events, stop.news)
        chapter = chapters(desk.at.table, stop.events)
        is_paid = stop.kind in self.paid and chapter > 0
        middle = self.bills(look) if is_paid else self.stage(look)
        drawn = [self.seats(look), middle, self.side(look)]
        kind = f"{self.look} phase-{self.phase(look)}".strip()
        return looking_back.table(desk, kind, chapter, drawn, self.may_look_as)

    def big(self, desk: Desk) -> h.Element:
        """The table for the whole room, of the public view, events and names alone."""
        shown = desk.at.shown
        look = Look(desk, self.seen(shown.view(None)), shown.events, shown.news, True)
        kind = big_screen.shown(desk, self.phase(look))
        return big_screen.frame(
            desk,
            f"{self.look} {kind}".strip(),
            big_screen.head(*((self.over(), "") if kind == ENDED else self.head(look, kind))),
            self.looked_at(look, kind),
            self.stands_beside(look, kind),
            big_screen.lines(big_screen.said(desk, self.heard(desk)))
            if self.bar is None
            else self.bar(look, kind),
            self.box.id,
        )

    def aloud(self, desk: Desk) -> Sequence[str]:
        """What a voice says of the moment on the screen; nobody listens to a list of payments."""
        if self.says is not None:
            return self.says(desk)
        return () if desk.payoffs_open else self.heard(desk)

    def runs(self, desk: Desk) -> bool:
        """Whether a race runs by itself on the screen; asked often, so it draws nothing."""
        if self.laid is None or not (desk.is_behind or desk.held):
            return False
        return self.phase(Look(desk, self.seen(desk.at.shown.view(None)), (), (), True)) == "race"

    def running(self, desk: Desk, seat: int) -> Running | None:
        """Such a race, as a seat follows it; None while there is none."""
        if self.laid is None or not self.runs(desk):
            return None
        shown = desk.at.shown
        look = Look(desk, self.seen(shown.view(None)), shown.events, shown.news, True)
        called, laid = self.heard(desk), tuple(self.laid(look.view, seat))
        return Running(self.head(look, "race")[0], called, laid)

    def looked_at(self, look: Look[V], kind: str) -> h.Node:
        """The end, the bills, or the stage of the table; its buttons are for the tablet only."""
        if kind == ENDED:
            return self.end(look.desk.at.table)
        if kind == "payoffs":
            return self.bills(look)
        if self.big_stage is not None:
            return self.big_stage(look)
        return h.div(".big-course", inert=True)[self.stage(look)]

    def stands_beside(self, look: Look[V], kind: str) -> h.Node:
        """Who plays and how they stand, unless the stage says it."""
        if kind in (ENDED, "payoffs"):
            return None
        if self.beside is not None:
            return self.beside(look, kind)
        return big_screen.side(self.seats(look), self.side(look))
