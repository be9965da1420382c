"""Every title tells what of its rules is the house's own, and what a rule points to is there."""

from __future__ import annotations

import re
from pathlib import Path

import polib
import pytest

from game import TITLES
from tools.words import files, languages
from web.desk.screen import SCREENS, words_of
from web.words.texts import Rule

HEADING = "What is ours"
NUMBER = re.compile(r"\b[A-Z]\.\d+(?:\.\d+)*|(?<![\d.:,])\d\.\d(?:\.\d)?(?![\d.]*\d)")
"""A rule as another one names it: `R.2.1` or `3.3.4`."""
FILES = [path for code in languages() for path in files(code)]


def rules(title: str) -> dict[str, Rule]:
    """The rules of a title in English by their numbers."""
    return {rule.id: rule for rule in words_of(TITLES[title]).rules}


@pytest.mark.parametrize("title", SCREENS)
def test_one_chapter_tells_what_is_ours(title: str) -> None:
    (ours,) = [rule for rule in rules(title).values() if rule.heading == HEADING]
    assert re.search(r"\b(ours|our own|we ruled)\b", " ".join(ours.paragraphs), re.IGNORECASE)


def test_each_rule_that_a_rule_names_is_there() -> None:
    named = [
        (title, it.id, number)
        for title in SCREENS
        for it in rules(title).values()
        for number in NUMBER.findall(" ".join(it.paragraphs))
    ]
    assert named and [one for one in named if one[2] not in rules(one[0])] == []


@pytest.mark.parametrize("path", FILES, ids=[f"{it.parent.name}-{it.stem}" for it in FILES])
def test_a_translation_names_the_same_rules(path: Path) -> None:
    said = [it for it in polib.pofile(str(path)) if it.translated() and not it.obsolete]
    assert said
    for it in said:
        assert {*NUMBER.findall(it.msgid)} == {*NUMBER.findall(it.msgstr)}, it.msgstr
