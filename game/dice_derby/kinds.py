"""What Dice Derby tells and asks: every kind of event and every question there is."""

from __future__ import annotations

from typing import Literal, TypedDict, get_args

from game.play import Purse

Kind = Literal[
    "bet laid",
    "bet won",
    "bid",
    "dealt",
    "for first",
    "for second",
    "game over",
    "guest in",
    "guest out",
    "home",
    "jockey wins",
    "lets it go",
    "off",
    "out",
    "paid off",
    "pays in",
    "purse",
    "race",
    "ranking",
    "scratch fee",
    "scratched",
    "share",
    "sold",
    "stays",
    "stepped",
    "thrown",
    "unsold",
]
"""mypy holds that nothing else is told."""

KINDS: frozenset[str] = frozenset(get_args(Kind))
"""The same for whoever reads events; tests hold that nothing else is compared with them."""

QUESTIONS = frozenset({"another race", "bet", "bid", "cards", "dice", "throw"})
"""Every question, to a player or to chance."""


class OwnFacts(TypedDict, total=False):
    """What its events say beside a purse."""

    at: int
    box: int
    cards: int | tuple[tuple[str, ...], ...]
    chips: int
    dice: tuple[int, ...]
    each: int
    horse: int
    horses: tuple[int, ...]
    number: int
    of: int
    owed: int
    pays: int
    place: int
    returning: bool
    stake: int
    to: str


class Facts(OwnFacts, Purse, total=False):
    """What events say, each some of these: mypy holds that nothing else is told."""
