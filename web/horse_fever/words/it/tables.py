"""All tables of Horse Fever in Italian, title by title."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.it import (
    aloud,
    answers,
    caller,
    effects,
    glossary,
    headings,
    log,
    log_board,
    log_party,
    questions,
    reasons,
    refusals,
    rules_betting,
    rules_board,
    rules_earlier,
    rules_party,
    rules_purchase,
    rules_race,
    rules_reveal,
)
from web.horse_fever.words.it.kinds import KINDS
from web.horse_fever.words.language import BOARD, FAMILY, PARTY, Tables, by_title
from web.words.it.grammar import GRAMMAR

SHARED = (aloud, answers, effects, glossary, headings, reasons, refusals, rules_earlier)
RULES = (rules_betting, rules_board, rules_party, rules_purchase, rules_race, rules_reveal)

TABLES: Mapping[str, Tables] = by_title(
    GRAMMAR,
    KINDS,
    SHARED,
    {
        FAMILY: {"log": log.FAMILY, "questions": questions.FAMILY, "called": caller.CALLED},
        BOARD: {
            "log": {**log.FAMILY, **log_board.BOARD},
            "questions": {**questions.FAMILY, **questions.BOARD},
            "called": caller.CALLED,
        },
        PARTY: {
            "log": {**log.RACE, **log.BETS, **log_party.PARTY},
            "questions": questions.PARTY,
            "called": caller.PARTY,
        },
    },
    RULES,
)
