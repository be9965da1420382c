"""What a language has to offer for this box: tables, and how its facts are said."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from web.words.formatter import Grammar, Kind


class Tables(NamedTuple):
    """The words of the title in one language: templates by what they are about.

    `kinds` say facts. `log` has a sentence for every kind of event, `headings` a heading for each
    part of a race, `phases` what the page calls them. `questions` are a title and a line of help,
    `answers` say what an answer means, `about_to` what it does. `reasons` are why a computer did
    something, `called` the ways to say each line of the caller, `rules` a heading and paragraphs by
    number; `earlier` what else they say in a game begun under an earlier version, by version and
    rule. `glossary` has for each word: how it is headed, the ways to write it, what it means, its
    rule. `refusals` goes from the English template of a refusal to one here; English needs none.
    """

    grammar: Grammar
    kinds: Mapping[str, Kind]
    log: Mapping[str, str]
    headings: Mapping[str, str]
    phases: Mapping[str, str]
    questions: Mapping[str, tuple[str, str]]
    answers: Mapping[str, str]
    about_to: Mapping[str, str]
    reasons: Mapping[str, str]
    called: Mapping[str, tuple[str, ...]]
    rules: Mapping[str, tuple[str, ...]]
    glossary: Mapping[str, tuple[str, str, str, str]]
    earlier: Mapping[str, tuple[str, ...]]
    refusals: Mapping[str, str] = MappingProxyType({})
