"""What a language has to offer for Unicorn Fever: tables, and how its facts are said."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from web.racing.effects import Table
from web.words.formatter import Grammar, Kind


class Tables(NamedTuple):
    """The words of the title in one language: templates by what they are about.

    `log` has a sentence for every kind of event, `headings` a heading for each part of a race,
    `phases` what the page calls them; `called` the ways to say each line of the caller.
    `questions` are a title and a line of help, `answers` say what an answer means, `about_to` what
    it does, by its verb. `effects` are those of magic and of unicorns, `joins` what
    stands between two; `contracts` what each contract does, from the figures of its row, `tokens`
    what parts of an action token give.
    `reasons` are why a computer did something, `rules` a heading and paragraphs by number, with the
    words of `figures.py` where a figure stands; `earlier` what else they say in a
    game begun under an earlier version; `glossary` a word, the ways to write it, what it means, its
    rule. `refusals` goes from the English template of a refusal to one here; English
    needs none.
    """

    grammar: Grammar
    kinds: Mapping[str, Kind]
    log: Mapping[str, str]
    headings: Mapping[str, str]
    phases: Mapping[str, str]
    called: Mapping[str, tuple[str, ...]]
    questions: Mapping[str, tuple[str, str]]
    answers: Mapping[str, str]
    about_to: Mapping[str, str]
    effects: Table
    joins: Mapping[str, str]
    contracts: Mapping[str, str]
    tokens: Mapping[str, str]
    reasons: Mapping[str, str]
    rules: Mapping[str, tuple[str, ...]]
    glossary: Mapping[str, tuple[str, str, str, str]]
    earlier: Mapping[str, tuple[str, ...]]
    refusals: Mapping[str, str] = MappingProxyType({})
