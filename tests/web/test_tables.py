"""The tables of a language are found in its modules under their names."""

from __future__ import annotations

from types import ModuleType

import pytest

from web.words.en.grammar import GRAMMAR, KINDS
from web.words.tables import Tables

WANTED = ("log", "questions", "answers", "about_to", "reasons", "rules")


def module(*names: str) -> ModuleType:
    """A module of words with a table for each of these names."""
    made = ModuleType("words")
    for name in names:
        setattr(made, name.upper(), {name: name})
    return made


def test_each_table_stands_under_its_name_in_capitals_whatever_module_it_is_in():
    made = Tables.of(
        GRAMMAR, KINDS, module(*WANTED[:3], "_about_to"), module(*WANTED[3:], "phases")
    )
    assert all(getattr(made, name) == {name: name} for name in (*WANTED, "phases"))
    assert made.headings == {} and made.kinds is KINDS


def test_a_table_that_is_missing_is_noticed_as_soon_as_the_language_is_read():
    with pytest.raises(TypeError, match="rules"):
        Tables.of(GRAMMAR, KINDS, module(*WANTED[:-1]))


def test_a_table_that_is_handed_over_counts_before_one_of_that_name():
    made = Tables.of(GRAMMAR, KINDS, module(*WANTED), log={"off": "They are off."})
    assert made.log == {"off": "They are off."}
