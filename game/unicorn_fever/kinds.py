"""What Unicorn Fever tells and asks: every kind of event and every question there is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from game.play import Purse
from game.racing.kinds import RaceFacts, RaceKind

OwnKind = Literal[
    "bet laid",
    "bet lost",
    "bet returned",
    "bet won",
    "card discarded",
    "card revealed",
    "cards cancelled",
    "clans",
    "contract glory",
    "contract pays",
    "contract signed",
    "contract speaks",
    "contracts discarded",
    "contracts revealed",
    "deck shuffled",
    "dice rerolled",
    "enraged",
    "first player",
    "game over",
    "glory tax",
    "gold action",
    "gold for glory",
    "loan",
    "loans repaid",
    "loans unpaid",
    "looked",
    "magic drawn",
    "magic dropped",
    "magic played",
    "magic reshuffled",
    "new odds",
    "odds set",
    "odds shifted",
    "owner",
    "owner prize",
    "purse",
    "round",
    "scouted",
    "start",
    "tailwind",
    "token removed",
    "token reserved",
    "token taken",
    "toll",
    "toll paid",
]
"""What the box tells beside the race itself."""

Kind = RaceKind | OwnKind
"""mypy holds that nothing else is told."""

KINDS: frozenset[str] = frozenset(get_args(RaceKind) + get_args(OwnKind))
"""The same for whoever reads events; tests hold that nothing else is compared with them."""

QUESTIONS = frozenset(
    {
        "action",
        "bet",
        "bet and magic",
        "bet token to reserve",
        "card for the unicorn to discard",
        "card to drop",
        "clans",
        "contracts in order",
        "dice",
        "first player",
        "magic",
        "magic for player 1",
        "movement card",
        "movement card on top",
        "negative card to discard",
        "new contracts",
        "photo finish",
        "positive card to discard",
        "sprint dice",
        "sprint die for the early token",
        "sprint die for the win token",
        "stake",
        "top movement cards",
        "unicorn for the tailwind",
        "unicorn to push down",
        "unicorns from x1 down to x1",
        "unicorns to swap",
    }
)
"""Every question, to a player or to chance; a number in it stands as 1."""


class OwnFacts(RaceFacts, total=False):
    """What its events say beside a purse."""

    after: int | Mapping[str, int]
    before: int | Mapping[str, int]
    bet: str
    cards: tuple[str, ...]
    clans: tuple[str, ...]
    contracts: tuple[str, ...]
    count: int
    due: int
    each: int
    held: int
    letter: str
    loans: int
    odds: Mapping[str, int]
    of: int
    on_it: int
    stack: str
    stake: int
    to: int
    unicorns: tuple[str, ...]


class Facts(OwnFacts, Purse, total=False):
    """What events say, each some of these: mypy holds that nothing else is told."""
