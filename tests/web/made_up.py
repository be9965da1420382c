"""A made-up language for tests, "xx": English with every word turned round, names excepted."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any, TypeVar

from game.really_nasty.cards import RACES
from game.really_nasty.course import FENCES
from game.table.undo import ONE_MISSING, SOME_MISSING
from tests.game.test_refusals import FOUND
from tests.syntax import Module, modules
from tools.labels import FOLDERS
from web.desk.screen import BOXES as SHELF
from web.horse_fever.words.en.tables import ENGLISH
from web.horse_fever.words.horses import HORSES
from web.horse_fever.words.language import Tables as Fever
from web.horse_fever.words.names import NAMES
from web.unicorn_fever.words.names import NAMES as OF_THE_FAIR
from web.winners_circle.words.names import NAMES as CHAMPIONS
from web.words import languages
from web.words.en.grammar import named
from web.words.formatter import Grammar, Kind, Piece, Teller, keyed, pieces
from web.words.plain import listed
from web.words.speaking import Speech
from web.words.tables import Tables

T = TypeVar("T", bound=Tables)

WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
SITE = re.compile(
    "|".join(
        (
            *("Horseburg", "horseburg save 1", *languages.NAMES.values()),
            *(re.escape(box.name).replace("’", "['’]") for box in SHELF.values()),
        )
    )
)
"""What the site, its boxes, its saves and the languages are called in every language."""
MARKED = re.compile(r"⟦[^⟧]*⟧")
PLACES = (
    *(race.name for race in RACES.values()),
    *(fence.name for fence in FENCES.values()),
)
"""Races and fences of a nasty meeting."""
PROPER = re.compile(
    "|".join(
        re.escape(name)
        for name in sorted(
            {*PLACES, *NAMES.values(), *CHAMPIONS.values(), *OF_THE_FAIR.values(),
             *(it.name for it in HORSES.values()), *(it.stable for it in HORSES.values())},
            key=len, reverse=True,
        )
    )
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


def reversed_words(text: str) -> str:
    """A text with every word turned round, but for the names of the site and its boxes."""
    kept = re.compile(f"{SITE.pattern}|{WORD.pattern}")
    return kept.sub(lambda it: it[0] if SITE.fullmatch(it[0]) else it[0][::-1], text)


def outside(text: str, change: Callable[[str], str] = reversed_words) -> str:
    """A text changed wherever no name stands."""
    kept = MARKED.findall(text)
    rest = MARKED.split(text)
    return "".join(change(it) + name for it, name in zip(rest, [*kept, ""], strict=True))


def marked(text: str) -> str:
    """A text in which every name of a horse, a stable or a card is marked as one."""
    return PROPER.sub(lambda it: f"⟦{it[0]}⟧", text)


def turned(template: str) -> str:
    """A template of which every word is turned round, and no field."""
    said = [reversed_words(it) if isinstance(it, str) else _field(it) for it in pieces(template)]
    return "".join(said)


def _field(it: Piece) -> str:
    if it.kind == "list":
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


def refusals(box: str) -> dict[str, str]:
    """Every refusal of the rules of one box."""
    heads = (box, "game.racing") if any(map(races, modules(box.replace(".", "/")))) else (box,)
    mine = {said for where, said, _ in FOUND if said and where.startswith(heads)}
    return {said: _with_ids(said) for said in mine}


def races(one: Module) -> bool:
    """Whether a module of a box stands on the race of both Fevers."""
    return any(origin.startswith("game.racing") for origin in one.imports.values())


OF_THE_KERNEL = frozenset(
    (
        *(
            said
            for where, said, _ in FOUND
            if said and not where.startswith(tuple(f"game.{box}" for box in FOLDERS))
        ),
        *(ONE_MISSING, SOME_MISSING),
    )
)
"""What the rules of no game refuse, or say of a table or a save: labels of the house."""


def _said(kind: Kind, name: str, change: Callable[[str], str]) -> Kind:
    if name == "player":
        return lambda seat, names: f"⟦{kind(seat, names)}⟧"
    if name == "players":
        return lambda seats, names: _listed([f"⟦{named(it, names)}⟧" for it in seats], change)
    return lambda fact, names: outside(marked(kind(fact, names)), change)


def _each(entry: Any, change: Callable[[str], str]) -> Any:
    return change(entry) if isinstance(entry, str) else tuple(map(change, entry))


def _made(
    tables: T, of_text: Callable[[str], str], of_template: Callable[[str], str], box: str
) -> T:
    """Tables of another language, every template and everything that is said changed."""
    made: dict[str, Any] = {
        field: {key: _each(entry, of_template) for key, entry in table.items()}
        for field, table in vars(tables).items()
        if isinstance(table, Mapping) and field not in ("kinds", "refusals")
    }
    return replace(
        tables,
        **made,
        kinds={name: _said(kind, name, of_text) for name, kind in tables.kinds.items()},
        grammar=Grammar(tables.grammar.form, lambda words: _listed(words, of_text)),
        refusals={key: of_template(said) for key, said in refusals(box).items()},
    )


def _listed(words: Any, change: Callable[[str], str]) -> str:
    head, link, last = listed(words).rpartition(" and ")
    return f"{head}{change(link)}{last}"


WITH_ONE_TABLE = tuple(box for box in FOLDERS if box != "horse_fever")
"""Boxes whose words are one table a language, and not one a title."""

BY_BOX = {
    box: _made(import_module(f"web.{box}.words.en").ENGLISH, reversed_words, turned, f"game.{box}")
    for box in WITH_ONE_TABLE
}
"""The made-up language for each of these boxes."""

PLAIN = {title: _made(tables, str, str, "game.horse_fever") for title, tables in ENGLISH.items()}
"""English, with its names marked."""

MADE_UP: Mapping[str, Fever] = {
    title: _made(tables, reversed_words, turned, "game.horse_fever")
    for title, tables in ENGLISH.items()
}
"""The made-up language, with its names marked."""


def speech(english: Speech, labels: Iterable[str]) -> Speech:
    """The made-up language for labels: their templates, and how their facts are said."""
    teller = english.teller
    return Speech(
        Teller(
            Grammar(teller.grammar.form, lambda words: _listed(words, reversed_words)),
            {name: _said(kind, name, reversed_words) for name, kind in teller.kinds.items()},
        ),
        {text: turned(text) for text in labels},
    )
