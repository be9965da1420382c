"""All tables of Horse Fever in French, title by title."""

from __future__ import annotations

from collections.abc import Mapping

from web.horse_fever.words.fr import caller, log, log_board, log_party, questions, rules
from web.horse_fever.words.fr.aloud import ALOUD
from web.horse_fever.words.fr.answers import ABOUT_TO, ANSWERS, KEEPERS, TAKEN_BACK, UNSEEN
from web.horse_fever.words.fr.effects import CARDS, EFFECTS
from web.horse_fever.words.fr.glossary import GLOSSARY
from web.horse_fever.words.fr.headings import HEADINGS
from web.horse_fever.words.fr.kinds import KINDS
from web.horse_fever.words.fr.reasons import REASONS
from web.horse_fever.words.fr.refusals import REFUSALS
from web.horse_fever.words.fr.rules_earlier import EARLIER
from web.horse_fever.words.language import Tables
from web.words.fr.grammar import GRAMMAR


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
