"""What Horse Fever has to say in every language besides what every title says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from web.racing.effects import Table
from web.words import tables


@dataclass(frozen=True, kw_only=True)
class Tables(tables.Tables):
    """The words of one title of the box in one language.

    `taken_back` says what undo takes back, `unseen` what an answer does where cards lie face down,
    `keepers` how somebody has come by the book, `aloud` what everybody may hear of a question.
    `effects` are what the cards do, `cards` what else stands on one. `glossary` has a word, the
    ways to write it and what it means.
    """

    taken_back: Mapping[str, str]
    unseen: Mapping[str, str]
    keepers: Mapping[str, str]
    aloud: Mapping[str, str]
    effects: Table
    cards: Mapping[str, str]
