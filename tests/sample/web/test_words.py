"""The box says everything in every language that the house says whole, of the same facts."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

from tools.new_box.sample import LOCALE
from tools.new_box.sample import web as its
from tools.words import ENGLISH, languages, proof, text_of
from tools.words.labels import said_in

CODES = languages(LOCALE)


def wanted() -> set[tuple[str, str]]:
    """Every text of the box with its context: the tables in English, and the labels in the code."""
    english = polib.pofile(str(LOCALE / ENGLISH / "a_coin.po"))
    tables = {(text_of(it.msgctxt, it.msgid).context, it.msgstr) for it in english}
    return tables | {("", label) for label in said_in(Path(its.__path__[0]))}


def test_it_speaks_every_language_that_is_whole() -> None:
    assert {code for code in languages() if proof.is_whole(code)} <= {*CODES}


@pytest.mark.parametrize("code", CODES)
def test_everything_is_said_of_the_same_facts(code: str) -> None:
    po = polib.pofile(str(LOCALE / code / "a_coin.po"))
    said = its.say.speech(code).teller
    own = {(it.msgctxt or "", it.msgid) for it in po if it.translated()}
    assert {text for text in own if text[0] != "refusals"} == wanted()
    assert [why for it in po for why in proof.of_entry(it, said, 2)] == []
