"""What a language has to offer for a title: tables of templates, and how its facts are said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import ModuleType
from typing import Any, Self

from web.words.formatter import Grammar, Kind


@dataclass(frozen=True, kw_only=True)
class Tables:
    """The words of a title in one language: templates by what they are about.

    `kinds` say facts. `log` has a sentence for every kind of event, `headings` a heading for each
    part of a game, `phases` what the page calls them. `questions` are a title and a line of help,
    `answers` say what an answer means, `about_to` what it does (`face down`: where nobody may see
    it). `reasons` are why a computer did something, `called` the ways to say each line of the
    caller. `rules` have a heading and paragraphs by number, `earlier` what else they say in a game
    begun under an earlier version, by version and rule (`1 H`). `glossary` has for each word: how
    it is headed, the ways to write it, what it means, its rule. `refusals` goes from the English
    template of a refusal to one here; English needs none. What only one box has to say, it adds.
    """

    grammar: Grammar
    kinds: Mapping[str, Kind]
    log: Mapping[str, str]
    questions: Mapping[str, tuple[str, str]]
    answers: Mapping[str, str]
    about_to: Mapping[str, str]
    reasons: Mapping[str, str]
    rules: Mapping[str, tuple[str, ...]]
    headings: Mapping[str, str] = field(default_factory=dict)
    phases: Mapping[str, str] = field(default_factory=dict)
    called: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    earlier: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    glossary: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    refusals: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(
        cls, grammar: Grammar, kinds: Mapping[str, Kind], *modules: ModuleType, **more: Any
    ) -> Self:
        """The tables that stand in these modules, each under its name in capitals, and `more`."""
        names = [each.name for each in fields(cls)]
        found = {
            name: vars(module)[name.upper()]
            for module in modules
            for name in names
            if name.upper() in vars(module)
        }
        return cls(**{**found, "grammar": grammar, "kinds": kinds, **more})
