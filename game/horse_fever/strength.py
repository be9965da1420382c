"""How strong an action card is, among those of an edition."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.horse_fever.cards import ACTION_CARDS, card_of
from game.horse_fever.state import BET_VP
from game.racing.effects import judge, orders_of
from game.racing.odds import multiplier
from game.racing.simulate import lane_of
from game.racing.strength import Bet, Dressed, pairs

BET = Bet(300, multiplier, BET_VP["win"])
"""A win bet of 300 Danari."""

EDITIONS = tuple(ACTION_CARDS)


def printed(edition: str) -> list[str]:
    """All cards of an edition, by id."""
    return list(ACTION_CARDS[edition])


def dressed(edition: str, number: int, cards: tuple[str, ...]) -> Dressed:
    """A lane as the reveal leaves it (3.1)."""
    acting = judge([card_of(edition, card) for card in cards]).acting
    effects = [effect for card in acting for effect in card.effects]
    orders = orders_of(effects)
    rows = sum([int(effect.value) for effect in effects if effect.symbol == "odds"])
    return Dressed(lane_of(number, orders), rows, sum(orders.bettor_cash), orders.bet_vp)


def trials(edition: str, card: str, random: Callable[[], float]) -> Iterator[tuple[float, ...]]:
    """Pairs of races, as in a game of four: two other cards behind a horse at most."""
    others = [id for id, one in ACTION_CARDS[edition].items() if not one.star]

    def dress(number: int, cards: tuple[str, ...]) -> Dressed:
        return dressed(edition, number, cards)

    return pairs(card, others, dress, BET, random)
