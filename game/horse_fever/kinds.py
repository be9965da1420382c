"""What Horse Fever and its party tell and ask: every kind of event, every question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from game.play import Purse
from game.racing.kinds import RaceFacts, RaceKind

OwnKind = Literal[
    "assistant paid",
    "auction",
    "auction bid",
    "auction bonus",
    "auction left",
    "auction unwanted",
    "bet laid",
    "bet lost",
    "bet passed",
    "bet torn",
    "book closed",
    "bookmaker",
    "bought",
    "broke",
    "cannot bet",
    "card cash",
    "card discarded",
    "card kept",
    "card placed",
    "card revealed",
    "cards cancelled",
    "cards dealt",
    "charity",
    "die rolled",
    "eliminated",
    "first player",
    "friend's gift",
    "game over",
    "gift",
    "guest in",
    "guest out",
    "horse cash",
    "horse lined up",
    "loan lost",
    "loan repaid",
    "loan taken",
    "neighbour collected",
    "neighbour paid",
    "new odds",
    "odds shifted",
    "offer",
    "offer refused",
    "party loan",
    "penalty",
    "point bought",
    "point sold",
    "purchase passed",
    "purse given",
    "purse taken",
    "round",
    "short",
    "show bet won",
    "slips opened",
    "stable bought",
    "stable prize",
    "stables placed",
    "start",
    "swap impossible",
    "swap passed",
    "swapped",
    "target",
    "team joined",
    "team led",
    "team left",
    "tie broken",
    "trade paid",
    "trade received",
    "win bet won",
]
"""What the box tells beside the race itself."""

Kind = RaceKind | OwnKind
"""mypy holds that nothing else is told."""

BET_WON: Mapping[str, Kind] = {"win": "win bet won", "show": "show bet won"}
"""What a bet that is paid is told as."""

KINDS: frozenset[str] = frozenset(get_args(RaceKind) + get_args(OwnKind))
"""The same for whoever reads events; tests hold that nothing else is compared with them."""

QUESTIONS = frozenset(
    {
        "action cards for player 1",
        "assistant cards for player 1",
        "assistant to keep",
        "book",
        "buy auction",
        "card to fix the race",
        "cards for player 1",
        "character",
        "characters",
        "collect",
        "first bet",
        "first bookmaker",
        "horse cards for player 1",
        "horse to fix",
        "horse to keep",
        "line-up",
        "movement card",
        "next race",
        "odds change",
        "offer",
        "photo finish",
        "purchase",
        "second bet",
        "sell auction",
        "sprint dice",
        "sprint die for the first player",
        "sprint die for the tie",
        "stables from 1:1 up to 1:1",
        "stake of the first bet",
        "stake of the second bet",
        "swap",
        "target cards for player 1",
        "target to keep",
        "whom the die fits",
    }
)
"""Every question, to a player or to chance; a number in it stands as 1."""


class OwnFacts(RaceFacts, total=False):
    """What its events say beside a purse."""

    after: int | Mapping[str, int]
    before: int | Mapping[str, int]
    bet: str
    bets: int
    boss: int
    broke: bool
    cards: tuple[str, ...]
    character: str
    colour: str
    count: int
    debt: int
    first: int
    gets: str
    gives: str
    leader: int
    loan: str
    loans: tuple[str, ...]
    members: tuple[int, ...]
    minimum: int
    odds: Mapping[str, int]
    other: int
    owed: int
    price: int
    returning: bool
    row: int
    stable: str
    stables: tuple[str, ...]
    stake: int
    target: str
    times: int
    total: int
    what: str


class Facts(OwnFacts, Purse, total=False):
    """What events say, each some of these: mypy holds that nothing else is told."""
