"""The chances of all horses through one race: cards face down, cards open, then unit by unit."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from game.horse_fever.form.guide import Form
from game.horse_fever.form.record import Moment, told_by
from game.horse_fever.form.tally import Chance
from game.horse_fever.party.view import PartyView
from game.horse_fever.view import View
from game.racing.simulate import Random

ENOUGH = 4000
"""Races in the head after which a chance is within one and a half points in a hundred."""
FIRST = 200
"""Races in the head that a chance is not told before."""


class Point(NamedTuple):
    """The chances after a unit (FACE_DOWN and 0 before the first), from this many races."""

    unit: int
    races: int
    chances: Mapping[str, Chance]


class Forms:
    """Form guides of many moments, one for all views that know the same, sharpened together."""

    def __init__(self, random: Random, enough: int = ENOUGH) -> None:
        self.random, self.enough = random, enough
        self._forms: dict[Hashable, Form] = {}

    def of(self, view: View | PartyView) -> Form:
        """The form guide of a view; bets lying on the table change nothing about it."""
        key = what_counts(view)
        if key not in self._forms:
            self._forms[key] = Form(without_bets(view), self.random)
        return self._forms[key]

    def run(self, races: int) -> bool:
        """Run this many races where fewest have been run; False once there are enough of all."""
        open_ = [form for form in self._forms.values() if not self.is_done(form)]
        if open_:
            min(open_, key=lambda form: form.races).run(races)
        return bool(open_)

    def is_done(self, form: Form) -> bool:
        """Whether no more races are wanted of this one."""
        return form.is_exact or form.races >= self.enough

    @property
    def least(self) -> int:
        """The fewest races behind any of the chances; `enough` where all is certain."""
        races = [form.races for form in self._forms.values() if not form.is_exact]
        return min(races, default=self.enough)


def what_counts(view: View | PartyView) -> Hashable:
    """All of a view that its form guide rests on."""
    if isinstance(view, PartyView):
        return view.round, view.phase, str(view.race)
    return (
        view.seat, view.round, view.phase == "race" and str(view.race), tuple(view.odds.items()),
        tuple(view.placed.items()), view.hand, tuple([player.cards for player in view.seats]),
        view.board and tuple(view.board.lineup.items()),
    )  # fmt: skip


def without_bets(view: View | PartyView) -> View | PartyView:
    """The same view with no bets on the table, so that a second bet counts like a first."""
    if isinstance(view, PartyView):
        return view
    return view._replace(seats=tuple([player._replace(bets=()) for player in view.seats]))


class RaceCourse:
    """The chances through one race. `moments` may go on growing while the race is run.

    `random` gives numbers from 0 up to 1.
    """

    def __init__(self, moments: Sequence[Moment], random: Random, enough: int = ENOUGH) -> None:
        self.moments = moments
        self.forms = Forms(random, enough)
        self._made: list[Form] = []

    def run(self, races: int) -> bool:
        """Run this many races more; False once every moment has enough.

        The moments come one after the other up to a first answer, then all together.
        """
        for at, moment in enumerate(self.moments):
            if at == len(self._made):
                self._made.append(self.forms.of(moment.view))
                return True
            if not self._is_told(self._made[at]):
                self._made[at].run(races)
                return True
        return self.forms.run(races)

    def _is_told(self, form: Form) -> bool:
        return form.is_exact or form.races >= min(FIRST, self.forms.enough)

    def points(self, told: int) -> list[Point]:
        """The chances of the moments past when `told` events have been told, up to the first gap.

        A moment of which too little has been worked out yet is a gap.
        """
        found = []
        for moment, form in zip(told_by(self.moments, told), self._made, strict=False):
            if not self._is_told(form):
                break
            found.append(Point(moment.unit, form.races, form.chances()))
        return found
