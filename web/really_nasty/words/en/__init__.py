"""The words of the box in English."""

from __future__ import annotations

from game.really_nasty.cards import RACES
from game.really_nasty.course import FENCES
from web.really_nasty import KINDS
from web.really_nasty.words.en.glossary import GLOSSARY
from web.really_nasty.words.en.reasons import REASONS
from web.really_nasty.words.en.rules import EARLIER, RULES
from web.really_nasty.words.en.tables import (
    ABOUT_TO,
    ANSWERS,
    CALLED,
    HEADINGS,
    LOG,
    PHASES,
    QUESTIONS,
)
from web.really_nasty.words.names import SECTION_NAMES
from web.words.en.grammar import GRAMMAR, alone, named
from web.words.tables import Tables

ENGLISH = Tables(
    grammar=GRAMMAR,
    kinds={
        **KINDS,
        "race": alone(lambda id: RACES[id].name),
        "fence": alone(lambda id: FENCES[id].name),
        "section": alone(SECTION_NAMES.__getitem__),
        "at": lambda seat, names: "" if seat is None else f" at {named(seat, names)}’s horse",
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
    earlier=EARLIER,
    glossary=GLOSSARY,
)
