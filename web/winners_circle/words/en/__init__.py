"""The words of Winner's Circle in English."""

from __future__ import annotations

from web.winners_circle import KINDS
from web.winners_circle.words.en.glossary import GLOSSARY
from web.winners_circle.words.en.reasons import REASONS
from web.winners_circle.words.en.rules import RULES
from web.winners_circle.words.en.tables import (
    ABOUT_TO,
    ANSWERS,
    CALLED,
    HEADINGS,
    LOG,
    PHASES,
    QUESTIONS,
)
from web.winners_circle.words.names import NAMES
from web.words.en.grammar import GRAMMAR, alone
from web.words.tables import Tables

ENGLISH = Tables(
    grammar=GRAMMAR,
    kinds={
        **KINDS,
        "card": alone(NAMES.__getitem__),
        "laid": alone(lambda chip: "a chip face down" if chip is None else f"a chip of {chip}"),
    },
    log=LOG,
    headings=HEADINGS,
    phases=PHASES,
    questions=QUESTIONS,
    answers=ANSWERS,
    about_to=ABOUT_TO,
    reasons=REASONS,
    called=CALLED,
    rules=RULES,
    glossary=GLOSSARY,
)
