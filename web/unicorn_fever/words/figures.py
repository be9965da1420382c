"""The figures in the rules, from the rows and the constants that the rules of the box go by."""

from __future__ import annotations

from collections.abc import Mapping

from game.unicorn_fever.contracts import DECKS, RULES
from game.unicorn_fever.state import (
    BET_GLORY,
    GOLD_PER_GLORY,
    LOAN,
    LOAN_COST,
    OWNER_PRIZES,
    PLACE_PAYS,
    START_GOLD,
)
from game.unicorn_fever.tokens import PRINTED, STACKS

_PRICES = [-token.gold for token in STACKS["contract"].values()]

FIGURES: Mapping[str, int] = {
    "start_gold": START_GOLD,
    "win_glory": BET_GLORY["win"],
    "early_glory": BET_GLORY["early"],
    "late_glory": BET_GLORY["late"],
    "place_pays": PLACE_PAYS,
    "first_price": _PRICES[0],
    "next_price": _PRICES[1],
    "last_price": _PRICES[2],
    "token_gold": STACKS["gold"]["A"].gold,
    "printed_gold": PRINTED["gold"].gold,
    "first_prize": OWNER_PRIZES[1],
    "second_prize": OWNER_PRIZES[2],
    "third_prize": OWNER_PRIZES[3],
    "loan": LOAN,
    "loan_cost": LOAN_COST,
    "gold_per_glory": GOLD_PER_GLORY,
    "mended": len({*DECKS[1]} - {*DECKS[RULES]}),
}
"""By the word that a rule names them with."""
