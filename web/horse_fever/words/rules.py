"""The rules of each game in our own words; the parts follow the rulebook."""

from __future__ import annotations

from web.horse_fever.words.rule_text import DIE_JOKES
from web.horse_fever.words.rules_betting import BETTING, ODDS, PREPARATION
from web.horse_fever.words.rules_board import AUCTIONS, BOARD_PAYOFFS, FINAL_STAGE, PEOPLE
from web.horse_fever.words.rules_party import PARTY
from web.horse_fever.words.rules_purchase import BOARD_PREPARATION, PURCHASE
from web.horse_fever.words.rules_race import (
    ACTION_CARDS,
    END,
    HANDING_OVER,
    MONEY,
    PAYOFFS,
    RACE,
    REVEAL,
)
from web.words.house_rules import HOUSE
from web.words.texts import Rule

__all__ = ["DIE_JOKES", "Rule", "rule", "rules"]

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
    *HOUSE,
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
    *HOUSE,
)

_RULES = {
    "horse-fever/family": _FAMILY,
    "horse-fever/board": _BOARD,
    "horse-fever/party": (*PARTY, *HOUSE),
}


def rules(title_id: str) -> tuple[Rule, ...]:
    """All rules of a game in the order of its rulebook; KeyError if there is no such game."""
    return _RULES[title_id]


def rule(title_id: str, rule_id: str) -> Rule:
    """One rule by its number; KeyError if there is no such game or rule."""
    return {it.id: it for it in _RULES[title_id]}[rule_id]
