"""What Risk tells and asks: every kind of event and every question there is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from game.play import Purse

Kind = Literal[
    "battle",
    "card",
    "cards shuffled",
    "cards taken",
    "claimed",
    "conquered",
    "continent",
    "continent lost",
    "dealt",
    "eliminated",
    "first",
    "fortified",
    "game over",
    "income",
    "missions dealt",
    "mission done",
    "moved in",
    "neutral placed",
    "pictured",
    "placed",
    "rolled for first",
    "round",
    "traded",
    "turn",
]
"""mypy holds that nothing else is told."""

KINDS: frozenset[str] = frozenset(get_args(Kind))
"""The same for whoever reads events; tests hold that nothing else is compared with them."""

QUESTIONS = frozenset(
    {
        "attack",
        "battle",
        "card",
        "claim",
        "defend",
        "die",
        "fortify",
        "mission",
        "missions",
        "move in",
        "neutral",
        "pictured",
        "place",
        "territories",
        "trade",
        "where",
    }
)
"""Every question, to a player or to chance."""


class Facts(Purse, total=False):
    """What events say, each some of these: mypy holds that nothing else is told."""

    armies: int
    attack: tuple[int, ...]
    beaten: int
    bonus: int
    by: int
    cards: tuple[str, ...]
    continent: str
    continents: tuple[str, ...]
    count: int
    defence: tuple[int, ...]
    die: int
    goal: str
    lost: int
    mission: str
    number: int
    owner: int
    owners: Mapping[str, int]
    round: int
    start: str
    territories: int
    territory: str
