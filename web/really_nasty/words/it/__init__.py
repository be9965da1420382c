"""The words of The Really Nasty Horse Racing Game in Italian."""

from __future__ import annotations

from web.really_nasty.words.it.glossary import GLOSSARY
from web.really_nasty.words.it.kinds import KINDS
from web.really_nasty.words.it.labels import LABELS
from web.really_nasty.words.it.reasons import REASONS
from web.really_nasty.words.it.refusals import REFUSALS
from web.really_nasty.words.it.rules import EARLIER, RULES
from web.really_nasty.words.it.tables import (
    ABOUT_TO,
    ANSWERS,
    CALLED,
    HEADINGS,
    LOG,
    PHASES,
    QUESTIONS,
)
from web.words.it.grammar import GRAMMAR
from web.words.tables import Tables

__all__ = ["GRAMMAR", "KINDS", "LABELS", "TABLES"]

TABLES = Tables(
    grammar=GRAMMAR,
    kinds=KINDS,
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
    refusals=REFUSALS,
)
