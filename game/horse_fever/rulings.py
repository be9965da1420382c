"""The rulings that have changed: what differs between the versions of the rules, and nothing else.

A save names its version, and its game goes on by that. No other file asks for a version: the code
asks `game.rulings` for the ruling by its name. A ruling that changes adds a field here, False in
all versions so far, and a version in which it is True.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Rulings:
    """What is ruled where the rulebook leaves it open; each field was ruled otherwise before.

    `gift_stands`: a card that pays or fines those who bet (Armand, Pecunia) leaves a horse's gift
    to its owner (Biscuit, Bosson) alone, which is another symbol (H).

    `one_trade`: each player buys from another at most once a purchase phase, in either step, of
    whatever kind (1.1.8).

    `may_keep_bought`: who buys a card that swaps (Cédric, Troy) from another player may swap it at
    once or keep it; one drawn from the deck is swapped (S).

    `card_passes_once`: a first player who goes out, wherever it happens, hands the card to the left
    at once, and it does not pass again at the end of that round. Before, it passed at once and
    again where that happened at the first bet, and only at the end where it happened later (3.3.4).

    `bankrupt_unplaced`: who could not repay a loan has no place, and nor has who had left before;
    they stood behind all others, with a place that a season paid for (5.1).
    """

    gift_stands: bool = False
    one_trade: bool = False
    may_keep_bought: bool = False
    card_passes_once: bool = False
    bankrupt_unplaced: bool = False


FIRST = Rulings()
SECOND = replace(
    FIRST, gift_stands=True, one_trade=True, may_keep_bought=True, card_passes_once=True
)
VERSIONS: Mapping[int, Rulings] = {1: FIRST, 2: SECOND, 3: replace(SECOND, bankrupt_unplaced=True)}
"""By the number that saves name."""

RULES = max(VERSIONS)
"""Counts up whenever the same answers would play differently than before."""
