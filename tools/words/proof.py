"""Whether a translation can stand: the same facts, known kinds, every form; and what is missing."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from shutil import which

import polib

from tools.words import HOUSE, LINES, LOCALE, SEP, files, languages
from tools.words.reading import read
from tools.words.template import GAZETTE
from web.desk.screen import BOXES, SCREENS
from web.words import speaking
from web.words.formatter import ROWS, BadTemplate, Kind, Piece, Teller, fields, keyed, pieces
from web.words.kinds import Beside

FORMED = ("plural", "agree")
OWN = {"form", "place", "first", "last"}
"""Facts that any text may use, or leave: the form asked for, and those of the house's grammar."""


def teller(code: str, domain: str) -> Teller:
    """What says the facts of a domain in a language; the Gazette has those of a box, and scores."""
    boxes = {id.replace("-", "_"): box for id, box in BOXES.items()}
    if domain in boxes:
        SCREENS[boxes[domain].titles[0]]  # opens it
    speech = (boxes[domain].say if domain in boxes else speaking.say).speech(code)
    if domain in boxes or domain == GAZETTE:
        return Teller(speech.teller.grammar, Papers(speech.teller.kinds))
    return speech.teller


class Papers(Beside):
    """The kinds of a domain, and where it lacks them those that only a newspaper asks for."""

    def __init__(self, own: Mapping[str, Kind]) -> None:
        lacking = {name for name in ("score", "money", "horse") if name not in own}
        super().__init__(own, dict.fromkeys(lacking, lambda fact, _names: str(fact)))


def wrong(code: str, domain: str, locale: Path = LOCALE) -> Iterator[str]:
    """What is wrong with what a language says of a domain, a line each."""
    po = read(locale / code / f"{domain}.po")
    count = _plurals(po)
    said = teller(code, domain)
    for it in po:
        if it.translated() and not it.obsolete:
            for why in of_entry(it, said, count):
                yield f"{code}/{domain}: {it.msgctxt or 'a label'}: {why}: {it.msgstr}"


def of_entry(it: polib.POEntry, teller: Teller, plurals: int) -> Iterator[str]:
    """What is wrong with one translation beside its English."""
    has_ways = (it.msgctxt or "").rpartition(SEP)[2] in LINES
    ways = it.msgstr.split("\n") if has_ways else [it.msgstr]
    english = it.msgid.split("\n") if has_ways else [it.msgid]
    known = frozenset().union(*map(fields, english))
    for way in ways:
        try:
            teller.parts(way)
        except (BadTemplate, ValueError) as problem:
            yield f"it cannot be read ({problem})"
            continue
        own = fields(way)
        lost = frozenset() if has_ways else known - own - _only_agreed(it.msgid)
        if different := (own - known | lost) - OWN:
            yield f"it lacks or makes up {', '.join(sorted(different))}"
        for form in _choices(way):
            if form.kind in FORMED and len(form.forms) != plurals:
                yield f"{{{form.name}:{form.kind}}} wants {plurals} forms"
        if not has_ways:
            yield from _keys_wrong(it.msgid, way, own)
    if it.msgid.strip() and not it.msgstr:
        yield "nothing is said"


def _keys_wrong(english: str, way: str, own: frozenset[str]) -> Iterator[str]:
    """Values that a translation does not tell apart, or that there are none of."""
    known, told = _keys(english), _keys(way)
    chosen = {name for name, _ in known}
    for name, key in sorted(told - known):
        if name in chosen and name != "form":
            yield f"{{{name}:which}} has no value {key}: what stands before = is never translated"
    for name, key in sorted(known - told):
        if name in own and not _has_rest(way, name):
            yield f"{{{name}:which}} has no form for {key}"


def _only_agreed(english: str) -> frozenset[str]:
    """The facts by which English only chooses a form: another language may need none."""
    kinds: dict[str, set[str]] = {}
    for it in _choices(english):
        kinds.setdefault(it.name, set()).add(it.kind)
    return frozenset(name for name, its in kinds.items() if its == {"agree"})


def _plurals(po: polib.POFile) -> int:
    told = re.search(r"nplurals=(\d+)", po.metadata.get("Plural-Forms", ""))
    return int(told[1]) if told else 2


def _choices(template: str) -> Iterator[Piece]:
    """Every field of a template, those in forms of others, too."""
    for it in pieces(template):
        if isinstance(it, Piece):
            yield it
            if it.kind in ("each", "rows"):
                yield from _choices("|".join(it.forms))
            elif it.kind not in ROWS:
                for form in it.forms:
                    yield from _choices(keyed(form)[1] if it.kind == "which" else form)


def _keys(template: str) -> set[tuple[str, str]]:
    """The values that a template tells apart, by fact."""
    return {
        (it.name, keyed(form)[0])
        for it in _choices(template)
        if it.kind == "which"
        for form in it.forms
        if keyed(form)[0]
    }


def _has_rest(template: str, name: str) -> bool:
    """Whether every choice by a fact has a form for all other values, or there is none."""
    chosen = [it for it in _choices(template) if it.kind == "which" and it.name == name]
    return all(any(not keyed(form)[0] for form in it.forms) for it in chosen)


def lacking(code: str, locale: Path = LOCALE) -> dict[str, tuple[int, int, int]]:
    """By domain how many texts a language says, how many are fuzzy, how many it lacks."""
    found = {}
    for path in files(code, locale):
        its = [it for it in read(path) if not it.obsolete]
        fuzzy = sum(it.fuzzy for it in its)
        told = sum(it.translated() for it in its)
        found[path.stem] = (told, fuzzy, len(its) - told - fuzzy)
    return found


def is_whole(code: str, locale: Path = LOCALE) -> bool:
    """Whether a language says of itself that it lacks nothing: `X-Complete` in its house's head."""
    head = read(locale / code / f"{HOUSE}.po").metadata
    return head.get("X-Complete", "") == "yes"


def formally_wrong(locale: Path = LOCALE) -> Iterator[str]:
    """What gettext's own `msgfmt` says against any file."""
    program = which("msgfmt")
    if program is None:
        yield "msgfmt is missing: install gettext."
        return
    for code in languages(locale):
        for path in files(code, locale):
            done = subprocess.run(
                [program, "--check", "--output-file", "/dev/null", str(path)],
                capture_output=True,
                text=True,
            )
            yield from filter(None, done.stderr.splitlines())
