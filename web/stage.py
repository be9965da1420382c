"""The stage: how the screen catches up with the table, moment by moment."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Protocol

from game import Table
from game.play import Event
from web.foresight import Foresight
from web.kept.shelf import Shelf
from web.past.history import Past
from web.showing import ACTS, BEATS, DELAYS, HAMMER, PACES, THINKS, races
from web.shown import Shown, step_before_last_race


class Chance(Protocol):
    """Dice, decks and the moods of computers; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int: ...
    def random(self) -> float: ...


@dataclass(slots=True)
class Stage:
    """What of the table is on the screen.

    `table` is the game; `shown` what of it is shown, which lags behind while a race is run. At the
    `finish`, at the payoffs and at the fall of the `hammer` it waits until that has been read.
    `past` is what of the game so far is being looked at, or taken back. While it is `hurried`,
    nothing is told moment by moment until the next person is asked.
    """

    shelf: Shelf
    chance: Chance
    id: str = ""
    table: Table | None = None
    shown: Shown | None = None
    speed: str = "1x"
    paused: bool = False
    hurried: bool = False
    finish: bool = False
    payoffs_open: bool = False
    hammer: tuple[Event, ...] = ()
    past: Past = field(default_factory=Past)
    foresight: Foresight = field(default_factory=Foresight)

    def raise_curtain(self) -> None:
        """Begin to show a table: level with it, but for a race that nobody has seen yet."""
        assert self.table is not None
        self.paused = self.hurried = self.finish = self.payoffs_open = False
        self.hammer, self.past = (), Past()
        self.shown = Shown(self.table, self.unseen_race(), self.apart)
        self.follow()

    @property
    def apart(self) -> Collection[int]:
        """The seats whose acts are told one by one.

        Not in a party, which writes them in its book, nor in the first race, which has no id.
        """
        table = self.table
        return table.bots if table is not None and self.id and not table.title.comings else ()

    @property
    def is_behind(self) -> bool:
        """Whether something that has happened is still to be shown."""
        return (
            self.table is not None and self.shown is not None and self.shown.is_behind(self.table)
        )

    @property
    def is_level(self) -> bool:
        """Whether the screen shows the table as it stands, and waits for its next answer."""
        return self.table is not None and not (self.is_behind or self.held or self.past.what)

    @property
    def held(self) -> str:
        """What stands on the screen until it has been read: finish, payoffs, hammer, or ""."""
        payoffs, hammer = self.payoffs_open and "payoffs", self.hammer and "hammer"
        return (self.finish and "finish") or payoffs or hammer or ""

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        assert self.table is not None
        return [seat for seat in range(len(self.table.names)) if seat not in self.table.bots]

    @property
    def delay(self) -> int:
        """Milliseconds until the next `tick`."""
        if self.past.what:
            return self.past.delay(self.speed)
        if self.hurried or self.shown is None or self.table is None:
            return 0
        moment, pace = self.shown.moment, PACES.get(self.table.title.id, 1)
        beat = THINKS if moment is None else {**ACTS, **BEATS}[moment.kind]
        return int(DELAYS[self.speed] * beat * pace)

    def greet(self) -> None:
        """What is to be done whenever something else is on the screen; the desk knows."""

    def follow(self) -> None:
        """Show the next moment, or be level with the table; the finish and the payoffs hold."""
        assert self.table is not None and self.shown is not None
        if self.is_behind:
            kind = self.shown.step(self.table)
            if kind == "ranking":
                self.finish = True
            elif kind in ("new odds", "game over"):
                self.payoffs_open = self.last_shown() > self.shelf.read_to(self.id)
                if not self.payoffs_open:
                    self.follow()
            elif not kind and self.rests():
                self.payoffs_open = self.last_shown() > self.shelf.read_to(self.id)
            elif kind in HAMMER:
                self.hammer = tuple(e for e in self.shown.news if e.kind in HAMMER)
        self.greet()

    def step(self) -> None:
        """Hold, and show one moment more; what has caught up is no longer held."""
        if self.is_behind and not self.held and not self.past.what:
            self.follow()
            self.paused = self.is_behind

    def skip(self) -> None:
        """Jump to the end of the race, or to the next question; computers still answer."""
        self.paused, self.hurried = False, True
        self.catch_up()

    def catch_up(self) -> None:
        """Show no more single moments of what has happened, as far as the next hold."""
        while self.is_behind and not self.held:
            self.follow()

    def go_on(self) -> None:
        """Whatever stands on the screen has been read."""
        if self.finish:
            self.finish = self.paused = False
            return self.catch_up()
        if self.payoffs_open:
            self.payoffs_open = False
            self.shelf.mark_read(self.id, self.last_shown())
        self.hammer = ()
        self.follow()

    def rests(self) -> bool:
        """Whether a party is between two races: no new odds have been there to hold at."""
        ask = None if self.table is None else self.table.ask
        return ask is not None and ask.what == "next race"

    def last_shown(self) -> int:
        """The number of the last race whose ranking has been on the screen, 0 before the first."""
        assert self.shown is not None
        return races(self.shown.events)

    def unseen_race(self) -> int | None:
        """The step before the last race if its payoffs have not been read, else None."""
        assert self.table is not None
        unread = races(self.table.events) > self.shelf.read_to(self.id)
        return step_before_last_race(self.table, self.people) if unread else None
