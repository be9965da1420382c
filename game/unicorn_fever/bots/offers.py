"""What contracts are worth to a computer player, in glory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.unicorn_fever.bots.purse import Purse, races_left
from game.unicorn_fever.contracts import CONTRACTS
from game.unicorn_fever.view import View


class Yield(NamedTuple):
    """What a contract brings in a race, on average, as glory and gold, and as gold once."""

    glory: float = 0.0
    gold: float = 0.0
    once: float = 0.0


YIELDS: Mapping[str, Yield] = {
    "FA1": Yield(1.6), "FA2": Yield(0.3, 1.0), "FA3": Yield(0.25, 1.5), "FA4": Yield(0, 3.5),
    "FA5": Yield(0.9), "FA6": Yield(0.3), "FA7": Yield(0, 2.2), "FA8": Yield(0.2),
    "GN1": Yield(0, 3), "GN2": Yield(0, 3.8), "GN3": Yield(0, 2), "GN4": Yield(0.2),
    "GN5": Yield(0, 1), "GN6": Yield(0, 3), "GN7": Yield(0, 1.5),
    "GO1": Yield(0, 3), "GO2": Yield(0.3), "GO3": Yield(0, 1), "GO4": Yield(0.3),
    "GO5": Yield(0, 3.5), "GO6": Yield(0.15, 0.5), "GO7": Yield(0.2), "GO8": Yield(0.2),
    "LE1": Yield(0, 1.5), "LE2": Yield(0, 2), "LE3": Yield(0.2), "LE4": Yield(0.1, 0.5),
    "LE5": Yield(0.2), "LE6": Yield(0.6), "LE7": Yield(0.1, 0.5), "LE8": Yield(once=5),
    "WA1": Yield(0.2), "WA2": Yield(0.3), "WA3": Yield(0.35), "WA4": Yield(0.35),
    "WA5": Yield(0.4), "WA6": Yield(0, 1), "WA7": Yield(0.15), "WA8": Yield(0.1),
    "FA1b": Yield(0.6), "GN2b": Yield(0, 2.9),
}  # fmt: skip
"""What contracts brought their owners in games of the arena, roughly; a mended row that is not
here brings what its first row does."""

NOTHING = Yield()


def contract_worth(view: View, id: str, purse: Purse) -> float:
    """What a contract is worth from now on, its price not taken off."""
    card, left = CONTRACTS[id], races_left(view)
    brings = YIELDS.get(id) or YIELDS.get(card.first_id, NOTHING)
    each = left * (brings.glory * purse.glory() + brings.gold * purse.each())
    return card.end_glory + each + brings.once * purse.each()
