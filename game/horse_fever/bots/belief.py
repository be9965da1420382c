"""A race as a computer player imagines it: several ways in which the hidden cards may lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import log
from typing import NamedTuple

from game.bots.profiles import Chooser
from game.horse_fever.bots.opponent_model import likelihood_of
from game.horse_fever.bots.ratings import rating, shares_from
from game.horse_fever.cards import card_of
from game.horse_fever.form.lanes import Lanes
from game.horse_fever.lanes import HORSES
from game.horse_fever.people import ASSISTANTS, CHARACTERS, HORSE_CARDS
from game.horse_fever.race import left_over
from game.horse_fever.state import BET_VP, worth
from game.horse_fever.view import View
from game.racing.effects import judge, orders_of
from game.racing.odds import climbed, multiplier
from game.racing.simulate import lane_of

LANE = {horse: number for number, horse in enumerate(HORSES)}
SHOWS = 3
WIN_VP, SHOW_VP = BET_VP["win"], BET_VP["show"]


class Runner(NamedTuple):
    """A horse in one imagined lane: its ratings, what a win pays, and what its cards add."""

    win: float
    show: float
    times: int
    vp: int
    cash: int


@lru_cache(maxsize=8192)  # what it keeps it could work out again: no state, only time saved
def runner_of(edition: str, bred: str, laid: tuple[str, ...], row: int) -> Runner:
    """A horse with a horse card (or "") and these action cards, at this row of the blackboard."""
    acting = judge([card_of(edition, card) for card in laid]).acting
    effects = [effect for card in acting for effect in card.effects]
    breeding = HORSE_CARDS[edition][bred].effects if bred else ()
    orders = orders_of([*effects, *left_over(breeding, effects)])
    shift = sum([int(effect.value) for effect in effects if effect.symbol == "odds"])
    after = climbed(row, shift)
    win, show = rating(after, lane_of(0, orders))
    return Runner(win, show, multiplier(after), orders.bet_vp, sum(orders.bettor_cash))


class Prospect(NamedTuple):
    """What may be expected of one horse: chances from 0 to 1, points, and Danari a Danaro staked.

    `pays` is what a win bet brings on average for each Danaro, `cash` what its cards give on top
    to everyone who has bet on it.
    """

    win: float
    show: float
    pays: float
    win_vp: float
    show_vp: float
    cash: float

    def chance(self, kind: str) -> float:
        """Of a bet of this kind."""
        return self.win if kind == "win" else self.show

    def vp(self, kind: str) -> float:
        """The points to expect of a bet of this kind."""
        return self.win_vp if kind == "win" else self.show_vp

    def times(self, kind: str) -> float:
        """What a bet of this kind pays where it comes in, for each Danaro."""
        return self.pays / self.win if kind == "win" and self.win else 2.0


Extra = Mapping[str, Sequence[str]]
"""Cards thought of as behind a horse."""


class Reading:
    """The lanes as one seat imagines them, in `count` ways; with `reads`, by what others did."""

    def __init__(self, view: View, rng: Chooser, count: int, reads: bool) -> None:
        self.view, self.reads = view, reads
        lanes = self.lanes = Lanes(view, rng.random, likelihood_of(view) if reads else None)
        self.worlds = []
        for _ in range(count if lanes.unknown else 1):
            laid = lanes.known.copy()
            if lanes.chances is not None:
                lanes.draw_by_likelihood(laid, lanes.chances)
            else:
                lanes.draw_alike(laid)
            self.worlds.append(laid)
        self.rows = [view.odds[horse] for horse in HORSES]
        lineup = {} if view.board is None else view.board.lineup
        self.bred = [lineup.get(horse, "") for horse in HORSES]
        self.shows = SHOWS + extra_shows(view)
        self.runners: list[dict[int, Runner]] = [{} for _ in HORSES]

    def runner(self, number: int, cards: int) -> Runner:
        """One horse with these cards in its lane."""
        if (found := self.runners[number].get(cards)) is None:
            bits = self.lanes.bits
            laid = tuple([card for card in bits if bits[card] & cards])
            found = runner_of(self.view.edition, self.bred[number], laid, self.rows[number])
            self.runners[number][cards] = found
        return found

    def drawn_against(self, horse: str, rival: str, share: float, rng: Chooser) -> list[list[int]]:
        """The imagined ways, but this share of the bad cards still in hands lies behind `horse`.

        As many of the good ones that had gone behind it help `rival` instead.
        """
        lane, other, known = LANE[horse], LANE[rival], self.lanes.known
        good, bad = [
            sum([self.lanes.bits[id] for id, card in self.lanes.cards.items() if card.sign == sign])
            for sign in ("positive", "negative")
        ]
        found = []
        for laid in self.worlds:
            moved = laid.copy()
            for number, cards in enumerate(laid):
                left = cards & ~known[number] & (good if number == lane else bad)
                while left:
                    bit = left & -left
                    left ^= bit
                    if rng.random() < share:
                        moved[number] ^= bit
                        moved[other if number == lane else lane] |= bit
            found.append(moved)
        return found

    def fields(
        self, extra: Extra | None = None, worlds: Sequence[Sequence[int]] | None = None
    ) -> Iterator[list[Runner]]:
        """The six horses in every imagined way, with cards of one's own as a what-if."""
        more = [0] * len(HORSES)
        for horse, cards in (extra or {}).items():
            for card in cards:
                more[LANE[horse]] |= self.lanes.bits[card]
        for laid in self.worlds if worlds is None else worlds:
            yield [self.runner(n, laid[n] | more[n]) for n in range(len(HORSES))]

    def prospects(
        self, extra: Extra | None = None, worlds: Sequence[Sequence[int]] | None = None
    ) -> dict[str, Prospect]:
        """What may be expected of every horse, over all imagined ways."""
        sums = [[0.0] * 6 for _ in HORSES]
        win_bar = show_bar = 4.0
        for field in self.fields(extra, worlds):
            wins, win_bar = shares_from([one.win for one in field], 1, win_bar)
            shows, show_bar = shares_from([one.show for one in field], self.shows, show_bar)
            for total, one, win, show in zip(sums, field, wins, shows, strict=True):
                total[0] += win
                total[1] += show
                total[2] += win * one.times
                total[3] += win * (WIN_VP + one.vp)
                total[4] += show * max(0, SHOW_VP + one.vp)
                total[5] += one.cash
        count = len(self.worlds if worlds is None else worlds)
        means = [Prospect(*[number / count for number in total]) for total in sums]
        return dict(zip(HORSES, means, strict=True))

    def ends(self, rng: Chooser, count: int) -> Iterator[tuple[list[str], dict[str, Runner]]]:
        """So many whole rankings, drawn from the imagined ways in turn."""
        fields = list(self.fields())
        for number in range(count):
            field = fields[number % len(fields)]
            keys = [(one.win * one.show) ** 0.5 * spread(rng.random()) for one in field]
            order = sorted(range(len(HORSES)), key=keys.__getitem__, reverse=True)
            yield [HORSES[n] for n in order], dict(zip(HORSES, field, strict=True))


def spread(luck: float) -> float:
    """A horse's luck of the day as a factor, from a number between 0 and 1."""
    return 1.0 / max(1e-9, -log(max(1e-12, luck)))


def extra_shows(view: View) -> int:
    """How many more places pay this seat's show bets."""
    if view.board is None or view.seat is None:
        return 0
    return power(view, view.seat, "show", "places")


def power(view: View, seat: int, symbol: str, op: str) -> int:
    """What a player's character and assistants add up to for one symbol (Board Game)."""
    if view.board is None:
        return 0
    player = view.seats[seat]
    people = [ASSISTANTS[view.edition][card].effects for card in player.assistants]
    if player.character:
        people.append(CHARACTERS[view.edition][player.character].effects)
    return sum(worth(effects, symbol, op) for effects in people)
