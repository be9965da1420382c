"""The words of Unicorn Fever in Italian."""

from __future__ import annotations

from web.unicorn_fever.words.it.asking import ABOUT_TO, ANSWERS, QUESTIONS
from web.unicorn_fever.words.it.caller import CALLED
from web.unicorn_fever.words.it.cards import CONTRACTS, EFFECTS, JOINS, TOKENS
from web.unicorn_fever.words.it.glossary import GLOSSARY
from web.unicorn_fever.words.it.kinds import KINDS
from web.unicorn_fever.words.it.labels import LABELS
from web.unicorn_fever.words.it.log import HEADINGS, LOG, PHASES
from web.unicorn_fever.words.it.reasons import REASONS
from web.unicorn_fever.words.it.refusals import REFUSALS
from web.unicorn_fever.words.it.rules import EARLIER, RULES
from web.unicorn_fever.words.language import Tables
from web.words.it.grammar import GRAMMAR

__all__ = ["GRAMMAR", "KINDS", "LABELS", "TABLES"]

TABLES = Tables(
    grammar=GRAMMAR,
    kinds=KINDS,
    log=LOG,
    headings=HEADINGS,
    phases=PHASES,
    called=CALLED,
    questions=QUESTIONS,
    answers=ANSWERS,
    about_to=ABOUT_TO,
    effects=EFFECTS,
    joins=JOINS,
    contracts=CONTRACTS,
    tokens=TOKENS,
    reasons=REASONS,
    rules=RULES,
    glossary=GLOSSARY,
    earlier=EARLIER,
    refusals=REFUSALS,
)
