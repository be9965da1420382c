"""What a translator has said, kept when the English changes.

A text that has changed keeps its translation, marked fuzzy, with the English that it was made for;
one that is gone becomes obsolete, and comes back with the text.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

import polib

from tools.words import KEYED
from tools.words.template import HEADER, WIDTH, Entry, entry_of

ALIKE = 0.6
"""How much two texts have in common for one to be the other, changed."""

PLURAL = "nplurals=2; plural=(n != 1);"
"""What a new language is given, to be mended by whoever speaks it."""

Key = tuple[str, str]


def merged(old: polib.POFile, code: str, wanted: Iterable[Entry]) -> polib.POFile:
    """The file of a language with these texts, and in it whatever `old` says of them."""
    made = polib.POFile(wrapwidth=WIDTH)
    made.header = old.header
    given = {"Language": code, "Plural-Forms": PLURAL, **_told_by(old)}
    made.metadata = {**HEADER, **given}
    known = {_key(it): it for it in old if it.msgstr}
    texts = [*wanted]
    still = {(it.context, it.english) for it in texts}
    left = {key: it for key, it in known.items() if key not in still}
    for it in texts:
        made.append(_entry(it, known, left))
    for gone in left.values():
        gone.obsolete, gone.comment = True, ""
        made.append(gone)
    return made


def _told_by(old: polib.POFile) -> dict[str, str]:
    """What the head of a file says; one that was never edited says nobody and no date."""
    blank = {
        "PO-Revision-Date": "2026-11-27 12:00+0000",
        "Last-Translator": "Horseburg",
        "Language-Team": "Horseburg",
    }
    return {**blank, **old.metadata}


def _key(it: polib.POEntry) -> Key:
    return (it.msgctxt or "", it.msgid)


def _entry(
    it: Entry, known: dict[Key, polib.POEntry], left: dict[Key, polib.POEntry]
) -> polib.POEntry:
    made = entry_of(it)
    same = known.get((it.context, it.english))
    if same:
        made.msgstr, made.flags, made.tcomment = same.msgstr, same.flags, same.tcomment
        made.previous_msgid = same.previous_msgid
        return made
    close = _closest(it, left)
    if close:
        before = left.pop(close)
        made.msgstr, made.tcomment = before.msgstr, before.tcomment
        made.flags = ["fuzzy"]
        made.previous_msgid = before.previous_msgid or before.msgid
        made.previous_msgctxt = before.msgctxt
    return made


def _closest(it: Entry, left: dict[Key, polib.POEntry]) -> Key | None:
    """The old text that this one was: the one at its place in a table, else the most alike."""
    beside = [key for key in left if key[0] == it.context]
    if it.context and it.context not in KEYED:
        return beside[0] if beside else None
    english = {text: (context, text) for context, text in beside}
    found = get_close_matches(it.english, english, 1, ALIKE)
    return english[found[0]] if found else None
