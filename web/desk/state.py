"""What the page shows, and what follows from it: data, and nothing that acts.

What is in `web/acts/` changes a Desk; this file imports none of it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from game import Event, Table
from game.floor import put_to
from game.play import ANYBODY, CHANCE, Ask, Refusal
from web.desk.forms import SetupForm
from web.desk.guide import Chance, Guide
from web.desk.kept.promises import Promises
from web.desk.kept.shelf import Shelf, Slip
from web.desk.past import Past
from web.desk.phones import Phones
from web.desk.post import Post
from web.desk.screen import screen_of
from web.desk.settings import Settings
from web.desk.shown import Shown
from web.desk.sitting import Second, Sitting
from web.desk.trouble import Trouble

T = TypeVar("T")


@dataclass(slots=True)
class Desk:
    """Everything the page shows.

    *The table.* `table` is the game under its `id`; `shown` is what of it is on the screen, which
    lags behind while a race is run. At the `finish`, at the payoffs and at the fall of the `hammer`
    the screen waits until that has been read. While it is `hurried`, nothing is shown moment by
    moment until the next person is asked. `controls_up`: the buttons that hurry and hold a race
    lie upon it. `past` is what of the game so far is being looked at.

    *Secrets.* `unveiled` is the seat whose secrets may be on the screen now, None while only public
    things may. `looked` is the step up to which answers stand because another person has looked
    since. `speaking` is the seat that has spoken up where anybody may, `computers_silent_at` the
    moment (table, step) at which no computer wanted to. `second` is an answer that waits to be
    confirmed, on the very button that was tapped. `guide` leads a newcomer through a recorded game.

    *Keeping.* `kept` are the slips of the home screen, `kept_to` how many answers the save on the
    shelf holds where that is not all. `full` says that the table on the screen found no
    room, `lacking` are boxes without their style or a drawing. While the desk `follows`, another
    window plays the table: this one shows what all may see, and writes nothing. `thrown` is the
    table that can still be picked up, `naming` the one being named. `promises` is what the browser
    does for the games, `restored` how many tables the second copy gave back, `wants_table` that
    somebody wants to play here.

    `phones` says who plays from an own phone, and whose this desk is.

    `owned` and `shared` are what each box keeps of its own, by class (see `own`). `build` names the
    page's version and the browser, for a report of trouble.
    """

    shelf: Shelf
    chance: Chance
    id: str = ""
    table: Table | None = None
    shown: Shown | None = None
    speed: str = "1x"
    paused: bool = False
    hurried: bool = False
    controls_up: bool = False
    finish: bool = False
    payoffs_open: bool = False
    hammer: tuple[Event, ...] = ()
    past: Past = field(default_factory=Past)

    screen: str = "home"
    form: SetupForm = field(default_factory=SetupForm.fresh)
    unveiled: int | None = None
    looked: int = 0
    speaking: int | None = None
    computers_silent_at: tuple[str, int] = ("", -1)
    second: Second | None = None
    guide: Guide | None = None
    stake: int = 0
    rule: str = ""
    card: str = ""
    sought: str = ""
    log_open: bool = False
    notice: str = ""
    refused: Refusal | None = None
    update_ready: bool = False
    offered: tuple[str, str] | None = None
    settings: Settings = field(default_factory=Settings)
    post: Post = field(default_factory=Post)
    trouble: Trouble | None = None
    build: str = ""

    kept: list[Slip] = field(default_factory=list)
    all_slips: bool = False
    thrown: Slip | None = None
    naming: str = ""
    full: bool = False
    lacking: Collection[str] = frozenset()
    kept_to: int | None = None
    follows: bool = False
    promises: Promises = field(default_factory=Promises)
    restored: int = 0
    wants_table: bool = False

    phones: Phones = field(default_factory=Phones)

    owned: dict[type, Any] = field(default_factory=dict)
    shared: dict[type, Any] = field(default_factory=dict)

    def own(self, kind: type[T]) -> T:
        """What a box keeps in a class of its own; one with OF_TABLE is the same at all desks."""
        kept = self.shared if getattr(kind, "OF_TABLE", False) else self.owned
        if kind not in kept:
            kept[kind] = kind()
        return cast(T, kept[kind])

    @property
    def at(self) -> Sitting:
        """The desk with a table on it, for whatever is drawn or done at a table only."""
        return Sitting(self)

    @property
    def title(self) -> str:
        """The id of the game on the table, else of the one on the set-up screen."""
        return self.form.title if self.table is None else self.table.title.id

    @property
    def is_over(self) -> bool:
        """Whether the game has ended and everything has been shown."""
        done = self.table is not None and self.table.ask is None
        return done and not self.is_behind and not self.held

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
    def is_level(self) -> bool:
        """Whether the screen shows the table as it stands, and waits for its next answer."""
        return self.table is not None and not (self.is_behind or self.held or self.past.what)

    @property
    def people(self) -> list[int]:
        """The seats that people play in front of this page; on a phone it is one."""
        assert self.table is not None
        if self.phones.mine is not None:
            return [self.phones.mine]
        return [seat for seat in range(len(self.table.names)) if seat not in self.table.bots]

    @property
    def apart(self) -> Collection[int]:
        """The seats whose acts are shown one by one: the computers'.

        Not in a guided game, which has no id.
        """
        return self.table.bots if self.table is not None and self.id else ()

    @property
    def ask(self) -> Ask | None:
        """The question to put on the screen now: None while a race, its payoffs or the past is.

        Where anybody may speak, of its answers only those that may be seen in front of the page.
        """
        is_open = self.is_level and not self.follows and self.computer is None
        ask = self.table.ask if is_open and self.table is not None else None
        if ask is None or self.table is None:
            return None
        hosted = screen_of(self.table).hosted
        return self.phones.put(put_to(ask, self.speaking), self.moment, hosted)

    @property
    def moment(self) -> tuple[str, int]:
        """The table on the screen, and how many answers it has been given."""
        return self.id, 0 if self.table is None else len(self.table.answers)

    @property
    def asked_on_phone(self) -> int | None:
        """The seat that is asked on an own phone just now, and so not here."""
        is_open = self.is_level and not self.follows and self.computer is None
        ask = self.table.ask if is_open and self.table is not None else None
        return None if ask is None else self.phones.asked(put_to(ask, self.speaking), self.moment)

    @property
    def computer(self) -> int | None:
        """The computer whose answer comes next: None while anything else is on the screen.

        Whoever holds the tablet keeps a party's book, even where the bookmaker is a computer.
        """
        if not self.is_level or self.follows or self.table is None or self.table.ask is None:
            return None
        ask, bots = self.table.ask, self.table.bots
        if ask.what in screen_of(self.table).hosted:
            return None
        if ask.who == ANYBODY and not self.people:
            return min(bots)
        return ask.who if ask.who in bots else None

    @property
    def hears_computers(self) -> bool:
        """Whether computers are to be asked if they speak up: anybody may, and nobody does yet."""
        table, ask = self.table, self.ask
        is_floor = table is not None and ask is not None and ask.who == ANYBODY
        if table is None or ask is None or not is_floor or not table.bots or self.guide is not None:
            return False
        is_asked = ask.what not in screen_of(table).hosted
        return is_asked and self.computers_silent_at != (self.id, len(table.answers))

    @property
    def curtain(self) -> int | None:
        """The seat to hand the tablet to, None when no curtain is down."""
        ask = self.ask
        if ask is None or ask.open or ask.who in (CHANCE, self.holder):
            return None
        return ask.who

    @property
    def alone(self) -> bool:
        """Whether nobody is there from whom anything could be hidden."""
        return self.guide is not None or (self.table is not None and len(self.people) == 1)

    @property
    def holder(self) -> int | None:
        """The seat that has the tablet as far as secrets go; no curtain comes before it.

        Held open by an eye, or with one person at the table, they need none.
        """
        if self.phones.mine is not None:
            return self.phones.mine
        ask = self.ask
        if ask is not None and ask.who >= 0 and (self.alone or self.settings.hold_to_peek):
            return ask.who
        return self.unveiled

    @property
    def sight(self) -> int | None:
        """The seat whose table is drawn: the holder's, or whose own cards may be held open."""
        if self.phones.mine is not None:
            return self.phones.mine
        ask = self.ask
        if ask is None or not ask.open:
            return None if ask is None else self.holder
        return ask.who if self.may_peek else None

    @property
    def may_peek(self) -> bool:
        """Whether the asked player can hold their cards open beside a question to be seen.

        Not where they are on the own phone.
        """
        table, ask = self.table, self.ask
        if table is None or ask is None or not ask.open or ask.who not in self.people:
            return False
        if self.phones.mine is not None or ask.who in self.phones.seats:
            return False
        its = screen_of(table)
        return ask.what in its.beside and its.holds(table, ask.who)

    @property
    def view(self) -> object:
        """What may be on the screen: the public table, or that of the unveiled seat."""
        assert self.shown is not None and self.table is not None
        seat = self.sight
        view = self.shown.view(seat)
        return screen_of(self.table).hide(view) if seat is not None and self.is_covered else view

    @property
    def is_covered(self) -> bool:
        """Whether even the asked player's own secrets lie face down: nobody holds them open."""
        if self.settings.peeking:
            return False
        return self.settings.hold_to_peek or (self.may_peek and not self.alone)

    @property
    def stands(self) -> str:
        """What stands in place of the screen: trouble, a game that has arrived, "" for neither."""
        return "trouble" if self.trouble else "arrival" if self.post.arrival else ""

    @property
    def waking_shows(self) -> tuple[object, ...]:
        """Changes whenever the game lets a page that wakes up now show something else."""
        is_home = self.screen == "home" or self.table is None
        steps = 0 if is_home or self.table is None else len(self.table.answers)
        return self.screen, self.id, steps, tuple(self.kept if is_home else ())
