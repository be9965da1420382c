"""The words of Unicorn Fever in English."""

from __future__ import annotations

from web.unicorn_fever import KINDS
from web.unicorn_fever.words.en.asking import ABOUT_TO, ANSWERS, QUESTIONS
from web.unicorn_fever.words.en.caller import CALLED
from web.unicorn_fever.words.en.cards import CONTRACTS, EFFECTS, JOINS, TOKENS
from web.unicorn_fever.words.en.glossary import GLOSSARY
from web.unicorn_fever.words.en.log import HEADINGS, LOG, PHASES
from web.unicorn_fever.words.en.reasons import REASONS
from web.unicorn_fever.words.en.rules import EARLIER, RULES
from web.unicorn_fever.words.language import Tables
from web.unicorn_fever.words.names import CLANS, NAMES
from web.words.en.grammar import GRAMMAR, alone

ENGLISH = Tables(
    grammar=GRAMMAR,
    kinds={**KINDS, "card": alone(NAMES.__getitem__), "clan": alone(CLANS.__getitem__)},
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
)
