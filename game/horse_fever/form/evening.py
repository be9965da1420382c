"""The account of a party: every bet there is fair, so there is only luck to tell of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.horse_fever.lanes import HORSES
from game.horse_fever.payoffs import PAYING_PLACES
from game.play import Event

WON = {"win bet won": "win", "show bet won": "show"}


class Fortune(NamedTuple):
    """A guest's bets: how many, the Danari staked, how many were won, how many could be hoped for.

    `gain` is what they brought, stakes taken off: all of it luck.
    """

    seat: int
    bets: int
    staked: int
    won: int
    hoped: float
    gain: int


def chance(kind: str) -> float:
    """The chance of any bet of this kind: six equal lanes, of which one wins and three show."""
    return PAYING_PLACES[kind] / len(HORSES)


def fortunes(events: Iterable[Event]) -> list[Fortune]:
    """The fortunes of all who have bet, the luckiest first."""
    found: dict[int, Fortune] = {}
    for event in events:
        facts = event.facts
        if event.kind != "bet lost" and event.kind not in WON:
            continue
        old = found.get(facts["seat"]) or Fortune(facts["seat"], 0, 0, 0, 0.0, 0)
        kind = WON.get(event.kind) or facts["bet"]
        found[old.seat] = Fortune(
            old.seat,
            old.bets + 1,
            old.staked + facts["stake"],
            old.won + (event.kind in WON),
            old.hoped + chance(kind),
            old.gain + facts.get("money", 0) - facts["stake"],
        )
    return sorted(found.values(), key=lambda one: (-one.gain, one.seat))
