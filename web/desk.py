"""The state of the page: plain Python that `app.py` feeds with taps, and draws."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game import BadTable, IllegalAnswer, Table
from game.play import CHANCE, Ask, Refusal
from web import computers
from web.covered import turned_down
from web.form_guide import FormGuide
from web.forms import SetupForm
from web.guide import lesson
from web.guide.lesson import Lesson
from web.keeping import ELSEWHERE, Keeping
from web.partying import comings, countdown, door
from web.partying.state import Partying
from web.past import history
from web.second import DOWN, Second, waiting
from web.settings import Settings, kept_settings
from web.sharing import arrivals
from web.sharing.post import Post
from web.shown import Shown
from web.trouble import Trouble


@dataclass(slots=True)
class Desk(Keeping):
    """Everything the page shows, and what every tap does to it.

    `unveiled` is the seat whose secrets may be on the screen now, None while only public things
    may. `alone` says that the only person at the table has taken the tablet and needs no curtain
    any more. `second` is an answer that waits to be tapped again, away from where the page was
    `touched` last. `build` names the page's version and the browser, for a report of trouble.
    """

    screen: str = "home"
    form: SetupForm = field(default_factory=SetupForm.fresh)
    unveiled: int | None = None
    stake: int = 0
    rule: str = ""
    card: str = ""
    sought: str = ""
    log_open: bool = False
    notice: str = ""
    refused: Refusal | None = None
    update_ready: bool = False
    offered: tuple[str, str] | None = None
    alone: bool = False
    settings: Settings = field(default_factory=Settings)
    post: Post = field(default_factory=Post)
    trouble: Trouble | None = None
    lesson: Lesson | None = None
    second: Second | None = None
    touched: str = DOWN
    party: Partying = field(default_factory=Partying)
    form_guide: FormGuide = field(default_factory=FormGuide)
    build: str = ""

    @property
    def ask(self) -> Ask | None:
        """The question to put on the screen now: None while a race, its payoffs or the past is."""
        is_open = self.is_level and not self.follows and self.computer is None
        return self.table.ask if is_open and self.table is not None else None

    @property
    def computer(self) -> int | None:
        """The computer whose answer comes next: None while anything else is on the screen."""
        waits = self.is_level and not self.follows
        return computers.asked(self.table) if waits and self.table is not None else None

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
        view = self.shown.view(seat)
        return turned_down(view) if seat is not None and self.is_covered else view

    @property
    def is_covered(self) -> bool:
        """Whether even the unveiled player's own secrets lie face down: nobody holds them open."""
        return self.settings.hold_to_peek and not self.settings.peeking

    @property
    def over(self) -> str:
        """What lies over the screen, "" for nothing."""
        keys = "keys" if self.settings.keys_open else ""
        own = keys or ("settings" if self.settings.is_open else "")
        sheets = (self.post.over, own, self.rule, self.card)
        stuck = "stuck" if self.past.stuck and self.ask is not None else ""
        log, second = "log" if self.log_open else "", "second" if waiting(self) else ""
        guests = "guests" if self.party.guests and comings.is_on(self) else ""
        mind = "mind" if self.form.minded is not None and self.screen == "setup" else ""
        return next(filter(None, (*sheets, stuck, log, second, guests, mind)), "")

    @property
    def stands(self) -> str:
        """What stands in place of the screen: trouble, a game that has arrived, "" for neither."""
        return "trouble" if self.trouble else "arrival" if self.post.arrival else ""

    @property
    def is_running(self) -> bool:
        """Whether time alone will show the next moment; nothing runs on behind an open sheet."""
        if self.stands:
            return False
        if self.past.what:
            return self.past.playing and not self.over
        waits = self.paused or bool(self.held or self.over) or lesson.waits(self)
        goes_on = self.is_behind or self.computer is not None
        return self.screen == "table" and goes_on and not waits

    @property
    def next_tick(self) -> int | None:
        """Milliseconds until the next `tick`, None while time alone changes nothing."""
        if self.is_running:
            return self.delay
        return countdown.delay(self) if countdown.is_on(self) else computers.delay(self)

    # what taps do

    def wake(self) -> None:
        """Show what was on the screen when the page was last alive."""
        self.settings = kept_settings(self.shelf.storage)
        id = self.shelf.open_id()
        if id is None:
            self.show_home()
        else:
            self.show(id)

    @property
    def waking_shows(self) -> tuple[object, ...]:
        """Changes whenever a page that wakes up now would show something else."""
        is_home = self.screen == "home" or self.table is None
        steps = 0 if is_home or self.table is None else len(self.table.answers)
        return self.screen, self.id, steps, tuple(self.kept if is_home else ())

    def go_home(self) -> None:
        """Leave the table, or whatever else, for the home screen."""
        self.leave_table()
        self.show_home()

    def show_home(self) -> None:
        """Show the home screen with all kept tables."""
        self.table = self.shown = self.lesson = None
        self.screen, self.rule, self.card, self.sought = "home", "", "", ""
        self.notice = ""
        self.past = history.Past()
        self.post.clear()
        self.cover()
        self.show_slips()

    def set_up(self) -> None:
        """Show the set-up screen."""
        self.forget_thrown()
        self.screen, self.notice, self.form.problem = "setup", "", ""
        door.look_up(self)

    def start(self) -> None:
        """Lay a new table from the form; a problem is told on the form."""
        form = self.form
        bots = computers.seated(form.seats, self.chance)
        try:
            table = Table(
                form.title, [line.name for line in form.seats], form.options, self.chance, bots
            )
        except BadTable as bad:
            form.problem = str(bad)
            return
        self.open(self.shelf.new_id(), table)
        self.alone = len(self.people) == 1  # who has just tapped Start has the tablet
        self.greet()
        self.keep()
        self.shelf.open(self.id)

    def open(self, id: str, table: Table) -> None:
        """Put a table on the screen, the curtain down, nothing left to show."""
        self.forget_thrown()
        table.deal(self.chance)
        self.id, self.table, self.screen, self.lesson = id, table, "table", None
        self.party.leave()
        self.form_guide = FormGuide()
        self.post.clear()
        self.cover()
        self.notice = ""
        self.raise_curtain()

    def resume(self, id: str) -> None:
        """Open a kept table again, and remember that it is on the screen."""
        if self.show(id):
            self.shelf.open(id)
            self.shelf.touch(id)

    def show(self, id: str) -> bool:
        """Put a kept table on the screen; a damaged one stays where it is and is told of."""
        kept = self.shelf.take(id)
        if kept.table is None:
            self.go_home()
            self.notice = kept.damage
        elif not arrivals.parts_ways(self, kept):
            self.open(id, kept.table)
            return True
        return False

    def answer(self, text: str) -> None:
        """Give the unveiled player's answer; a refusal becomes a notice and changes nothing."""
        self.second = None
        if self.follows:
            self.notice = ELSEWHERE
        if self.table is None or self.ask is None or self.curtain is not None:
            return
        if refusal := lesson.why_not_answer(self, text):
            self.refuse(refusal)
            return
        if text == "close":
            computers.write_all(self)
        who, steps = self.ask.who, len(self.table.answers)
        try:
            self.table.answer(text)
        except IllegalAnswer as refused:
            self.refuse(Refusal(refused.reason, refused.rule))
            return
        self.notice, self.hurried = "", False
        if self.lesson is not None:
            self.lesson.play_on(self)
        self.keep()
        if self.follows:  # another window has gone on meanwhile
            return
        if steps < len(self.table.answers):
            self.follow()
        if self.is_behind or self.table.ask is None or self.table.ask.who != who:
            self.unveiled, self.card = None, ""
            self.greet()

    def refuse(self, refusal: Refusal) -> None:
        """Say why something cannot be done; while that is being told, its rule is offered too."""
        self.notice, self.refused = refusal.reason, refusal

    def undo(self, whole_turn: bool = False) -> None:
        """Take the last answer, or the whole turn, back where the law of undo allows it."""
        if self.table is None or self.ask is None or self.curtain is not None:
            return
        try:
            (self.table.reset_turn if whole_turn else self.table.undo)()
        except IllegalAnswer as refused:
            self.notice = refused.reason
            return
        self.shown, self.second = Shown(self.table, None, self.apart), None
        self.party.hush(len(self.table.answers))
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
        self.unveiled, self.alone, self.card, self.notice = None, False, "", ""
        self.second = None
        self.settings.peeking = False

    def greet(self) -> None:
        """Get ready for the open question: the stake control begins at the least stake."""
        ask = self.ask
        self.hurried = self.hurried and not self.held and ask is None
        if ask is None:
            return
        if self.alone and not ask.open and ask.who != CHANCE:
            self.unveiled = ask.who
        if ask.what.startswith("stake"):
            self.stake = int(ask.options[0])

    def tick(self) -> None:
        """Time has passed: show the next moment, let a computer answer, or count down."""
        if self.is_running and self.past.what:
            history.play_on(self)
        elif self.is_running and self.computer is not None:
            computers.play_one(self)
        elif self.is_running:
            self.follow()
        else:
            computers.write_one(self)
            countdown.tick(self)
