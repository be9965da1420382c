"""Everything that is to be put into another language, from where the English stands.

The tables stand in `locale/en/`, refusals in `game/`, labels in `web/`, what is said before Python
is up in `index.html` and the scripts.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import polib

from tools.words import ENGLISH, HOUSE, LOCALE, ROOT, WAKING, notes, text_of
from tools.words.labels import FOLDERS, INSIDE, labels
from tools.words.reading import read
from tools.words.refusals import of_box
from tools.words.waking import texts

WIDTH = 98
HEADER = {
    "Project-Id-Version": "Horseburg",
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=UTF-8",
    "Content-Transfer-Encoding": "8bit",
}
GAZETTE = "gazette"


class Entry(NamedTuple):
    """A text to be said: its context ("" for a label), its English, its note."""

    context: str
    english: str
    note: str


def parts() -> list[str]:
    """The domains: the house, every box, every room that says anything."""
    return [HOUSE, *FOLDERS, GAZETTE, *(room for room in INSIDE if room not in FOLDERS)]


def entries(domain: str, root: Path = ROOT) -> Iterator[Entry]:
    """All texts of a domain: tables in the order of the English catalogue, then labels."""
    english = root / LOCALE.name / ENGLISH / f"{domain}.po"
    if english.exists():
        yield from _tables(english)
    for table in WAKING if domain == HOUSE else ():
        for text in texts(table, root):
            yield _entry(table, table, text)
    if domain in FOLDERS:
        for text in of_box(domain, FOLDERS, root):
            yield _entry("refusals", "refusals", text)
    said = labels("" if domain == HOUSE else domain) if domain != GAZETTE else []
    if domain == HOUSE:
        said = [*said, *of_box("", FOLDERS, root)]
    for text in dict.fromkeys(said):
        yield _entry("", "", text)


def _tables(english: Path) -> Iterator[Entry]:
    for it in read(english):
        text = text_of(it.msgctxt, it.msgid)
        yield _entry(text.context, text.table, it.msgstr, text.key)


def _entry(context: str, table: str, english: str, key: str = "") -> Entry:
    return Entry(context, english, notes.note_of(table, english, key))


def entry_of(it: Entry) -> polib.POEntry:
    """An entry without a translation."""
    return polib.POEntry(msgctxt=it.context or None, msgid=it.english, comment=it.note)
