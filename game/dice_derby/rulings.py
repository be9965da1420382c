"""The rulings that have changed: what differs between the versions of the rules, and nothing else.

A save names its version, and its game goes on by that. No other file asks for a version: the code
asks `game.rulings` for the ruling by its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rulings:
    """What is ours to rule; each was ruled otherwise before.

    `on_credit`: until one is left, a race is paid on credit, and out is who still owes after its
    payoffs, so that one is always left. Before, out was who could not pay something in full or had
    no chip left, and all could be out at once (D.11).

    `odd_chip_first`: a chip of the pool that cannot be shared goes to the owner of the winner, not
    of the second (D.10).

    `last_is_named`: by the clock, a race can be called the last one, and then nobody is asked for
    another (D.11).
    """

    on_credit: bool
    odd_chip_first: bool
    last_is_named: bool


VERSIONS: Mapping[int, Rulings] = {
    1: Rulings(on_credit=False, odd_chip_first=False, last_is_named=False),
    2: Rulings(on_credit=True, odd_chip_first=True, last_is_named=True),
}
"""By the number that saves name."""

RULES = max(VERSIONS)
"""Counts up whenever the same answers would play differently than before."""
