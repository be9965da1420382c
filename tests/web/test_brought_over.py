"""French and Italian came over from Python into PO files without losing a sentence.

`brought_over.json` has the check sum of every text that the page said in them before: of every
label, of every entry of every table, of every rule with its figures in it, of every story.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from tests.web.english import speech
from tools.staging import speaking_in
from tools.words import compiled
from tools.words.labels import FOLDERS, INSIDE
from web.horse_fever.words.by_title import LANGUAGES
from web.rooms.gazette.merged import every_page
from web.words import languages

KEPT = json.loads(Path(__file__).with_name("brought_over.json").read_text(encoding="utf-8"))


def strings(entry: Any) -> Iterator[str]:
    """Every text of an entry, however deep."""
    if isinstance(entry, str):
        yield entry
    else:
        for one in entry.values() if isinstance(entry, dict) else entry:
            yield from strings(one)


def voices(box: str) -> list[Any]:
    """Each title of a box in the language of the page."""
    speech(box)
    if box == "horse_fever":
        return [*LANGUAGES.now().values()]
    return [import_module(f"web.{box}.words").voice()]


def said(code: str) -> Iterator[str]:
    """All that the page says in a language."""
    for domain in ("house", *INSIDE):
        yield from languages.labels(code, domain).values()
    for table in ("shell", "scripts", "manifest"):
        yield from compiled.waking(table)[code].values()
    for box in FOLDERS:
        for voice in voices(box):
            for rule in voice.words.rules:
                yield from (rule.id, rule.heading, *rule.paragraphs)
                yield from strings([*map(list, rule.earlier.values())])
            for term in voice.words.glossary.values():
                yield from (term.word, *term.forms, term.text, term.rule)
            for name, table in vars(voice.tables).items():
                if name not in ("grammar", "kinds"):
                    yield from strings(table)
        for offer in import_module(f"web.{box}.gazette.offers").OFFERS.values():
            yield from strings([*offer.words()])
    yield from strings([every_page("page"), every_page("adverts")])


@pytest.mark.parametrize("code", KEPT)
def test_not_a_sentence_was_lost(code: str) -> None:
    with speaking_in(code):
        now = {f"{crc32(text.encode()):08x}" for text in said(code)}
    before = set(KEPT[code].split())
    assert len(before) > 4000
    assert before - now == set()
