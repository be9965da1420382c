"""What a language has to offer for one title of the box: tables, and how its facts are said."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from web.words.formatter import Grammar, Kind


class Tables(NamedTuple):
    """The words of one title in one language.

    `kinds` say facts; `log` has a template for every kind of event, `headings` a heading for each
    part of a game. `refusals` goes from the English template of a refusal to one of this language;
    English needs none.
    """

    grammar: Grammar
    kinds: Mapping[str, Kind]
    log: Mapping[str, str]
    headings: Mapping[str, str]
    refusals: Mapping[str, str] = MappingProxyType({})
