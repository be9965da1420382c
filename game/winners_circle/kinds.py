"""What Winner's Circle tells and asks: every kind of event and every question there is."""

from __future__ import annotations

from typing import Literal, TypedDict, get_args

from game.play import Purse

Kind = Literal[
    "bet laid",
    "came last",
    "chip turned up",
    "first bettor",
    "fresh",
    "game over",
    "lined up",
    "moved",
    "off",
    "over the line",
    "pace",
    "pace bonus",
    "paid off",
    "penalty",
    "place",
    "put under",
    "race",
    "ranking",
    "rolled",
    "show",
    "win",
]
"""mypy holds that nothing else is told."""

KINDS: frozenset[str] = frozenset(get_args(Kind))
"""The same for whoever reads events; tests hold that nothing else is compared with them."""

QUESTIONS = frozenset(
    {
        "card for gate 1",
        "chip",
        "die",
        "horse",
        "who bets first",
    }
)
"""Every question, to a player or to chance; a number in it stands as 1."""


class OwnFacts(TypedDict, total=False):
    """What its events say beside a purse."""

    by: str
    card: str
    cards: tuple[str, ...]
    chip: int
    each: int
    end: int
    face: str
    gate: int
    horse: str
    horses: tuple[str, ...]
    number: int
    owed: int
    place: int
    spaces: int
    start: int


class Facts(OwnFacts, Purse, total=False):
    """What events say, each some of these: mypy holds that nothing else is told."""
