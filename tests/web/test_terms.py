"""English has one word for one thing: `docs/terms/en.md` holds for all texts but three voices."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import pytest

from tests.syntax import ROOT
from tools.words import languages, template
from web.words.formatter import Piece, keyed, pieces

TERMS = ROOT / "docs" / "terms"
ALL_BOXES = "All boxes"
VOICES = ("called", "gazette", "told", "adverts")
"""Tables in which somebody speaks who has words of his own."""
LINE = re.compile(r"- \*\*(?P<term>[^*]+)\*\*: (?P<text>.+)")


class Term(NamedTuple):
    """A line of the list: the term, the words not to be used for it, the texts that may."""

    section: str
    term: str
    wrong: Sequence[str]
    may: Sequence[str]


class Text(NamedTuple):
    """An English text, and whatever of it is no field."""

    domain: str
    context: str
    english: str
    plain: str


def terms() -> Iterator[Term]:
    """All lines of the list."""
    section = ""
    for line in (TERMS / "en.md").read_text(encoding="utf-8").splitlines():
        section = line.removeprefix("## ") if line.startswith("## ") else section
        if line.startswith("- "):
            it = LINE.fullmatch(line)
            assert it, line
            told, _, may = it["text"].partition(" but in ")
            quoted = re.compile(r"`([^`]+)`")
            yield Term(section, it["term"], quoted.findall(told), quoted.findall(may))


def plain(template: str) -> str:
    """The words of a template, in itself and in its forms."""
    said = []
    for it in pieces(template):
        said += [plain(keyed(form)[1]) for form in it.forms] if isinstance(it, Piece) else [it]
    return " ".join(said)


@cache
def texts() -> list[Text]:
    """Every text that is held to the list."""
    return [
        Text(domain, it.context, it.english, plain(it.english))
        for domain in template.parts()
        if domain != template.GAZETTE
        for it in template.entries(domain)
        if not it.context.startswith(VOICES)
    ]


LIST = [*terms()]


def domain(section: str) -> str:
    """The box of a section, by the words that its name begins with."""
    name = re.sub(r"[^a-z ]", "", section.lower()).replace(" ", "_")
    (found,) = [it for it in template.parts() if name.removeprefix("the_").startswith(it)]
    return found


def of(term: Term) -> list[Text]:
    """The texts that a term stands for."""
    if term.section == ALL_BOXES:
        return texts()
    return [text for text in texts() if text.domain == domain(term.section)]


def has(word: str, text: str) -> bool:
    """Whether a word, or several in a row, stand in a text."""
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text, re.IGNORECASE) is not None


@pytest.mark.parametrize("term", LIST, ids=[f"{it.section}-{it.term}" for it in LIST])
def test_no_other_word_stands_for_it(term: Term) -> None:
    wrong = [
        f"{text.domain}, {text.context}: “{word}” in “{text.english}”; say “{term.term}”"
        for text in of(term)
        for word in term.wrong
        if has(word, text.plain) and text.english not in term.may
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("term", LIST, ids=[f"{it.section}-{it.term}" for it in LIST])
def test_each_term_is_used(term: Term) -> None:
    """A word that no text says any more tells nobody anything."""
    stem = term.term.removesuffix("y") if len(term.term) > 4 else term.term
    assert any(stem.lower() in text.plain.lower() for text in of(term))


@pytest.mark.parametrize("code", languages())
def test_what_translators_look_up_is_a_term_that_holds(code: str) -> None:
    """The English on the left of their lists is none of the words that are not to be used."""
    never: Mapping[str, str] = {
        word: it.term for it in LIST if it.section == ALL_BOXES for word in it.wrong
    }
    lines = (TERMS / f"{code}.md").read_text(encoding="utf-8").splitlines()
    asked = [line[2:].partition(" → ")[0] for line in lines if " → " in line]
    words = {word.partition(" (")[0].strip() for left in asked for word in left.split(",")}
    assert asked and words & {*never} == set()
