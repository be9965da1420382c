"""What a language has to offer for a title: tables of templates, and how its facts are said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Self

from web.words.formatter import Grammar, Kind
from web.words.speaking import Speech


@dataclass(frozen=True, kw_only=True)
class Tables:
    """The words of a title in one language: templates by what they are about.

    `kinds` say facts. `log` has a sentence for every kind of event, `headings` a heading for each
    part of a game, `phases` what the page calls them. `questions` are a title and a line of help,
    `answers` say what an answer means, `about_to` what it does (`face down`: where nobody may see
    it). `reasons` are why a computer did something, `called` the ways to say each line of the
    caller. `rules` have a heading and paragraphs by number, `earlier` what else they say in a game
    begun under an earlier version, by version and rule (`1 H`). `glossary` has for each word: how
    it is headed, the ways to write it, what it means. `refusals` goes from the English
    template of a refusal to one here; English needs none. What only one box has to say, it adds.
    """

    grammar: Grammar
    kinds: Mapping[str, Kind]
    log: Mapping[str, str]
    questions: Mapping[str, Sequence[str]]
    answers: Mapping[str, str]
    about_to: Mapping[str, str]
    reasons: Mapping[str, str]
    rules: Mapping[str, Sequence[str]]
    headings: Mapping[str, str] = field(default_factory=dict)
    phases: Mapping[str, str] = field(default_factory=dict)
    called: Mapping[str, Sequence[str]] = field(default_factory=dict)
    earlier: Mapping[str, Sequence[str]] = field(default_factory=dict)
    glossary: Mapping[str, Sequence[str]] = field(default_factory=dict)
    refusals: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, speech: Speech, **more: Any) -> Self:
        """The tables that a domain has in one language, each by its name, and `more`.

        A name is written in words there, `about to`. A table that the domain must have and lacks
        is a TypeError.
        """
        found = {
            each.name: table
            for each in fields(cls)
            if (table := speech.table(each.name.replace("_", " ")))
        }
        teller = speech.teller
        return cls(**{**found, "grammar": teller.grammar, "kinds": teller.kinds, **more})
