"""How the desk keeps tables: writing, throwing away, two copies, two windows at one table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from game import Table, saves
from game.saves import DamagedSave
from web.kept.about import unmarked
from web.kept.copies import Copy, reconcile
from web.kept.shelf import Overtaken, Slip
from web.shown import Shown
from web.stage import Stage

ELSEWHERE = "This table is played in another window. Here you can only watch."


@dataclass(slots=True)
class Keeping(Stage, ABC):
    """What the desk knows about keeping.

    `full` says that the table on the screen found no room. While the desk `follows`, another window
    plays the table: this one shows what the whole table may see, and writes nothing. `thrown` is
    the table that can still be picked up, `naming` the one whose name is being typed. `stays` is
    what the browser said about keeping for good ("yes", "no", "" so far unasked), `may_be_erased`
    that it erases sites unused for a week, `restored` how many tables the second copy gave back,
    `wants_table` that somebody has tapped "play here instead".
    """

    kept: list[Slip] = field(default_factory=list)
    all_slips: bool = False
    thrown: Slip | None = None
    naming: str = ""
    full: bool = False
    follows: bool = False
    stays: str = ""
    may_be_erased: bool = False
    restored: int = 0
    wants_table: bool = False

    # what the desk does

    @abstractmethod
    def open(self, id: str, table: Table) -> None:
        """Put a table on the screen; the desk knows how."""

    @abstractmethod
    def cover(self) -> None:
        """Put the curtain down again; the desk knows how."""

    @abstractmethod
    def go_home(self) -> None:
        """Show the home screen; the desk knows how."""

    # keeping

    def keep(self) -> None:
        """Save the table; a full storage is told, and the game goes on."""
        assert self.table is not None
        if not self.id:  # the first race is no game of the shelf
            return
        try:
            self.shelf.keep(self.id, self.table)
            self.full = False
        except OSError:
            self.full = True
        except Overtaken:
            self.follow_along()

    def leave_table(self) -> None:
        """No table is on the screen any more: another window may play on, for all we care."""
        if self.follows:
            self.shelf.only_reads = True
        self.shelf.close()
        self.shelf.only_reads = self.follows = self.full = False

    def ask_for_table(self) -> None:
        """Ask the window that plays to hand the table over."""
        self.wants_table = self.follows

    def show_slips(self) -> None:
        """Look afresh at what is kept."""
        self.kept, self.naming = self.shelf.all(), ""

    # throwing away

    def throw(self, id: str) -> None:
        """Throw a kept table away; what was thrown before it now is really gone."""
        self.forget_thrown()
        self.thrown = next((slip for slip in self.kept if slip.id == id), None)
        if self.thrown is not None:
            self.shelf.throw(id)
            self.show_slips()

    def pick_up(self) -> None:
        """Undo the last throwing away."""
        if self.thrown is not None:
            self.shelf.pick_up(self.thrown.id)
            self.thrown = None
            self.show_slips()

    def forget_thrown(self) -> None:
        """Leaving home, or throwing the next one away: the last one is really gone."""
        if self.thrown is not None:
            self.shelf.erase(self.thrown.id)
            self.thrown = None

    # two copies

    def compare(self, copies: Iterable[Copy] | None, elsewhere: Collection[str]) -> None:
        """The vault has been read: bring both copies to agree, and show what has come back."""
        restored = reconcile(self.shelf, copies, elsewhere)
        self.restored += len(restored)
        self.refresh(restored)

    def refresh(self, restored: Collection[str]) -> None:
        """What is on the screen may have been an older writing."""
        if self.id in restored and self.table is not None and not self.follows:
            kept = self.shelf.take(self.id)
            if kept.table is not None and kept.table.answers != self.table.answers:
                self.open(self.id, kept.table)
        elif restored:
            naming = self.naming
            self.show_slips()
            self.naming = naming

    # two windows

    def follow_along(self, text: str = "") -> None:
        """Another window plays this table: watch, whatever was on the screen."""
        if self.table is None:
            return
        self.follows = self.shelf.only_reads = True
        self.full = False
        self.cover()
        self.hear(text or self.shelf.raw(self.id) or "")

    def hear(self, text: str) -> None:
        """The other window has gone on, or back, to this."""
        if not self.follows or self.table is None or self.shown is None:
            return
        try:
            table = saves.loads(unmarked(text))
        except DamagedSave:
            return
        seen, is_level = self.shown.twin.answers, not (self.is_behind or self.held)
        self.table = table
        if table.answers[: len(seen)] != seen:
            self.shown = Shown(table, None, self.apart)
            self.finish, self.payoffs_open, self.hammer = False, False, ()
        elif is_level:
            self.follow()

    def play_here(self, text: str = "") -> None:
        """The other window has handed the table over: play on from its last writing."""
        self.follows = self.shelf.only_reads = False
        kept = self.shelf.given(self.id, text) if text else self.shelf.take(self.id)
        if kept.table is None:
            self.go_home()
        else:
            self.open(self.id, kept.table)
