"""What lies in the six lanes, as far as a seat may know, and a fair draw of what it may not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.horse_fever.lanes import HORSES
from game.horse_fever.people import HORSE_CARDS
from game.horse_fever.race import left_over
from game.horse_fever.view import View
from game.racing.effects import judge, orders_of
from game.racing.simulate import LANES, Lane, Random, lane_of

Likelihood = Callable[[int, str, str], float]
"""How likely (above 0) that the seat has put, or will put, behind this horse just this card."""

UNSEEN = -1
"""The place of a card that is still in a hand, in the list of what is drawn."""


class Dressed(NamedTuple):
    """A lane with all its cards: `rows` its stable climbs at the reveal, and what a bet gets.

    `vp` comes on top of the points of a bet that is won, `cash` goes to everyone who has bet.
    """

    lane: Lane
    rows: int
    vp: int
    cash: int


class Unknown(NamedTuple):
    """A card that this view does not show: whose, and in which lane (UNSEEN: still in a hand)."""

    owner: int
    lane: int


class Lanes:
    """All that may lie in the lanes of a view: `draw` gives one fair way how it lies."""

    def __init__(
        self,
        view: View,
        random: Random,
        likelihood: Likelihood | None = None,
        extra: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.random = random
        self.cards = view.cards
        self.bits = {card: 1 << number for number, card in enumerate(self.cards)}
        lineup = {} if view.board is None else view.board.lineup
        horses = HORSE_CARDS[view.edition]
        self.bred = [horses[lineup[horse]].effects if horse in lineup else () for horse in HORSES]
        self.dressed: list[dict[int, Dressed]] = [{} for _ in HORSES]
        runs = view.phase == "race" and view.race is not None
        laid = open_cards(view) if runs else known_cards(view, extra or {})
        self.known = [sum([self.bits[card] for card in laid[horse]]) for horse in HORSES]
        self.unknown = () if runs else unknown_cards(view)
        seen = {*view.hand, *(card for cards in laid.values() for card in cards)}
        self.pool = [bit for card, bit in self.bits.items() if card not in seen]
        self.chances = (
            None if likelihood is None else [self.weights(likelihood, one) for one in self.unknown]
        )

    def weights(self, likelihood: Likelihood, one: Unknown) -> list[Mapping[int, float]]:
        """For each lane that a card may be in, how readily each card is taken there, up to 1."""
        lanes = range(LANES) if one.lane == UNSEEN else (one.lane,)
        found = [
            {bit: likelihood(one.owner, HORSES[lane], card) for card, bit in self.bits.items()}
            for lane in lanes
        ]
        most = max([weight for weights in found for weight in weights.values()])
        return [{bit: weight / most for bit, weight in weights.items()} for weights in found]

    def draw(self) -> list[Dressed]:
        """One way how the lanes may be: the unknown cards out of those that are left."""
        lanes = self.known.copy()
        if self.unknown:
            if self.chances is None:
                self.draw_alike(lanes)
            else:
                self.draw_by_likelihood(lanes, self.chances)
        return [
            dressed.get(cards) or self.dress(number, cards)
            for number, (dressed, cards) in enumerate(zip(self.dressed, lanes, strict=True))
        ]

    def draw_alike(self, lanes: list[int]) -> None:
        """Every card that is left is as likely as any other."""
        pool, random = self.pool, self.random
        left = len(pool)
        for _, lane in self.unknown:
            at = int(random() * left)
            left -= 1
            card = pool[at]
            pool[at] = pool[left]
            pool[left] = card
            lanes[int(random() * LANES) if lane < 0 else lane] |= card

    def draw_by_likelihood(
        self, lanes: list[int], chances: list[list[Mapping[int, float]]]
    ) -> None:
        """Cards and lanes are proposed alike, and taken as readily as the likelihood says."""
        pool, random = self.pool, self.random
        left = len(pool)
        for (_, lane), weights in zip(self.unknown, chances, strict=True):
            while True:
                at = int(random() * left)
                where = int(random() * LANES) if lane < 0 else 0
                if random() <= weights[where][pool[at]]:
                    break
            left -= 1
            card = pool[at]
            pool[at] = pool[left]
            pool[left] = card
            lanes[where if lane < 0 else lane] |= card

    def dress(self, number: int, cards: int) -> Dressed:
        """A lane with these cards, worked out once."""
        laid = [card for id, card in self.cards.items() if self.bits[id] & cards]
        effects = [effect for card in judge(laid).acting for effect in card.effects]
        orders = orders_of([*effects, *left_over(self.bred[number], effects)])
        rows = sum(int(effect.value) for effect in effects if effect.symbol == "odds")
        found = Dressed(lane_of(number, orders), rows, orders.bet_vp, sum(orders.bettor_cash))
        self.dressed[number][cards] = found
        return found


def open_cards(view: View) -> dict[str, list[str]]:
    """After the reveal: the cards of each lane that act."""
    fates = {} if view.race is None else view.race.fates
    return {
        horse: [card for _, card, fate in fates.get(horse, ()) if fate == "acts"]
        for horse in HORSES
    }


def known_cards(view: View, extra: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """Before the reveal: the cards that this seat has put there itself, and would put there."""
    return {
        horse: [
            *(card for _, card in view.placed.get(horse, ()) if card is not None),
            *extra.get(horse, ()),
        ]
        for horse in HORSES
    }


def unknown_cards(view: View) -> tuple[Unknown, ...]:
    """Other people's cards: behind the horses first, then in hands, where any horse may get them.

    One's own hand is left out: where it goes is one's own to say.
    """
    placed = [
        Unknown(seat, lane)
        for lane, horse in enumerate(HORSES)
        for seat, card in view.placed.get(horse, ())
        if card is None
    ]
    held = [
        Unknown(player.seat, UNSEEN)
        for player in view.seats
        if player.seat != view.seat
        for _ in range(player.cards)
    ]
    return (*placed, *held)
