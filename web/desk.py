"""The state of the page: which screen, whose turn in front of the tablet, what is being shown.

Plain Python without a browser: `app.py` feeds it taps and draws what it says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game import BadTable, IllegalAnswer, Table
from game.bots import BOTS
from game.play import CHANCE, Ask
from web.forms import SetupForm
from web.shelf import Kept
from web.shown import Shown
from web.stage import Stage


@dataclass(slots=True)
class Desk(Stage):
    """Everything the page shows, and what every tap does to it.

    `unveiled` is the seat whose secrets may be on the screen now, None while only public things
    may. `alone` says that the only person at the table has taken the tablet and needs no curtain
    any more; `doomed` is the kept table that a second tap throws away.
    """

    screen: str = "home"
    form: SetupForm = field(default_factory=SetupForm.fresh)
    kept: list[Kept] = field(default_factory=list)
    unveiled: int | None = None
    stake: int = 0
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
    def is_running(self) -> bool:
        """Whether time alone will show the next moment; nothing runs on behind an open sheet."""
        covered = bool(self.rule or self.card or self.log_open)
        waits = self.paused or bool(self.held) or covered
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
        self.play_bots()
        self.raise_curtain()

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

    def tick(self) -> None:
        """Time has passed: show the next moment of the race."""
        if self.is_running:
            self.follow()
