"""The rules of each game in our own Italian words; the parts follow the rulebook."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.it.rules_betting import BETTING, ODDS, PREPARATION
from web.horse_fever.words.it.rules_board import AUCTIONS, BOARD_PAYOFFS, FINAL_STAGE, PEOPLE
from web.horse_fever.words.it.rules_party import PARTY
from web.horse_fever.words.it.rules_purchase import BOARD_PREPARATION, PURCHASE
from web.horse_fever.words.it.rules_race import (
    ACTION_CARDS,
    END,
    HANDING_OVER,
    MONEY,
    PAYOFFS,
    RACE,
)
from web.horse_fever.words.it.rules_reveal import REVEAL
from web.words.texts import Rule

_FAMILY = (
    *PREPARATION,
    *BETTING,
    *REVEAL,
    *RACE,
    PAYOFFS,
    *MONEY,
    HANDING_OVER,
    END,
    ACTION_CARDS,
)

_BOARD = (
    *BOARD_PREPARATION,
    ODDS,
    *PURCHASE,
    *BETTING,
    *REVEAL,
    *RACE,
    BOARD_PAYOFFS,
    *MONEY,
    *AUCTIONS,
    *FINAL_STAGE,
    *PEOPLE,
    ACTION_CARDS,
)

RULES: Mapping[str, tuple[Rule, ...]] = {
    "horse-fever/family": _FAMILY,
    "horse-fever/board": _BOARD,
    "horse-fever/party": PARTY,
}
"""All rules of each game in the order of its rulebook."""


def table(title_id: str) -> dict[str, tuple[str, ...]]:
    """The rules of a game as every language has them: heading and paragraphs by number."""
    return {it.id: (it.heading, *it.paragraphs) for it in RULES[title_id]}
