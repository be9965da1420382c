"""The words of The Really Nasty Horse Racing Game in French."""

from __future__ import annotations

from web.really_nasty.words.fr.glossary import GLOSSARY
from web.really_nasty.words.fr.kinds import KINDS
from web.really_nasty.words.fr.labels import LABELS
from web.really_nasty.words.fr.reasons import REASONS
from web.really_nasty.words.fr.refusals import REFUSALS
from web.really_nasty.words.fr.rules import EARLIER, RULES
from web.really_nasty.words.fr.tables import (
    ABOUT_TO,
    ANSWERS,
    CALLED,
    HEADINGS,
    LOG,
    PHASES,
    QUESTIONS,
)
from web.words.fr.grammar import GRAMMAR
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
