"""A PO file is read as strictly as it can lose something.

`polib` mends what it cannot read: a forgotten quotation mark costs a letter, and nobody is told.
"""

from __future__ import annotations

import re
from pathlib import Path

import polib

TEXT = r'"(?:\\.|[^"\\])*"'
LINE = re.compile(rf"(?:#.*|(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) {TEXT}|{TEXT})?")


class BadFile(SystemExit):
    """A file that cannot be read: which, in which line, and why, in one sentence."""


def read(path: Path) -> polib.POFile:
    """A PO file; BadFile where a line is none of one, or a text is said twice."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        said = line.strip().removeprefix("#~ ")
        if not LINE.fullmatch(said):
            raise BadFile(
                f"horseburg: {path}:{number} cannot be read, and nothing was changed. A quotation "
                f"mark is missing, or one within the text lacks its backslash: {said[:60]}"
            )
    po = polib.pofile(str(path))
    seen: set[tuple[str, str]] = set()
    for it in po:
        key = (it.msgctxt or "", it.msgid)
        if key in seen and not it.obsolete:
            raise BadFile(f"horseburg: {path} says the same text twice: {it.msgid[:60]}")
        seen.add(key)
    return po
