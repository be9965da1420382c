"""What The Really Nasty tells and asks: every kind of event, every question."""

from __future__ import annotations

from typing import Literal, get_args

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
