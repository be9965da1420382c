"""What a language has to offer for one title of the box: tables, and how its facts are said."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from web.words.formatter import Grammar, Kind


class Tables(NamedTuple):
    """The words of one title in one language: templates by what they are about.

    `kinds` say facts. `log` has a sentence for every kind of event, `headings` a heading for each
    part of a game. `questions` are a title and a line of help for everything that is asked;
    `answers` say what an answer means, `taken_back` what undo takes back, `about_to` what an answer
    does (`unseen`: where cards lie face down), `keepers` how somebody has come by the book,
    `aloud` what everybody may hear of a question. `reasons` are why a computer did something,
    `called` the ways to say each line of the race caller. `effects` are what the cards do, `cards`
    what else stands on one. `rules` have a heading and paragraphs by number, `earlier` what each
    says besides in a game of an earlier version (`1 H`), `glossary` a word, the ways to write it
    and what it means. `refusals` goes from the English template of a refusal to
    one here; English needs none.
    """

    grammar: Grammar
    kinds: Mapping[str, Kind]
    log: Mapping[str, str]
    headings: Mapping[str, str]
    questions: Mapping[str, tuple[str, str]]
    answers: Mapping[str, str]
    taken_back: Mapping[str, str]
    about_to: Mapping[str, str]
    unseen: Mapping[str, str]
    keepers: Mapping[str, str]
    aloud: Mapping[str, str]
    reasons: Mapping[str, str]
    called: Mapping[str, tuple[str, ...]]
    effects: Mapping[str, tuple[str, str, str]]
    cards: Mapping[str, str]
    rules: Mapping[str, tuple[str, ...]]
    earlier: Mapping[str, tuple[str, ...]]
    glossary: Mapping[str, tuple[str, str, str]]
    refusals: Mapping[str, str] = MappingProxyType({})
