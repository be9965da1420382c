"""All tables of Horse Fever in Italian, title by title."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.it import caller, log, log_board, log_party, questions, rules
from web.horse_fever.words.it.aloud import ALOUD
from web.horse_fever.words.it.answers import ABOUT_TO, ANSWERS, KEEPERS, TAKEN_BACK, UNSEEN
from web.horse_fever.words.it.effects import CARDS, EFFECTS
from web.horse_fever.words.it.glossary import GLOSSARY
from web.horse_fever.words.it.headings import HEADINGS
from web.horse_fever.words.it.kinds import KINDS
from web.horse_fever.words.it.reasons import REASONS
from web.horse_fever.words.it.refusals import REFUSALS
from web.horse_fever.words.it.rules_earlier import EARLIER
from web.horse_fever.words.language import Tables
from web.words.it.grammar import GRAMMAR


def _tables(
    title_id: str,
    log: Mapping[str, str],
    asked: Mapping[str, questions.Pair],
    called: Mapping[str, caller.Lines] = caller.CALLED,
) -> Tables:
    """The tables of one title: what it tells and asks, and what all titles say alike."""
    return Tables(
        grammar=GRAMMAR,
        kinds=KINDS,
        log=log,
        headings=HEADINGS,
        questions=asked,
        answers=ANSWERS,
        taken_back=TAKEN_BACK,
        about_to=ABOUT_TO,
        unseen=UNSEEN,
        keepers=KEEPERS,
        aloud=ALOUD,
        reasons=REASONS,
        called=called,
        effects=EFFECTS,
        cards=CARDS,
        rules=rules.table(title_id),
        earlier=EARLIER,
        glossary=GLOSSARY,
        refusals=REFUSALS,
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
