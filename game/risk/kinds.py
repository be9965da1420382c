"""What Risk tells and asks: every kind of event and every question there is."""

from __future__ import annotations

from typing import Literal, get_args

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
