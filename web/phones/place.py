"""The desk that a phone shows: the tablet's, as one seat sees it, with its own open sheets.

It is drawn by the same code as the tablet's page, so a box needs no line for phones.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from game import IllegalAnswer
from game.play import ANYBODY
from web.acts import playing
from web.acts.past import history
from web.desk.at_seat import shown_of, table_of
from web.desk.kept.shelf import Shelf
from web.desk.kept.stores import Drawer
from web.desk.phones import Moment, Phones
from web.desk.settings import OF_TABLE, Settings
from web.desk.state import Desk
from web.phones import may
from web.phones.tongues import at_the_tablet

SHARED = (
    "paused",
    "speed",
    "finish",
    "payoffs_open",
    "hammer",
    "computers_silent_at",
    "looked",
    "id",
    "build",
)
"""What a phone's desk has from the tablet's as it is."""


class Stumbled(RuntimeError):
    """The table itself has broken at an answer: that is the tablet's trouble, not the phone's."""


@contextmanager
def sound() -> Iterator[None]:
    """What is done meanwhile is done to the table itself: a mistake there is told as `Stumbled`."""
    try:
        yield
    except IllegalAnswer:
        raise
    except Exception as error:
        raise Stumbled from error


@dataclass(slots=True)
class Place:
    """A seat's own desk, and the table and the moment that it is in step with.

    `given` counts the answers that were given from here.
    """

    desk: Desk
    tablet: Desk
    seat: int
    of: object = None
    step: Moment = ("", -1)
    given: int = 0

    @property
    def turn(self) -> str:
        """Which question the buttons of this page belong to; "" while none is asked.

        Where anybody may answer, it is the same one however many others have: until one is given
        from here.
        """
        its = self.tablet
        if its.table is None or its.table.ask is None or not its.is_level:
            return ""
        ask, step = its.table.ask, len(its.table.answers)
        return f"{ask.what} {self.given}" if ask.who == ANYBODY else str(step)

    def keep_step(self) -> None:
        """Be where the tablet is; what lies open here stays open while the table is the same."""
        mine, its = self.desk, self.tablet
        if self.of is not its.table or mine.id != its.id:
            self._lay()
        elif its.shown is not None and mine.table is not None:
            mine.shown = shown_of(its.shown, self.seat)
        for name in SHARED:
            setattr(mine, name, getattr(its, name))
        mine.settings.chosen.update({name: its.settings[name] for name in OF_TABLE})
        mine.screen = its.screen if its.table is not None else "home"
        mine.phones.fetched, mine.phones.elsewhere = its.phones.fetched, its.follows
        mine.phones.speaker, mine.phones.breath = its.speaking, its.phones.breath
        mine.phones.here = its.phones.here
        if its.table is not None and not its.is_behind:  # a hand is as it was until that is shown
            hand: object = its.table.view(self.seat)
            mine.phones.hand = hand
        if self.step != (step := its.moment):  # what was told of the last moment is of the past
            self.step, mine.notice, mine.phones.leaves = step, "", False
        spoke, mine.speaking = mine.speaking, self.seat if its.speaking == self.seat else None
        if spoke is not None and mine.speaking is None:
            mine.second = None
        if mine.past.what and its.table is not None:
            mine.past.reel = history.reel(its)

    def _lay(self) -> None:
        """Another table has come up, or none any more."""
        mine, its = self.desk, self.tablet
        self.of = its.table
        if its.table is None or its.shown is None:
            mine.table = mine.shown = None
        else:
            mine.table = table_of(its.table, self.seat)
            mine.shown = shown_of(its.shown, self.seat)
        mine.owned.clear()
        mine.phones.hand = None
        mine.id = its.id
        mine.second, mine.rule, mine.card, mine.notice, mine.log_open = None, "", "", "", False
        mine.past = type(mine.past)()

    def give(self, text: str) -> None:
        """This seat's answer, given to the table as if it came from the tablet."""
        may.check_answer(self.tablet, self.seat, text)
        with at_the_tablet(self.tablet), sound():
            playing.take(self.tablet, text, self.seat)
        self.given += 1
        mine = self.desk
        mine.notice, mine.card, mine.settings.peeking = "", "", False
        self.keep_step()


def place_of(tablet: Desk, seat: int, settings: Settings) -> Place:
    """A place at the table for a seat; `settings` are what was chosen on its phone."""
    shelf = Shelf(Drawer(), tablet.shelf.now, edition=tablet.shelf.edition)
    shelf.only_reads = True
    phones = Phones(mine=seat)
    desk = Desk(shelf, tablet.chance, settings=settings, phones=phones, shared=tablet.shared)
    made = Place(desk, tablet, seat)
    phones.give = made.give
    made.keep_step()
    return made
