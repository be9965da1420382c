"""The words of Unicorn Fever in English."""

from __future__ import annotations

from web.unicorn_fever import KINDS as BOX
from web.unicorn_fever.words.en import asking, caller, cards, glossary, log, reasons, rules
from web.unicorn_fever.words.language import Tables
from web.unicorn_fever.words.names import CLANS, NAMES
from web.words.en.grammar import GRAMMAR, alone

KINDS = {**BOX, "card": alone(NAMES.__getitem__), "clan": alone(CLANS.__getitem__)}

ENGLISH = Tables.of(GRAMMAR, KINDS, asking, caller, cards, glossary, log, reasons, rules)
