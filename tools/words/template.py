"""Everything that is to be put into another language, from where the English stands.

The tables stand in `locale/en/`, refusals in `game/`, labels in `web/`, what is said before Python
is up in `index.html` and the scripts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import polib

from tools.words import ENGLISH, HOUSE, LOCALE, ROOT, TEMPLATES, WAKING, notes, text_of
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
QUOTED = re.compile(r'"([^"\n]+)"')
MOST = 3
"""So many places are enough to see where a text of a table is said."""


class Entry(NamedTuple):
    """A text to be said: its context ("" for a label), its English, its note, where it stands."""

    context: str
    english: str
    note: str
    places: tuple[str, ...]


def parts() -> list[str]:
    """The domains: the house, every box, every room that says anything."""
    return [HOUSE, *FOLDERS, GAZETTE, *(room for room in INSIDE if room not in FOLDERS)]


def entries(domain: str, root: Path = ROOT) -> Iterator[Entry]:
    """All texts of a domain: tables in the order of the English catalogue, then labels."""
    english = root / LOCALE.name / ENGLISH / f"{domain}.po"
    if english.exists():
        yield from _tables(english, domain, root)
    keyed = dict.fromkeys(WAKING, "") if domain == HOUSE else {}
    for table in keyed:
        for text, places in texts(table, root).items():
            yield _entry(table, table, text, places)
    if domain in FOLDERS:
        for text, places in of_box(domain, FOLDERS, root).items():
            yield _entry("refusals", "refusals", text, places)
    said = labels("" if domain == HOUSE else domain) if domain != GAZETTE else {}
    if domain == HOUSE:
        said = {**said, **{k: v for k, v in of_box("", FOLDERS, root).items() if k not in said}}
    for text, places in said.items():
        yield _entry("", "", text, places)


def _tables(english: Path, domain: str, root: Path) -> Iterator[Entry]:
    said = literals(domain, root)
    for it in read(english):
        text = text_of(it.msgctxt, it.msgid)
        places = said.get(text.key, [])[:MOST] or [f"locale/{ENGLISH}/{domain}.po"]
        yield _entry(text.context, text.table, it.msgstr, places, text.key)


def literals(domain: str, root: Path) -> dict[str, list[str]]:
    """Where the code of a domain writes a word in quotes: there a table is asked for it."""
    found: dict[str, list[str]] = {}
    for folder in (f"game/{domain}", f"web/{domain}", f"web/rooms/{domain}", "game/racing"):
        for path in sorted((root / folder).rglob("*.py")):
            for word in dict.fromkeys(QUOTED.findall(path.read_text(encoding="utf-8"))):
                found.setdefault(word, []).append(path.relative_to(root).as_posix())
    return found


def _entry(context: str, table: str, english: str, places: list[str], key: str = "") -> Entry:
    note = notes.note_of(table, english, key)
    return Entry(context, english, note, tuple(dict.fromkeys(places)))


def written(domain: str, texts: list[Entry]) -> polib.POFile:
    """The template of a domain, of these texts."""
    made = polib.POFile(wrapwidth=WIDTH)
    made.metadata = HEADER
    made.header = f"Horseburg: {domain}. Made by `make words`; do not edit it."
    for it in texts:
        made.append(entry_of(it))
    return made


def entry_of(it: Entry) -> polib.POEntry:
    """An entry without a translation."""
    return polib.POEntry(
        msgctxt=it.context or None,
        msgid=it.english,
        comment=it.note,
        occurrences=[(place, "") for place in it.places],
    )


def path_of(domain: str, root: Path = ROOT) -> Path:
    """Where the template of a domain lies."""
    return root / LOCALE.name / TEMPLATES / f"{domain}.pot"
