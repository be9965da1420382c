"""What was known at every moment that counts: a game gone through again, race by race."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.horse_fever.party.view import PartyView
from game.horse_fever.state import Bet
from game.horse_fever.view import View
from game.play import CHANCE, Event
from game.table import Table

FACE_DOWN = -1
"""The moment just before the cards are turned up; 0 is just after, then the units are counted."""

FIXING = frozenset({"card placed", "bet laid", "bet passed"})
BETS = ("first bet", "second bet")
OUTCOMES = frozenset({"win bet won", "show bet won", "bet lost", "card cash", "short"})


class Moment(NamedTuple):
    """A race as the whole table knew it: after which `unit`, and how many events were `told`."""

    unit: int
    told: int
    view: View | PartyView


class Laid(NamedTuple):
    """A bet at the moment of choosing: what the `table` saw, what the player `knew`, the `menu`."""

    race: int
    bet: Bet
    asked: str
    table: View
    known: View
    menu: tuple[str, ...]


@dataclass(slots=True)
class RaceSeen:
    """A race from its first bet on: its moments, its bets in order, and what came of them."""

    number: int
    moments: list[Moment] = field(default_factory=list)
    bets: list[Laid] = field(default_factory=list)
    outcomes: list[Event] = field(default_factory=list)
    is_run: bool = False

    @property
    def opened(self) -> Moment | None:
        """The moment just after the cards were turned up; None where it never came to that."""
        return next((moment for moment in self.moments if moment.unit == 0), None)


class Record:
    """Goes through the answers of a table beside it, and on when more are given.

    `races` are those that have come to a bet, by number. Nothing of a moment knows what came later.
    """

    def __init__(self, table: Table) -> None:
        self.races: dict[int, RaceSeen] = {}
        self.twin = table.at(0)
        self._before: Moment | None = None
        self._choosing: tuple[str, View, View, tuple[str, ...]] | None = None
        self._is_party = isinstance(self.twin.view(None), PartyView)
        self.twin.listen(self.heard)

    def is_behind(self, table: Table) -> bool:
        """Whether the table has been answered more than has been looked at."""
        return len(self.twin.steps) < len(table.steps)

    def rides(self, twin: Table) -> bool:
        """Go along with another twin from now on, if it has come as far; whether it does.

        Whoever plays that one tells what goes on `before` and `after` each answer, and what is
        `heard` in it.
        """
        if self.twin is not twin and self.twin.answers == twin.answers:
            self.twin = twin
            return True
        return False

    def grow(self, table: Table, most: int) -> bool:
        """Take up what the table was answered since, or the next `most` answers of it.

        False where it is another game by now.
        """
        done = len(self.twin.steps)
        if table.answers[:done] != self.twin.answers:
            return False
        for _ in table.steps[done : done + most]:
            self.before()
            self.twin.follow(table, 1)
            self.after()
        return True

    def _race(self) -> RaceSeen:
        number = self.twin.game.round
        return self.races.setdefault(number, RaceSeen(number))

    def before(self) -> None:
        """Keep what can be seen while a bet is being chosen."""
        ask = self.twin.ask
        if ask is not None and ask.what in BETS:
            menu = tuple([text for text in ask.options if text != "pass"])
            self._choosing = ask.what, self.twin.view(None), self.twin.view(ask.who), menu

    def heard(self, event: Event) -> None:
        """Keep what counts of what has happened."""
        twin, told = self.twin, len(self.twin.events)
        if event.kind == "bet laid" and self._choosing is not None:
            facts, number = event.facts, twin.game.round
            bet = Bet(facts["seat"], facts["bet"], facts["horse"], facts["stake"])
            self._race().bets.append(Laid(number, bet, *self._choosing))
        if event.kind in FIXING and not self._is_party:
            self._before = Moment(FACE_DOWN, told, twin.view(None))
        elif event.kind == "off":
            race, first = self._race(), Moment(0, told, twin.view(None))
            race.moments += [first] if self._before is None else [self._before, first]
            self._before = None
        elif event.kind == "ranking":
            race = self._race()
            race.is_run = True
            race.moments.append(Moment(twin.game.race.unit, told, twin.view(None)))
        elif event.kind in OUTCOMES:
            self._race().outcomes.append(event)

    def after(self) -> None:
        """A unit is over when the next movement card is wanted."""
        ask, race = self.twin.ask, self.twin.game.race
        if ask is not None and ask.who == CHANCE and ask.what == "movement card" and race.unit > 1:
            moment = Moment(race.unit - 1, len(self.twin.events), self.twin.view(None))
            self._race().moments.append(moment)


def told_by(moments: Sequence[Moment], told: int) -> list[Moment]:
    """The moments that are past when so many events have been told, and none that lies ahead."""
    return [moment for moment in moments if moment.told <= told]
