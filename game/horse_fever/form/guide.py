"""The form guide of one view: run races, and ask what they say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.horse_fever.form.ahead import course_of, has_form, is_even, shows_fourth
from game.horse_fever.form.enumerate import Count, TooMany
from game.horse_fever.form.lanes import Dressed, Lanes, Likelihood
from game.horse_fever.form.tally import Chance, Tally, Worth, half_width
from game.horse_fever.lanes import HORSES
from game.horse_fever.party.payoffs import PAYS
from game.horse_fever.party.view import PartyView
from game.horse_fever.state import BET_VP
from game.horse_fever.view import View
from game.racing.effects import Orders
from game.racing.odds import climbed
from game.racing.simulate import GATE, LANES, Random, lane_of, packed, run

BUDGET = 1200
"""Moves that counting out may take: about one whole unit, all cards and all rolls."""

SHOWS, FOURTH = 3, 4
NO_ODDS = (0,) * LANES


class Form:
    """Chances from one view; `random` gives numbers from 0 up to 1.

    `likelihood` weighs what others may have put behind a horse; `extra` are cards of one's own that
    are thought of as behind a horse already. Raises ValueError where no race lies ahead.
    """

    def __init__(
        self,
        view: View | PartyView,
        random: Random,
        likelihood: Likelihood | None = None,
        extra: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        if not has_form(view):
            raise ValueError("There is no race ahead, so there is no form.")
        self.view, self.random = view, random
        self.course = course_of(view)
        self.tally = Tally()
        self.is_exact = False
        self._decks: dict[tuple[int, ...], list[int]] = {}
        if isinstance(view, PartyView):
            trotting = Orders(no_sprint=True)
            dressed = [Dressed(lane_of(n, trotting), 0, 0, 0) for n in range(LANES)]
            self.rows, self.lanes = NO_ODDS, None
        else:
            self.lanes = Lanes(view, random, likelihood, extra)
            dressed = self.lanes.draw()
            self.rows = tuple([view.odds[horse] for horse in HORSES])
        self._fixed = None if self.lanes is not None and self.lanes.unknown else dressed
        if self._fixed is not None:
            self._count_out(self._fixed)

    @property
    def races(self) -> int:
        """How many races have been run in the head; 0 where none has to be."""
        return 0 if self.is_exact else int(self.tally.races)

    def run(self, races: int) -> None:
        """Run this many races more; nothing where the chances are exact."""
        if self.is_exact:
            return
        for _ in range(races):
            dressed = self._fixed or self.lanes.draw()  # type: ignore[union-attr]
            rows = self._rows(dressed)
            lanes = [one.lane for one in dressed]
            course = self.course
            ranking = run(self._deck(rows), lanes, rows, self.random, course.start, course.wanted)
            self._add(ranking, dressed, rows, 1)

    def _rows(self, dressed: Sequence[Dressed]) -> tuple[int, ...]:
        """The rows that count: cards have moved them at the reveal, and then no more (3.1.3)."""
        if self.course.is_party or self._is_running:
            return self.rows
        return tuple(
            [climbed(r, d.rows) if d.rows else r for r, d in zip(self.rows, dressed, strict=True)]
        )

    @property
    def _is_running(self) -> bool:
        return self.view.phase == "race"

    def _deck(self, rows: tuple[int, ...]) -> list[int]:
        if rows not in self._decks:
            lanes = tuple(range(1, LANES + 1)) if self.course.is_party else rows
            self._decks[rows] = packed(self.course.deck, lanes)
        return self._decks[rows]

    def _count_out(self, dressed: Sequence[Dressed]) -> None:
        """Count all ways where they are few; else leave it to races in the head."""
        rows, course = self._rows(dressed), self.course
        if course.is_party and is_even(course):
            for lane in range(LANES):
                self._add([*range(lane, LANES), *range(lane)], dressed, rows, 1 / LANES)
            self.is_exact = True
            return

        def found(ranking: Sequence[int], weight: float) -> None:
            self._add(ranking, dressed, rows, weight)

        if course.start == GATE:
            return  # a whole race has far too many ways
        try:
            count = Count([d.lane for d in dressed], rows, course.wanted, BUDGET, found)
            count.go(self._deck(rows), course.start)
            self.is_exact = True
        except TooMany:
            self.tally = Tally()

    def _add(
        self,
        ranking: Sequence[int],
        dressed: Sequence[Dressed],
        rows: Sequence[int],
        weight: float,
    ) -> None:
        """Take one race into account."""
        tally, first = self.tally, ranking[0]
        tally.races += weight
        tally.wins[first] += weight
        tally.pays[first] += weight * (rows[first] + 1)
        shows = tally.shows
        for lane in ranking[:SHOWS]:
            shows[lane] += weight
        if self.course.wanted > SHOWS:
            for lane in ranking[:FOURTH]:
                tally.fourths[lane] += weight
        for lane, one in enumerate(dressed):
            if one.vp or one.cash:
                self._add_specials(ranking, lane, one, weight)

    def _add_specials(self, ranking: Sequence[int], lane: int, one: Dressed, weight: float) -> None:
        """The cards that act when bets are paid, not on the track."""
        self.tally.cash[lane] += weight * one.cash
        if ranking[0] == lane:
            self.tally.win_boss[lane] += weight * boss("win", one.vp)
        if lane in ranking[:SHOWS]:
            self.tally.show_boss[lane] += weight * boss("show", one.vp)

    def chances(self) -> dict[str, Chance]:
        """The chances of every horse; all alike before the first race in the head."""
        tally = self.tally
        races = tally.races or 1
        return {
            horse: Chance(
                tally.wins[lane] / races,
                tally.shows[lane] / races,
                tally.fourths[lane] / races,
                self._error(tally.wins[lane]),
                self._error(tally.shows[lane]),
            )
            for lane, horse in enumerate(HORSES)
        }

    def _error(self, count: float) -> float:
        return 0.0 if self.is_exact else half_width(count, self.tally.races)

    @property
    def error(self) -> float:
        """The largest error of all chances, from 0 to 1."""
        counts = (*self.tally.wins, *self.tally.shows)
        return max([self._error(count) for count in counts])

    def worth(self, kind: str, horse: str, stake: int) -> Worth:
        """What a bet of `stake` Danari, `win` or `show`, may be expected to bring on top of it.

        Cards that pay or fine everyone who has bet on the horse count, but for a second bet on it.
        """
        lane, tally, races = HORSES.index(horse), self.tally, self.tally.races or 1
        if kind == "win":
            count, more = tally.wins[lane], tally.win_boss[lane]
            pays = count * PAYS["win"] if self.course.is_party else tally.pays[lane]
        else:
            count, more = tally.shows[lane], tally.show_boss[lane]
            if shows_fourth(self.view):
                # a card's points are as likely for the fourth place as for the others
                more *= tally.fourths[lane] / (count or 1)
                count = tally.fourths[lane]
            pays = count * PAYS["show"]
        vp = 0.0 if self.course.is_party else BET_VP[kind] * count + more
        cash = 0.0 if self._has_bet(horse) else tally.cash[lane] / races
        danari = stake * (pays / races - 1) + cash
        error = stake * (pays / count if count else 1.0) * self._error(count)
        return Worth(count / races, danari, vp / races, error)

    def _has_bet(self, horse: str) -> bool:
        if isinstance(self.view, PartyView) or self.view.seat is None:
            return False
        return any(bet.horse == horse for bet in self.view.seats[self.view.seat].bets)


def boss(kind: str, more: int) -> int:
    """What cards add to the points of a won bet, or take: never below none in all (B)."""
    return max(0, BET_VP[kind] + more) - BET_VP[kind]
