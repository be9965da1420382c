"""What a language has to offer for the box: tables, and how its facts are said."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from web.words.formatter import Grammar, Kind


class Tables(NamedTuple):
    """The words of the title in one language: templates by what they are about.

    `kinds` say facts. `log` has a sentence for every kind of event, `questions` a title and a line
    of help, `answers` say what an answer means, `about_to` what it does, `reasons` why a computer
    did it. `rules` have a heading and paragraphs by number, `refusals` go from the English template
    of a refusal to one here; English needs none.
    """

    grammar: Grammar
    kinds: Mapping[str, Kind]
    log: Mapping[str, str]
    questions: Mapping[str, tuple[str, str]]
    answers: Mapping[str, str]
    about_to: Mapping[str, str]
    reasons: Mapping[str, str]
    rules: Mapping[str, tuple[str, ...]]
    refusals: Mapping[str, str] = MappingProxyType({})
