"""The state of the page: which screen, whose turn in front of the tablet, what is being shown.

Plain Python without a browser: `app.py` feeds it taps and draws what it says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from game import BadTable, IllegalAnswer, Table
from game.bots import BOTS
from game.play import CHANCE, Ask, Event
from web.forms import SetupForm
from web.shelf import Kept, Shelf
from web.showing import BEATS, DELAYS, HAMMER, races
from web.shown import Shown, step_before_last_race


class Chance(Protocol):
    """Dice, decks and the moods of computers; `random.Random` is one."""

    def randrange(self, stop: int, /) -> int: ...
    def random(self) -> float: ...


@dataclass(slots=True)
class Desk:
    """Everything the page shows, and what every tap does to it.

    `table` is the game; `shown` what of it is on the screen, which lags behind while a race is
    shown. At the `finish`, at the payoffs and at the fall of the `hammer` it waits for a tap.
    `unveiled` is the seat whose secrets may be on the screen now, None while only public things
    may. `alone` says that the only person at the table has taken the tablet and needs no curtain
    any more; `doomed` is the kept table that a second tap throws away.
    """

    shelf: Shelf
    chance: Chance
    screen: str = "home"
    form: SetupForm = field(default_factory=SetupForm.fresh)
    kept: list[Kept] = field(default_factory=list)
    id: str = ""
    table: Table | None = None
    shown: Shown | None = None
    unveiled: int | None = None
    stake: int = 0
    speed: str = "normal"
    paused: bool = False
    finish: bool = False
    payoffs_open: bool = False
    hammer: tuple[Event, ...] = ()
    rule: str = ""
    card: str = ""
    log_open: bool = False
    notice: str = ""
    update_ready: bool = False
    offered: tuple[str, str] | None = None
    doomed: str = ""
    alone: bool = False

    # what the screen needs to know

    @property
    def is_behind(self) -> bool:
        """Whether something that has happened is still to be shown."""
        return (
            self.table is not None and self.shown is not None and self.shown.is_behind(self.table)
        )

    @property
    def held(self) -> str:
        """What stands on the screen until it has been read: finish, payoffs, hammer, or ""."""
        payoffs, hammer = self.payoffs_open and "payoffs", self.hammer and "hammer"
        return (self.finish and "finish") or payoffs or hammer or ""

    @property
    def ask(self) -> Ask | None:
        """The question to put on the screen now: None while a race or its payoffs are shown."""
        if self.table is None or self.is_behind or self.held:
            return None
        return self.table.ask

    @property
    def curtain(self) -> int | None:
        """The seat to hand the tablet to, None when no curtain is down."""
        ask = self.ask
        if ask is None or ask.open or ask.who in (CHANCE, self.unveiled):
            return None
        return ask.who

    @property
    def view(self) -> Any:
        """What may be on the screen: the public table, or that of the unveiled seat."""
        assert self.shown is not None
        ask = self.ask
        seat = None if ask is None or ask.open else self.unveiled
        return self.shown.view(seat)

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        assert self.table is not None
        return [seat for seat in range(len(self.table.names)) if seat not in self.table.bots]

    @property
    def delay(self) -> int:
        """Milliseconds until the next `tick`."""
        moment = self.shown.moment if self.shown else None
        return int(DELAYS[self.speed] * BEATS[moment.kind]) if moment else 0

    @property
    def is_running(self) -> bool:
        """Whether time alone will show the next moment; nothing runs on behind an open sheet."""
        waits = self.paused or self.held or self.rule or self.card or self.log_open
        return self.screen == "table" and self.is_behind and not waits

    # what taps do

    def wake(self) -> None:
        """Show what was on the screen when the page was last alive."""
        id = self.shelf.open_id()
        if id is None:
            self.go_home()
        else:
            self.resume(id)

    @property
    def waking_shows(self) -> tuple[str, str, int]:
        """Changes whenever a page that wakes up now would show something else."""
        return self.screen, self.id, len(self.table.answers if self.table else self.kept)

    def go_home(self) -> None:
        """Show the home screen with all kept tables."""
        self.screen, self.rule, self.card = "home", "", ""
        self.doomed = self.notice = ""
        self.cover()
        self.shelf.close()
        self.kept = self.shelf.all()

    def set_up(self) -> None:
        """Show the set-up screen."""
        self.screen, self.notice, self.form.problem = "setup", "", ""

    def start(self) -> None:
        """Lay a new table from the form; a problem is told on the form."""
        form = self.form
        bots = {seat: line.bot for seat, line in enumerate(form.seats) if line.bot}
        try:
            table = Table(
                form.title, [line.name for line in form.seats], form.options, self.chance, bots
            )
        except BadTable as bad:
            form.problem = str(bad)
            return
        self.open(self.shelf.new_id(), table)
        self.keep()
        self.shelf.open(self.id)

    def open(self, id: str, table: Table) -> None:
        """Put a table on the screen, the curtain down, nothing left to show."""
        table.deal(self.chance)
        self.id, self.table, self.screen = id, table, "table"
        self.cover()
        self.notice = ""
        self.paused = self.finish = self.payoffs_open = False
        self.hammer = ()
        self.play_bots()
        self.shown = Shown(table, self.unseen_race())
        self.follow()

    def resume(self, id: str) -> None:
        """Open a kept table again; a damaged one stays where it is and is told of."""
        kept = self.shelf.take(id)
        if kept.table is None:
            self.go_home()
            self.notice = kept.damage
        else:
            self.open(id, kept.table)
            self.shelf.open(id)

    def answer(self, text: str) -> None:
        """Give the unveiled player's answer; a refusal becomes a notice and changes nothing."""
        if self.table is None or self.ask is None or self.curtain is not None:
            return
        who, steps = self.ask.who, len(self.table.answers)
        try:
            self.table.answer(text)
        except IllegalAnswer as refused:
            self.notice = refused.reason
            return
        self.notice = ""
        self.play_bots()
        self.keep()
        if steps < len(self.table.answers):
            self.follow()
        if self.is_behind or self.table.ask is None or self.table.ask.who != who:
            self.unveiled, self.card = None, ""
            self.greet()

    def undo(self) -> None:
        """Take the last answer back where the law of undo allows it."""
        assert self.table is not None
        try:
            self.table.undo()
        except IllegalAnswer as refused:
            self.notice = refused.reason
            return
        self.shown = Shown(self.table)
        self.keep()
        self.greet()

    def unveil(self) -> None:
        """The player the curtain names has taken the tablet."""
        if self.ask is not None and self.ask.who != CHANCE:
            self.unveiled = self.ask.who
            self.alone, self.notice = len(self.people) == 1, ""
            self.greet()

    def cover(self) -> None:
        """Put the curtain down again."""
        self.unveiled, self.alone, self.card = None, False, ""

    def greet(self) -> None:
        """Get ready for the open question: the stake control begins at the least stake."""
        ask = self.ask
        if ask is None:
            return
        if self.alone and not ask.open and ask.who != CHANCE:
            self.unveiled = ask.who
        if ask.what.startswith("stake"):
            self.stake = int(ask.options[0])

    def play_bots(self) -> None:
        """Let the computer seats answer until a person, or nobody, is asked."""
        table = self.table
        assert table is not None
        while (ask := table.ask) is not None and ask.who in table.bots:
            bot = BOTS.get(table.bots[ask.who], BOTS["casual"])  # an older page may lack a level
            table.answer(bot(table.view(ask.who), ask, self.chance))

    def keep(self) -> None:
        """Save the table; a full storage is told, and the game goes on."""
        assert self.table is not None
        try:
            self.shelf.keep(self.id, self.table)
        except OSError:
            self.notice = "There is no room left to save this game here. You can go on playing."

    # the showing of a race

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
            elif kind in HAMMER:
                self.hammer = tuple(e for e in self.shown.news if e.kind in HAMMER)
        self.greet()

    def tick(self) -> None:
        """Time has passed: show the next moment of the race."""
        if self.is_running:
            self.follow()

    def skip(self) -> None:
        """Jump to the end of the race, or to the next question."""
        self.paused = False
        while self.is_behind and not self.held:
            self.follow()

    def go_on(self) -> None:
        """Whatever stands on the screen has been read."""
        if self.finish:
            self.finish = False
            return self.skip()
        if self.payoffs_open:
            self.payoffs_open = False
            self.shelf.mark_read(self.id, self.last_shown())
        self.hammer = ()
        self.follow()

    def last_shown(self) -> int:
        """The number of the last race whose ranking has been on the screen, 0 before the first."""
        assert self.shown is not None
        return races(self.shown.events)

    def unseen_race(self) -> int | None:
        """The step before the last race if its payoffs have not been read, else None."""
        assert self.table is not None
        unread = races(self.table.events) > self.shelf.read_to(self.id)
        return step_before_last_race(self.table, self.people) if unread else None
