"""A made-up language for tests, "xx": English with every word turned round, names excepted.

It is a language like any other, a folder with a PO file for each domain, but in a folder that lies
elsewhere; nothing in the code knows of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path

import polib

from game.really_nasty.cards import RACES
from game.really_nasty.course import FENCES
from tools.words import ENGLISH, KEYED, LOCALE, compiled, template
from tools.words.template import Entry, entry_of
from web.desk.forms import COMPUTER_NAMES, FIRST_NAMES
from web.desk.screen import BOXES as SHELF
from web.horse_fever.words.horses import HORSES
from web.horse_fever.words.names import NAMES
from web.html import foreign
from web.unicorn_fever.words.names import NAMES as OF_THE_FAIR
from web.winners_circle.words.names import NAMES as CHAMPIONS
from web.words import languages, shelf, speaking
from web.words.formatter import Piece, keyed, pieces

CODE = "xx"
ITSELF = "Hsilgne"
"""What the language calls itself."""

WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
SITE = re.compile(
    "|".join(
        (
            *("Horseburg", "horseburg save 1", *languages.NAMES.values(), ITSELF),
            *(re.escape(box.name).replace("’", "['’]") for box in SHELF.values()),
        )
    )
)
"""What the site, its boxes, its saves and the languages are called in every language."""
PLACES = (
    *(race.name for race in RACES.values()),
    *(fence.name for fence in FENCES.values()),
)
"""Races and fences of a nasty meeting."""
WHOLE = re.compile("|".join((SITE.pattern, *map(re.escape, PLACES))))
KEPT = re.compile(f"{WHOLE.pattern}|{WORD.pattern}")
PROPER = re.compile(
    r"(?<!\w)(?:Guest \d+|{})(?!\w)".format("|".join(
        re.escape(name)
        for name in sorted(
            {*PLACES, *NAMES.values(), *CHAMPIONS.values(), *OF_THE_FAIR.values(),
             *(it.name for it in HORSES.values()), *(it.stable for it in HORSES.values()),
             *map(unescape, foreign.LANGUAGES), *FIRST_NAMES, *COMPUTER_NAMES},
            key=len, reverse=True,
        )
    ))
)  # fmt: skip

IDS = {
    **dict.fromkeys(("horse", "stable"), "colour"),
    **dict.fromkeys(("bet", "other"), "bet"),
    "kind": "ware",
    "lender": "lender",
    "horses": "list(colour)",
    "length": "length",
    "known": "list(length)",
    "judge": "which(first player=first player|bookmaker)",
}
"""How another language says the ids in a refusal, which the rules' English shows as they are."""

GRAMMAR = '''"""How the made-up language says places."""

def ordinal(place):
    end = "th" if 10 < place % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{end[::-1]}"
'''


def reversed_words(text: str) -> str:
    """A text with every word turned round, but for the names of the site, its boxes, a meeting."""
    return KEPT.sub(lambda it: it[0] if WHOLE.fullmatch(it[0]) else it[0][::-1], text)


def outside(text: str, change: Callable[[str], str] = reversed_words) -> str:
    """A text changed wherever no name stands."""
    kept = PROPER.findall(text)
    rest = PROPER.split(text)
    return "".join(change(it) + name for it, name in zip(rest, [*kept, ""], strict=True))


def turned(template: str) -> str:
    """A template of which every word is turned round, and no field."""
    said = [reversed_words(it) if isinstance(it, str) else _field(it) for it in pieces(template)]
    return "".join(said)


def _field(it: Piece) -> str:
    if it.kind in ("list", "row"):
        forms: tuple[str, ...] = it.forms
    elif it.kind == "which":
        pairs = [keyed(form) for form in it.forms]
        forms = tuple(f"{key}={turned(text)}" if key else turned(text) for key, text in pairs)
    else:
        forms = tuple(map(turned, it.forms))
    inner = f"({'|'.join(forms)})" if forms else ""
    return f"{{{it.name}{':' if it.kind else ''}{it.kind}{inner}}}"


def _with_ids(template: str) -> str:
    """An English refusal in which the ids are said as words."""
    for name, kind in IDS.items():
        template = template.replace(f"{{{name}}}", f"{{{name}:{kind}}}")
        template = template.replace(f"{{{name}:list}}", f"{{{name}:{kind}}}")
    return template


def said(it: Entry, domain: str) -> str:
    """An entry in the made-up language."""
    if it.context == "language / name":
        return ITSELF
    is_refusal = it.context in KEYED and domain == "horse_fever"
    return turned(_with_ids(it.english) if is_refusal else it.english)


def written(home: Path, say: Callable[[Entry, str], str] = said, code: str = CODE) -> Path:
    """A `locale/` in a folder of its own: English, and a language that `say` says."""
    locale = home / "locale"
    (locale / ENGLISH).mkdir(parents=True)
    for source in (LOCALE / ENGLISH).iterdir():
        (locale / ENGLISH / source.name).symlink_to(source)
    add(locale, say, code)
    return locale


def add(locale: Path, say: Callable[[Entry, str], str] = said, code: str = CODE) -> None:
    """Lay the folder of a language beside the others."""
    folder = locale / code
    folder.mkdir()
    for domain in template.parts():
        made = polib.POFile(wrapwidth=template.WIDTH)
        made.metadata = {**template.HEADER, "Plural-Forms": "nplurals=2; plural=(n != 1);"}
        for it in template.entries(domain):
            entry = entry_of(it)
            entry.msgstr = say(it, domain)
            made.append(entry)
        made.save(str(folder / f"{domain}.po"))
    (folder / "grammar.py").write_text(GRAMMAR)


@contextmanager
def learnt(locale: Path, code: str = CODE) -> Iterator[None]:
    """The page knows a language that lies in a folder of its own.

    What has been read stays read, so two languages in one run of the tests need two codes.
    """
    home = compiled.fresh(locale, locale.parent / "compiled")
    shelf.FOLDERS.append(str(home))
    languages.NAMES[code] = json.loads((home / compiled.INDEX).read_text())[code]
    languages.learn(code)
    try:
        yield
    finally:
        shelf.FOLDERS.remove(str(home))
        del languages.NAMES[code]
        languages.LEARNT.discard(code)


@contextmanager
def spoken(code: str = CODE) -> Iterator[None]:
    """The page speaks it."""
    before, speaking.LANGUAGE = speaking.LANGUAGE, code
    try:
        yield
    finally:
        speaking.LANGUAGE = before
