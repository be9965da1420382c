"""The box says everything in every language, of the same facts."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tools.labels import said_in
from tools.new_box.sample import web as its
from tools.new_box.sample.web.words.en import ENGLISH
from web.words.formatter import fields
from web.words.languages import NAMES

CODES = [code for code in NAMES if code != "en"]
TABLES = ("log", "questions", "answers", "about_to", "reasons", "rules")


def texts(entry: Any) -> Iterator[str]:
    """Every text of an entry."""
    yield from (entry,) if isinstance(entry, str) else entry


@pytest.mark.parametrize("code", CODES)
def test_every_table_is_said_of_the_same_facts(code: str) -> None:
    own = import_module(f"tools.new_box.sample.web.words.{code}").TABLES
    for name in TABLES:
        english, said = getattr(ENGLISH, name), getattr(own, name)
        assert english.keys() == said.keys(), name
        for key in english:
            pairs = zip(texts(english[key]), texts(said[key]), strict=True)
            assert all(fields(one) == fields(other) for one, other in pairs), (name, key)


@pytest.mark.parametrize("code", CODES)
def test_every_label_is_said(code: str) -> None:
    own = import_module(f"tools.new_box.sample.web.words.{code}").LABELS
    wanted = said_in(Path(its.__path__[0]))
    assert own.keys() == wanted and len(wanted) > 9
    assert all(fields(label) == fields(own[label]) for label in wanted)
