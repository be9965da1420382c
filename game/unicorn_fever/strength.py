"""How strong a magic card is, among those of the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.racing.effects import cancelled_pairs, discarded_by, orders_of
from game.racing.simulate import lane_of
from game.racing.strength import Bet, Dressed, pairs
from game.unicorn_fever.magic import MAGIC, magic_of
from game.unicorn_fever.state import BET_GLORY

BET = Bet(5, lambda row: row + 1, BET_GLORY["win"])
"""A win bet of 5 gold."""

EDITIONS = ("",)


def printed(_edition: str) -> list[str]:
    """One card of each kind, by id."""
    return [id for id, card in MAGIC.items() if card.copy == 1]


def dressed(number: int, cards: tuple[str, ...]) -> Dressed:
    """A lane as the reveal leaves it, its unicorn calm (R.3.2)."""
    here = [magic_of(card) for card in cards]
    gone = {card.id for pair in cancelled_pairs(here) for card in pair}
    for card in here:
        if card.id not in gone:
            gone.update([victim.id for victim in discarded_by(card, here)])
    effects = [effect for card in here if card.id not in gone for effect in card.effects]
    figures = {
        symbol: sum([int(it.value) for it in effects if it.symbol == symbol])
        for symbol in ("odds", "gold", "glory")
    }
    lane = lane_of(number, orders_of(effects))
    return Dressed(lane, figures["odds"], figures["gold"], figures["glory"])


def trials(_edition: str, card: str, random: Callable[[], float]) -> Iterator[tuple[float, ...]]:
    """Pairs of races: two other cards on a unicorn at most."""
    return pairs(card, list(MAGIC), dressed, BET, random)
