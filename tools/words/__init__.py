"""The words of the page as PO files: found, made anew from the code, merged, proved, compiled.

`locale/en/<domain>.po` holds the English of all tables, each text under its table and its key. That
and the labels in the code are what a translator says in `locale/<code>/<domain>.po`. A domain is
the house, a box or a room.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent
LOCALE = ROOT / "locale"
ENGLISH = "en"
HOUSE = "house"

SEP = " / "
"""Between table, key and part in the context of a text."""

KEYED = ("refusals", "shell", "scripts", "manifest")
"""Tables that go from the English text to another one; English itself needs none."""

WAKING = ("shell", "scripts", "manifest")
"""What is said before Python is up, or without it: the build puts it into the page."""

LINES = ("ways", "headlines", "reports")
"""Parts of which each line is another way to say a thing, as many as a language likes."""


class Text(NamedTuple):
    """Where a text belongs: its table, the key in it, and the part of that, "" where it is whole.

    A label has no table, and its English is its key.
    """

    table: str
    key: str
    part: str = ""

    @property
    def context(self) -> str:
        """`questions / first bet / title`; "" for a label."""
        if self.table in KEYED:
            return self.table
        return SEP.join(filter(None, self)) if self.table else ""


def languages(locale: Path = LOCALE) -> list[str]:
    """The codes of all languages but English: the folders that are there."""
    found = sorted(path.name for path in locale.iterdir() if path.is_dir())
    return [code for code in found if code != ENGLISH]


def text_of(table: str, key: str) -> Text:
    """The text of an entry of the English catalogue: its key may end with the part."""
    head, sep, part = key.rpartition(SEP)
    return Text(table, head, part) if sep else Text(table, key)


def files(code: str, locale: Path = LOCALE) -> Iterator[Path]:
    """The PO files of a language."""
    yield from sorted((locale / code).glob("*.po"))
