"""Luck and judgement: what every bet was worth when it was laid, and what came of it.

What a bet brought is taken apart into four parts that add up: what an average bet was worth at
that moment, how much better this one was (judgement), what the cards turned, what the race turned.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.horse_fever.betting import STEP
from game.horse_fever.form.ahead import shows_fourth
from game.horse_fever.form.course import Forms
from game.horse_fever.form.guide import Form
from game.horse_fever.form.record import Laid, RaceSeen, Record
from game.horse_fever.lanes import HORSES
from game.horse_fever.party.view import PartyView
from game.horse_fever.state import Bet
from game.horse_fever.view import View
from game.racing.simulate import Random

ENOUGH = 800
POINT = 600
"""Danari that a point is reckoned at where both have to be one number: a fair auction's price."""

WON = {"win bet won": "win", "show bet won": "show"}


class Gain(NamedTuple):
    """Danari, less the stakes, and victory points."""

    danari: float = 0.0
    vp: float = 0.0

    def plus(self, other: Gain) -> Gain:
        """Both together."""
        return Gain(self.danari + other.danari, self.vp + other.vp)

    def less(self, other: Gain) -> Gain:
        """What is left when the other is taken off."""
        return Gain(self.danari - other.danari, self.vp - other.vp)


NOTHING = Gain()


class Entry(NamedTuple):
    """One bet: its worth as the `table` saw it and as its player `knew` it, and that of the
    `average` legal bet with this stake; its worth with all cards `opened`; what it `brought`.
    """

    race: int
    bet: Bet
    asked: str
    chance: float
    table: Gain
    known: Gain
    average: Gain
    opened: Gain
    brought: Gain

    @property
    def judgement(self) -> Gain:
        """How much better than the average bet this one was, as far as its player could know."""
        return self.known.less(self.average)

    @property
    def cards(self) -> Gain:
        """What the cards turned: its worth once they lay open against that when it was laid."""
        return self.opened.less(self.known)

    @property
    def run(self) -> Gain:
        """What the race turned: what the bet brought against its worth at the off."""
        return self.brought.less(self.opened)


class Reckoning(NamedTuple):
    """All bets of a seat: the four parts, which add up to what they `brought`."""

    seat: int
    bets: int
    average: Gain
    judgement: Gain
    cards: Gain
    run: Gain
    brought: Gain


class Missed(NamedTuple):
    """The best bet that nobody made: its worth at the off, all cards open."""

    race: int
    kind: str
    horse: str
    stake: int
    chance: float
    worth: Gain


class Upset(NamedTuple):
    """The winner that had the least chance of all winners when the cards lay open."""

    race: int
    horse: str
    chance: float


class Account:
    """The account of a game of the Family or Board Game, worked out bit by bit.

    `random` gives numbers from 0 up to 1.
    """

    def __init__(self, record: Record, random: Random, enough: int = ENOUGH) -> None:
        self.races = [race for _, race in sorted(record.races.items())]
        self.forms = Forms(random, enough)
        self._views = self._wanted()
        self._is_complete = False

    def _wanted(self) -> Iterator[View]:
        """Every view that a form guide is wanted of."""
        for race in self.races:
            if race.opened is not None:
                yield race.opened.view  # type: ignore[misc]
            for laid in race.bets:
                yield laid.table
                yield laid.known

    def run(self, races: int) -> bool:
        """Work on, with about so many races in the head; False once there is no more to do."""
        if not self._is_complete:
            view = next(self._views, None)
            self._is_complete = view is None
            if view is not None:
                form = self.forms.of(view)
                form.run(min(races, max(0, self.forms.enough - form.races)))
            return True
        return self.forms.run(races)

    @property
    def is_told(self) -> bool:
        """Whether there is an answer yet, though more races may sharpen it."""
        return self._is_complete

    @property
    def least(self) -> int:
        """The fewest races in the head behind any number in it."""
        return self.forms.least if self._is_complete else 0

    def entries(self) -> list[Entry]:
        """Every bet of the game, in order; only once it `is_told`."""
        return [entry_of(self.forms, race, laid) for race in self.races for laid in race.bets]

    def missed(self) -> Missed | None:
        """The best bet nobody made, points and Danari weighed together; None before any race."""
        found = [bet for race in self.races for bet in unmade(self.forms, race)]
        return max(found, key=lambda one: one.worth.vp * POINT + one.worth.danari, default=None)

    def upset(self) -> Upset | None:
        """The biggest upset; None before any race."""
        found = [
            Upset(race.number, race.moments[-1].view.race.ranking[0], 0.0)  # type: ignore[union-attr]
            for race in self.races
            if race.is_run
        ]
        known = [one._replace(chance=self._chance(one)) for one in found]
        return min(known, key=lambda one: one.chance, default=None)

    def _chance(self, upset: Upset) -> float:
        race = next(race for race in self.races if race.number == upset.race)
        assert race.opened is not None
        return self.forms.of(race.opened.view).chances()[upset.horse].win


def summed(entries: list[Entry]) -> list[Reckoning]:
    """The reckoning of every seat that has laid a bet, by seat."""
    found: dict[int, Reckoning] = {}
    for one in entries:
        old = found.get(one.bet.seat) or Reckoning(one.bet.seat, 0, *[NOTHING] * 5)
        found[one.bet.seat] = Reckoning(
            old.seat,
            old.bets + 1,
            old.average.plus(one.average),
            old.judgement.plus(one.judgement),
            old.cards.plus(one.cards),
            old.run.plus(one.run),
            old.brought.plus(one.brought),
        )
    return [found[seat] for seat in sorted(found)]


def entry_of(forms: Forms, race: RaceSeen, laid: Laid) -> Entry:
    """A bet, taken apart."""
    bet, opened = laid.bet, race.opened
    earlier = [one.bet for one in race.bets[: race.bets.index(laid)]]
    mine = {one.horse for one in earlier if one.seat == bet.seat}
    fourth = shows_fourth(laid.known)

    def worth(view: View | PartyView, kind: str, horse: str) -> tuple[float, Gain]:
        return worth_of(forms.of(view), kind, horse, bet.stake, mine, fourth)

    chance, known = worth(laid.known, bet.kind, bet.horse)
    menu = [worth(laid.known, *text.split(" "))[1] for text in laid.menu]
    return Entry(
        race.number,
        bet,
        laid.asked,
        chance,
        worth(laid.table, bet.kind, bet.horse)[1],
        known,
        mean(menu),
        known if opened is None else worth(opened.view, bet.kind, bet.horse)[1],
        brought(race, bet, bet.horse not in mine),
    )


def mean(gains: list[Gain]) -> Gain:
    """The average of some gains."""
    count = len(gains)
    return Gain(sum([one.danari for one in gains]) / count, sum([one.vp for one in gains]) / count)


def worth_of(
    form: Form, kind: str, horse: str, stake: int, mine: set[str], fourth: bool
) -> tuple[float, Gain]:
    """The chance of a bet and its worth; a card that pays bettors pays a horse of `mine` once.

    `fourth` says that the player's show bets win with the fourth place too.
    """
    it, cash = form.worth(kind, horse, stake), form.worth(kind, horse, 0).danari
    chance, danari, vp = it.chance, it.danari, it.vp
    if kind == "show" and fourth and form.view.seat is None:
        hope = form.chances()[horse]
        chance, danari = hope.fourth, stake * (2 * hope.fourth - 1) + cash
        vp = vp * hope.fourth / hope.show if hope.show else 0.0
    return chance, Gain(danari - (cash if horse in mine else 0.0), vp)


def brought(race: RaceSeen, bet: Bet, is_first: bool) -> Gain:
    """What a bet has brought; with the first on a horse, what its cards gave all who bet on it.

    A stake that nothing is told of is lost: its player had to leave.
    """
    gain = Gain(-bet.stake)
    for event in race.outcomes:
        facts = event.facts
        if facts["seat"] != bet.seat or facts.get("horse") != bet.horse:
            continue
        if WON.get(event.kind) == bet.kind:
            gain = gain.plus(Gain(facts["money"], facts["vp"]))
        elif event.kind in ("card cash", "short") and is_first:
            gain = gain.plus(Gain(facts["money"]))
    return gain


def unmade(forms: Forms, race: RaceSeen) -> list[Missed]:
    """All bets that could have been laid in a race and were not, for the average stake in it."""
    opened = race.opened
    if opened is None or not race.is_run or not race.bets or not isinstance(opened.view, View):
        return []
    form = forms.of(opened.view)
    made = {(laid.bet.kind, laid.bet.horse) for laid in race.bets}
    stakes = [laid.bet.stake for laid in race.bets]
    stake = max(STEP, round(sum(stakes) / len(stakes) / STEP) * STEP)
    return [
        Missed(race.number, kind, horse, stake, *worth_of(form, kind, horse, stake, set(), False))
        for horse in HORSES
        for kind in ("win", "show")
        if (kind, horse) not in made and opened.view.tokens[horse] > 0
    ]
