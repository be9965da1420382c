"""Every language beside English says everything, of the same facts; and its signs stand right."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.web.made_up import OF_THE_KERNEL, WITH_ONE_TABLE, refusals
from tools.labels import FOLDERS, INSIDE, labels
from tools.sheets import WEB, home
from web.horse_fever.words.en.tables import ENGLISH as BY_TITLE
from web.words import languages
from web.words.formatter import Piece, Teller, fields, pieces

ROOT = Path(__file__).resolve().parent.parent.parent
CODES = tuple(code for code in languages.NAMES if code != "en")
TABLES: Mapping[str, Mapping[str, Any]] = {
    **{box: {"": import_module(f"web.{box}.words.en").ENGLISH} for box in WITH_ONE_TABLE},
    "horse_fever": BY_TITLE,
}
"""The English tables of each box, by title where there are several."""

LOOSE = ("glossary", "called", "patter")
"""Tables in which a language may have other ways to say a thing, more or fewer of them."""

NARROW = "\N{NARROW NO-BREAK SPACE}"
SIGNS: Mapping[str, Mapping[str, str]] = {
    "fr": {
        "no narrow space before it": rf"[^{NARROW}\s?!:][;!?]",
        "no narrow space before the colon": rf"[^{NARROW}\d\s]:(\s|$)",
        "no narrow space inside": rf"«[^{NARROW}]|[^{NARROW}]»",
        "another space than the narrow one": r"[ \xa0][;:!?»]",
    },
    "it": {"a space before it": r"\s[;:!?](\s|$)"},
}
"""What never stands in a language, and how it is found."""


@pytest.fixture(autouse=True, scope="module")
def learnt() -> Iterator[None]:
    """All languages are here."""
    before = set(languages.LEARNT)
    languages.LEARNT.update(CODES)
    yield
    languages.LEARNT.clear()
    languages.LEARNT.update(before)


def of(code: str, box: str = "") -> Any:
    """The words of the house, or of a box."""
    inside = home(box).relative_to(WEB.parent).parts if box else ("web",)
    return languages.words(".".join((*inside, "words")), code)


def texts(entry: Any) -> Iterator[str]:
    """Every text of a table's entry."""
    if isinstance(entry, str):
        yield entry
    else:
        for one in entry:
            yield from texts(one)


def signs(code: str, said: str) -> Iterator[str]:
    """What is wrong with the signs of a template, in itself and in its forms."""
    said = said.replace("Boss!!!", "Boss")  # what a card is called
    plain = "".join(it if isinstance(it, str) else "\0" for it in pieces(said))
    forms = [form for it in pieces(said) if isinstance(it, Piece) for form in it.forms]
    for text in (plain, *forms):
        if "'" in text or "..." in text:
            yield f"typewriter signs: {text}"
        for why, wrong in SIGNS.get(code, {}).items():
            if re.search(wrong, text):
                yield f"{why}: {text}"


COUNTED = {
    "en": "seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen "
    "nineteen twenty",
    "fr": "sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf "
    "vingt",
    "it": "sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette "
    "diciotto diciannove venti",
}
"""From seven on; smaller ones are other words as well, or stand in turns of speech."""


def numbers(code: str, text: str) -> set[int]:
    """The numbers of a text, in figures or in words."""
    words = COUNTED[code].split()
    plain = re.sub(r"\{[^}]*\}", " ", text.replace("Otto von", "").lower())
    plain = re.sub(r"(?<=\d)[\u202f\xa0.,](?=\d{3}\b)", "", plain)
    told = {int(it) for it in re.findall(r"(?<![\w.,])\d+(?!\w)", plain)}
    told |= {7 + words.index(it) for it in re.findall(r"[\w-]+", plain) if it in words}
    return {it for it in told if it > 6}


def compared(code: str, teller: Teller, english: str, said: str) -> Iterator[str]:
    """What is wrong with one template beside the English one."""
    teller.parts(said)
    if fields(english) != fields(said):
        yield f"{fields(english) ^ fields(said)} in {said!r}"
    if english.strip() and not said.strip():
        yield f"nothing for {english!r}"
    if code in COUNTED and numbers("en", english) != numbers(code, said):
        yield f"{numbers('en', english)} are {numbers(code, said)} in {said!r}"
    yield from signs(code, said)


def table_wrong(code: str, teller: Teller, name: str, english: Any, said: Any) -> Iterator[str]:
    """What is wrong with one table."""
    if english.keys() != said.keys():
        yield f"{name}: {sorted(map(str, english.keys() ^ said.keys()))}"
        return
    for key, entry in english.items():
        own = said[key]
        if name in LOOSE:
            known = frozenset().union(*map(fields, texts(entry)))
            for text in texts(own):
                teller.parts(text)
                if more := fields(text) - known:
                    yield f"{name} {key}: {more} are no facts of it"
                yield from signs(code, text)
            continue
        pair = list(texts(entry)), list(texts(own))
        if len(pair[0]) != len(pair[1]):
            yield f"{name} {key}: {len(pair[1])} texts for {len(pair[0])}"
            continue
        for one, other in zip(*pair, strict=True):
            yield from (f"{name} {key}: {it}" for it in compared(code, teller, one, other))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("box", ["", *INSIDE])
def test_every_label_is_said_of_the_same_facts(code: str, box: str) -> None:
    words, wanted = of(code, box), labels(box) | (OF_THE_KERNEL if not box else frozenset())
    teller = Teller(words.GRAMMAR, words.KINDS)
    assert sorted(wanted - words.LABELS.keys()) == [], "labels without words"
    assert sorted(words.LABELS.keys() - wanted) == [], "words for labels that are gone"
    wrong = [
        f"{text!r}: {it}"
        for text in sorted(wanted)
        for it in compared(code, teller, text, words.LABELS[text])
    ]
    assert wrong == []


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("box", FOLDERS)
def test_every_table_is_said_of_the_same_facts(code: str, box: str) -> None:
    words = of(code, box)
    said: Mapping[str, Any] = {"": words.TABLES} if box in WITH_ONE_TABLE else words.TABLES
    wrong: list[str] = []
    for title, english in TABLES[box].items():
        own = said[title]
        assert english.kinds.keys() <= own.kinds.keys()
        teller = Teller(own.grammar, own.kinds)
        for name, table in vars(english).items():
            if isinstance(table, Mapping) and name not in ("kinds", "refusals"):
                wrong += table_wrong(code, teller, name, table, getattr(own, name))
        wanted = refusals(f"game.{box}")
        wrong += [f"no refusal for {text!r}" for text in wanted.keys() - own.refusals.keys()]
        for text in wanted.keys() & own.refusals.keys():
            wrong += compared(code, teller, text, own.refusals[text])
    assert wrong == []


class Said(HTMLParser):
    """The texts of the page before Python is up."""

    def __init__(self) -> None:
        super().__init__()
        self.inside: list[str] = []
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("br", "meta", "link", "progress"):
            self.inside.append(tag)
        told = dict(attrs).get("aria-label")
        self.found += [told] if told else []

    def handle_endtag(self, tag: str) -> None:
        if tag in self.inside:
            del self.inside[self.inside.index(tag) :]

    def handle_data(self, data: str) -> None:
        skipped = {"script", "style", "noscript", "title", "mpy-config"}
        text = " ".join(data.split())
        if text and "body" in self.inside and not skipped & set(self.inside):
            self.found.append(text)


@pytest.mark.parametrize("code", CODES)
def test_what_is_said_before_python_is_up_is_said_in_it(code: str) -> None:
    waking = import_module(f"web.words.{code}.waking")
    shell = Said()
    shell.feed((ROOT / "index.html").read_text(encoding="utf-8"))
    lacking = [text for text in shell.found if text not in waking.SHELL and text != "Horseburg"]
    assert lacking == []
    scripts = "\n".join(
        re.sub(r'" \+\s*"', "", path.read_text(encoding="utf-8"))
        for path in sorted((ROOT / "web" / "static").rglob("*.js"))
    )
    called = set(re.findall(r'\b(?:told|say|offer|said|button)\(\s*"([A-Z][^"]+)"', scripts))
    called -= {"hello", "bye", "picture"}
    known = waking.SHELL.keys() | waking.SCRIPTS.keys()
    assert sorted(called - known) == []
    assert [text for text in waking.SCRIPTS if text not in scripts] == []
    told = json.loads((ROOT / "web" / "static" / "manifest.webmanifest").read_text())
    shown = {told["description"], *(it["name"] for it in told["shortcuts"])}
    assert waking.MANIFEST.keys() == shown
    assert [it for text in known for it in signs(code, (waking.SHELL | waking.SCRIPTS)[text])] == []


def test_a_browser_gets_the_first_of_its_wishes_that_is_spoken() -> None:
    assert languages.wished(["pt-BR", "fr-CA", "en"]) == "fr"
    assert languages.wished(["en-GB", "fr"]) == "en"
    assert languages.wished(["pt"]) == "en" == languages.wished([])
