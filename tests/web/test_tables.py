"""The tables of a domain are found in its catalogue under their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from tests.web.english import speech
from web.words.formatter import Teller
from web.words.tables import Tables

WANTED = ("log", "questions", "answers", "about to", "reasons", "rules")


class Catalogue(NamedTuple):
    """A domain that has a table for each of these names."""

    names: tuple[str, ...]
    teller: Teller = speech().teller

    def table(self, name: str) -> Mapping[str, Any]:
        """One of them, or an empty one."""
        return {name: name} if name in self.names else {}


def tables(*names: str, **more: Any) -> Tables:
    return Tables.of(Catalogue(names), **more)  # type: ignore[arg-type]


def test_each_table_has_its_name_with_spaces_for_lines():
    made = tables(*WANTED, "phases")
    assert made.about_to == {"about to": "about to"} and made.phases == {"phases": "phases"}
    assert made.headings == {} and made.kinds is speech().teller.kinds


def test_a_table_that_is_missing_is_noticed_as_soon_as_the_language_is_read():
    with pytest.raises(TypeError, match="rules"):
        tables(*WANTED[:-1])


def test_a_table_that_is_handed_over_counts_before_one_of_that_name():
    assert tables(*WANTED, log={"off": "They are off."}).log == {"off": "They are off."}
