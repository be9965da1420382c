"""PO files become what the page reads: one JSON a language and domain, and the grammar beside it.

The tree reads them in `.cache/words`, the build puts them into the page. What a language has not
said yet, or what is marked fuzzy, is left out, and the page says it in English.
"""

from __future__ import annotations

import gettext
import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools import words
from tools.words import ENGLISH, HOUSE, KEYED, LINES, LOCALE, ROOT, WAKING, Text, text_of
from tools.words.reading import read

HERE = ROOT / ".cache" / "words"
INDEX = "index.json"
COUNTED = 200
"""How far the forms of a count are worked out: a rule goes by hundreds at most."""

Table = dict[str, Any]


def fresh(locale: Path = LOCALE, home: Path = HERE) -> Path:
    """Compile what has changed since the last time; the folder with all of it."""
    codes = [ENGLISH, *words.languages(locale)]
    for code in codes:
        for source in words.files(code, locale):
            english = locale / ENGLISH / source.name
            if _is_older(home / code / f"{source.stem}.json", source, english, Path(__file__)):
                write(source, code, home / code, locale)
                (home / INDEX).unlink(missing_ok=True)
        grammar = locale / code / "grammar.py"
        if grammar.exists() and _is_older(home / code / grammar.name, grammar):
            _put(home / code / grammar.name, grammar.read_text(encoding="utf-8"))
    for gone in {path.name for path in home.iterdir() if path.is_dir()} - {*codes}:
        shutil.rmtree(home / gone)
    if not (home / INDEX).exists() or [*json.loads((home / INDEX).read_bytes())] != codes:
        _put(home / INDEX, _json({code: _name(code, locale) for code in codes}))
    return home


def write(source: Path, code: str, home: Path, locale: Path = LOCALE) -> None:
    """Compile one PO file; what a box has for a room stands in a file of its own."""
    tables = compiled(source, code, locale)
    found: dict[str, dict[str, Table]] = {source.stem: {}}
    for name, table in tables.items():
        room, _, rest = name.partition(" ")
        if room in ROOMS and source.stem not in ROOMS:
            found.setdefault(f"{source.stem}.{room}", {})[rest or room] = table
        else:
            found[source.stem][name] = table
    for name, its in found.items():
        texts = its if code == ENGLISH else _without_keys(its, name, home)
        _put(home / f"{name}.json", _json(texts))


def _without_keys(tables: dict[str, Table], name: str, home: Path) -> dict[str, object]:
    """Tables that English has, too, as their texts alone, in its order: the page knows the keys."""
    english = home.parent / ENGLISH / f"{name}.json"
    known = json.loads(english.read_text(encoding="utf-8")) if english.exists() else {}
    return {
        table: [its.get(key) for key in known[table]] if table in known else its
        for table, its in tables.items()
    }


ROOMS = ("gazette",)
"""Rooms for which a box has tables of its own: their names begin with that of the room."""


def compiled(source: Path, code: str, locale: Path = LOCALE) -> dict[str, Table]:
    """The tables of one PO file: texts by key, a list where an entry has several."""
    po = read(source)
    english = locale / ENGLISH / source.name
    if code == ENGLISH:
        said = {(text_of(it.msgctxt, it.msgid)): it.msgstr for it in po}
    else:
        told = {(it.msgctxt, it.msgid): it.msgstr for it in po if it.translated()}
        said = {}
        for it in read(english) if english.exists() else ():
            text = text_of(it.msgctxt, it.msgid)
            said[text] = told.get((text.context, it.msgstr), "")
    tables = _tables(said)
    if code != ENGLISH:
        tables |= {
            name: {key: text for (context, key), text in told.items() if context == name}
            for name in KEYED
            if name not in WAKING
        }
        tables["labels"] = {key: text for (context, key), text in told.items() if context is None}
    if source.stem == HOUSE:
        tables["plural"] = {"": forms(po.metadata.get("Plural-Forms", ""))}
    return {name: table for name, table in tables.items() if table}


def _tables(said: Mapping[Text, str]) -> dict[str, Table]:
    """The texts in their tables; an entry of which any part is missing is left out."""
    whole: dict[tuple[str, str], dict[str, Any]] = {}
    for text, its in said.items():
        parts = whole.setdefault((text.table, text.key), {})
        parts[text.part] = its.split("\n") if its and text.part in LINES else its
    tables: dict[str, Table] = {}
    for (table, key), parts in whole.items():
        if all(parts.values()):
            entry = [*parts.values()]
            is_one = len(entry) == 1 and parts.keys() & {"", *LINES}
            tables.setdefault(table, {})[key] = entry[0] if is_one else entry
    return tables


def forms(header: str) -> str:
    """Which form each count takes, a digit for each from 0 on, by a PO file's Plural-Forms."""
    _, _, rule = header.partition("plural=")
    choose = gettext.c2py(rule.rstrip("; \n") or "n != 1")
    told = "".join(str(int(choose(count))) for count in range(COUNTED))
    last = len(told.rstrip(told[-1]))
    return told[: last + 1]


def waking(table: str, locale: Path = LOCALE) -> dict[str, dict[str, str]]:
    """What is said before Python is up, or without it, by language and by its English."""
    return {
        code: {
            it.msgid: it.msgstr
            for it in read(locale / code / f"{HOUSE}.po")
            if it.msgctxt == table and it.translated()
        }
        for code in words.languages(locale)
        if (locale / code / f"{HOUSE}.po").exists()
    }


def _name(code: str, locale: Path) -> str:
    """How a language calls itself; its code where it does not say."""
    house = locale / code / f"{HOUSE}.po"
    tables = compiled(house, code, locale) if house.exists() else {}
    return str(tables.get("language", {}).get("name", code))


def _json(of: object) -> str:
    return json.dumps(of, ensure_ascii=False, separators=(",", ":"))


def _is_older(target: Path, *sources: Path) -> bool:
    """Whether a file is not there, or one of those it is made of has changed since."""
    if not target.exists():
        return True
    made = target.stat().st_mtime_ns
    return any(it.exists() and it.stat().st_mtime_ns > made for it in sources)


def _put(target: Path, text: str) -> None:
    """Write a file whole or not at all: several tests may do so at once."""
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    beside.write_text(text, encoding="utf-8")
    beside.replace(target)
