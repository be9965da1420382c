"""The rulings that have changed: what differs between the versions of the rules, and nothing else.

A save names its version, and its game goes on by that. No other file asks for a version: the code
asks `game.rulings` for the ruling by its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rulings:
    """What is ruled where rulebook and facts leave it open; each was ruled otherwise before.

    `stop_is_kept`: an attack that is to stop with so many left keeps them out of the fight. Before,
    they were rolled for like all others, so that fewer could be left (R.11).

    `trades_no_more`: after an elimination sets are traded until four cards or fewer are left, and
    then no more. Before, one more set could be traded (R.16).

    `mission_first`: a mission that an elimination fulfils ends the game at once, before sets are
    traded (R.20).

    `asks_all_with_three`: whoever holds three cards or more is asked about sets, so that the
    question tells nobody that there is one (R.7).
    """

    stop_is_kept: bool
    trades_no_more: bool
    mission_first: bool
    asks_all_with_three: bool


VERSIONS: Mapping[int, Rulings] = {
    1: Rulings(
        stop_is_kept=False, trades_no_more=False, mission_first=False, asks_all_with_three=False
    ),
    2: Rulings(
        stop_is_kept=True, trades_no_more=True, mission_first=True, asks_all_with_three=True
    ),
}
"""By the number that saves name."""

RULES = max(VERSIONS)
"""Counts up whenever the same answers would play differently than before."""
