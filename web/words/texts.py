"""What a rule, a word of the glossary and a question look like, in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from game.play import Ask
from web.words.speaking import say


class Rule(NamedTuple):
    """One rule: the number that questions, refusals and events point to, a heading, the text.

    `earlier` is what else it says in a game that goes on by an earlier version of the rules.
    """

    id: str
    heading: str
    paragraphs: tuple[str, ...]
    earlier: Mapping[int, tuple[str, ...]] = MappingProxyType({})

    def under(self, version: int) -> Rule:
        """The rule as it is told in a game of this version."""
        return self._replace(paragraphs=(*self.paragraphs, *self.earlier.get(version, ())))


class Term(NamedTuple):
    """A word of the course: its id, how it is headed, how it is written, what it means, its rule.

    `forms` are all ways to write it, in small letters.
    """

    id: str
    word: str
    forms: tuple[str, ...]
    text: str
    rule: str


class Question(NamedTuple):
    """What is asked: a short title, and one sentence on what to do."""

    title: str
    help: str


Asked = Callable[[Ask, Sequence[str], Any], Question]
"""Puts a question to a player into words, from the names by seat and the view."""


def race(number: int) -> str:
    """The heading of a race, as most games of the house count."""
    return say("Race {number}", number=number) if number else say("Before the races")


def after_race(races: int, _chapter: int) -> str:
    """Where a "what if" table leaves its game."""
    return say("after race {races}", races=races) if races else say("from before the first race")
