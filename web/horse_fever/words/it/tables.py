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
    rules,
    rules_earlier,
)
from web.horse_fever.words.it.kinds import KINDS
from web.horse_fever.words.language import Tables
from web.words.it.grammar import GRAMMAR

SHARED = (aloud, answers, effects, glossary, headings, reasons, refusals, rules_earlier)
"""What all titles of the box say alike."""


def _tables(
    title_id: str,
    log: Mapping[str, str],
    asked: Mapping[str, questions.Pair],
    called: Mapping[str, caller.Lines] = caller.CALLED,
) -> Tables:
    """The tables of one title: what it tells and asks, and what all of them say."""
    return Tables.of(
        GRAMMAR,
        KINDS,
        *SHARED,
        log=log,
        questions=asked,
        called=called,
        rules=rules.table(title_id),
    )


TABLES: Mapping[str, Tables] = {
    "horse-fever/family": _tables("horse-fever/family", log.FAMILY, questions.FAMILY),
    "horse-fever/board": _tables(
        "horse-fever/board",
        {**log.FAMILY, **log_board.BOARD},
        {**questions.FAMILY, **questions.BOARD},
    ),
    "horse-fever/party": _tables(
        "horse-fever/party",
        {**log.RACE, **log.BETS, **log_party.PARTY},
        questions.PARTY,
        caller.PARTY,
    ),
}
