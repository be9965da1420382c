"""What The Really Nasty tells and asks: every kind of event, every question."""

from __future__ import annotations

from typing import Literal, TypedDict, get_args

from game.play import Purse

Kind = Literal[
    "bet laid",
    "bet lost",
    "bet won",
    "broke",
    "card back",
    "card played",
    "dealt",
    "deposit",
    "deposit back",
    "disqualified",
    "doubled",
    "driven",
    "entered",
    "false start",
    "fell",
    "hemmed in",
    "meeting",
    "meeting over",
    "moved",
    "no bet",
    "no winner",
    "off",
    "on a fence",
    "on the board",
    "over the line",
    "paid off",
    "photo upheld",
    "prize",
    "prize unclaimed",
    "race",
    "race order",
    "race over",
    "remounted",
    "rolled",
    "runs riderless",
    "silks",
    "slipped",
    "slips opened",
    "stewards",
    "turn lost",
    "wandered",
    "wandered off",
    "withdrawn",
]
"""mypy holds that nothing else is told."""

KINDS: frozenset[str] = frozenset(get_args(Kind))
"""The same for whoever reads events; tests hold that nothing else is compared with them."""

QUESTIONS = frozenset(
    {
        "after a fall",
        "before the roll",
        "bet",
        "cards for player 1",
        "die",
        "double",
        "entries",
        "hemmed in",
        "lane cards",
        "move",
        "order of the races",
        "silks",
        "stake",
        "stewards",
        "stewards’ die",
        "wander",
    }
)
"""Every question, to a player or to chance; a number in it stands as 1."""


class OwnFacts(TypedDict, total=False):
    """What its events say beside a purse."""

    card: str
    count: int
    end: int
    face: int
    fence: str
    grade: int
    horse: int
    horses: tuple[int | None, ...]
    lane: int
    lanes: int
    left: int
    number: int
    odds: int
    place: int
    placed: tuple[int, ...]
    players: int
    prizes: tuple[int, ...]
    race: str
    races: tuple[str, ...]
    section: str
    silk: str
    stake: int
    stakes: tuple[int, ...]
    start: int
    upheld: bool
    way: str


class Facts(OwnFacts, Purse, total=False):
    """What events say, each some of these: mypy holds that nothing else is told."""
