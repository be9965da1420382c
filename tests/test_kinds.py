"""Every kind of event and every question is written once, beside the rules that tell and ask them.

mypy holds what a game tells (`tell` takes a Literal). What reads it compares plain text, where mypy
finds no misspelling: a `str` may be anything, and beside one right word in a tuple a wrong one
passes. So whatever stands in the code is held against the lists here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from typing import get_type_hints

import pytest

from game import TITLES, saves
from tests.syntax import Module, module, modules
from tests.web.english import tables
from tools.golden import GOLDEN
from web import titles as _titles  # noqa: F401
from web.desk.screen import SCREENS
from web.desk.voice import TitleVoice

BOXES = sorted({id.partition("/")[0].replace("-", "_") for id in TITLES})
LISTS = {box: import_module(f"game.{box}.kinds") for box in BOXES}
EVERY = {
    "kind": frozenset().union(*(its.KINDS for its in LISTS.values())),
    "what": frozenset().union(*(its.QUESTIONS for its in LISTS.values())),
}
HAVE_OTHER_KINDS = {"bet", "card", "deal", "offer", "auction", "one", "reason", "text", "wish"}
"""What else has a kind: bets, cards, offers, reasons, pieces of text."""
HAVE_OTHER_WHATS = {"past"}


def known(box: str, attr: str) -> frozenset[str]:
    """The words that may stand there: those of the box, in shared rooms those of any."""
    if box not in LISTS:
        return EVERY[attr]
    return LISTS[box].KINDS if attr == "kind" else LISTS[box].QUESTIONS


def read(one: Module) -> Iterator[tuple[str, str]]:
    """Every word that a module compares with the kind of an event, or with what is asked."""
    for node in ast.walk(one.tree):
        if isinstance(node, ast.Compare) and (attr := of_event(node.left)):
            for other in node.comparators:
                yield from ((attr, word) for word in words_of(other, one.name))
        if isinstance(node, ast.Match) and (attr := of_event(node.subject)):
            for case in ast.walk(node):
                if isinstance(case, ast.MatchValue):
                    yield from ((attr, word) for word in words_of(case.value, one.name))


def of_event(node: ast.expr) -> str:
    """`kind` or `what`, where an expression is that of an event or a question; else ""."""
    if not isinstance(node, ast.Attribute) or node.attr not in ("kind", "what"):
        return ""
    whose = re.split(r"[^\w]+", ast.unparse(node.value).partition("(")[0])
    others = HAVE_OTHER_KINDS if node.attr == "kind" else HAVE_OTHER_WHATS
    is_of_others = others & set(whose) or whose[0].isupper() or whose[0] == "offer_of"
    return "" if is_of_others else node.attr


def words_of(node: ast.expr, name: str) -> list[str]:
    """The words that an expression stands for: written out, or named at the top of the module."""
    try:
        found = ast.literal_eval(node)
    except ValueError:
        try:
            found = eval(ast.unparse(node), vars(import_module(name)))
        except (NameError, ImportError):
            return []  # something that is known only while the page runs
    if isinstance(found, str):
        return [found]
    return [one for one in found if isinstance(one, str)] if isinstance(found, Collection) else []


SHARED = {"racing": ("horse_fever", "unicorn_fever")}


@cache
def facts_of(box: str) -> frozenset[str]:
    """The names of what events say, of a box or of those that share a folder, or of any box."""
    boxes = SHARED.get(box, (box,) if box in LISTS else BOXES)
    return frozenset().union(*(get_type_hints(LISTS[one].Facts) for one in boxes))


def facts_read(tree: ast.AST) -> Iterator[str]:
    """Every name by which code takes a fact: `facts["horse"]`, `event.facts.get("horse")`."""
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value=whose, slice=ast.Constant(value=str(name))):
                pass
            case ast.Call(
                func=ast.Attribute(value=whose, attr="get"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                pass
            case _:
                continue
        if ast.unparse(whose).rpartition(".")[2] == "facts":
            yield name


def facts_added(found: Iterable[Module]) -> set[str]:
    """What the code of a page adds to the facts before it tells them in words."""
    added = set()
    for one in found:
        for node in ast.walk(one.tree):
            if isinstance(node, ast.Dict):
                added |= {key.value for key in node.keys if isinstance(key, ast.Constant)}
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
                added |= {node.slice.value} if isinstance(node.slice, ast.Constant) else set()
            if isinstance(node, ast.Call):
                added |= {word.arg for word in node.keywords}
    return added


def unknown_facts(one: Module, beside: Iterable[Module] = ()) -> list[str]:
    """The names that no event of the box says, and nothing beside the module adds."""
    box = (*one.name.split("."), "")[1]
    strange = set(facts_read(one.tree)) - facts_of(box)
    return sorted(strange - facts_added(beside)) if strange else []


@pytest.mark.parametrize("top", ["game", "web"])
def test_a_fact_that_is_read_is_one_that_is_told(top):
    found = modules(top)
    assert sum(len(list(facts_read(one.tree))) for one in found) > 20
    for one in found:
        folder = ".".join(one.name.split(".")[:2])
        beside = [other for other in found if f"{other.name}.".startswith(f"{folder}.")]
        assert not unknown_facts(one, beside), one.name


@pytest.mark.parametrize("read", ['event.facts["hores"]', 'facts.get("hores", 0)'])
def test_a_misspelt_fact_is_found(read):
    assert unknown_facts(module("web.winners_circle.table", read)) == ["hores"]
    assert not unknown_facts(module("web.winners_circle.table", read.replace("hores", "horse")))


def misspelt(one: Module) -> list[str]:
    """The words of a module that no rule tells or asks."""
    parts = one.name.split(".")
    box = parts[1] if len(parts) > 1 else ""
    return [f"{one.name}: {word!r}" for attr, word in read(one) if word not in known(box, attr)]


@pytest.mark.parametrize("top", ["game", "web"])
def test_what_is_compared_with_a_kind_or_a_question_is_one(top):
    found = [one for one in modules(top) if (*one.name.split("."), "")[1] in (*BOXES, "racing")]
    assert sum(1 for one in found for _ in read(one)) > 50
    assert not [word for one in found for word in misspelt(one)]


@pytest.mark.parametrize(
    "line",
    [
        'event.kind == "bet layd"',
        'told[-1].kind != "paid of"',
        'event.kind in ("bet laid", "paid of")',
        'ask.what == "hors"',
        'desk.ask.what not in {"chip", "hors"}',
        'match event.kind:\n    case "off" | "movd":\n        pass',
    ],
)
def test_a_misspelt_word_is_found(line):
    assert len(misspelt(module("web.winners_circle.table", line))) == 1


def test_a_misspelt_word_is_found_in_a_named_list(monkeypatch):
    from web.winners_circle import payoffs

    line = module("web.winners_circle.payoffs", "event.kind in PAID")
    assert not misspelt(line)
    monkeypatch.setitem(payoffs.PAID, "shoe", "")
    assert misspelt(line) == ["web.winners_circle.payoffs: 'shoe'"]


NO_SLIP = {"buy action", "buys action", "a target"}
"""An answer, a reason, and a word of the shop: they look like a kind, and are none."""


def slips(one: Module) -> list[str]:
    """The texts of a module that look like a kind or a question, and are none: `bet layd`."""
    box = one.name.split(".")[1]
    words = LISTS[box].KINDS | LISTS[box].QUESTIONS
    texts = {
        re.sub(r"\d+", "1", node.value)
        for node in ast.walk(one.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    plain = {text for text in texts if re.fullmatch(r"[a-z1’':-]+( [a-z1’':-]+)+", text)}
    return [
        f"{one.name}: {text!r} for {near[0]!r}"
        for text in sorted(plain - words - NO_SLIP)
        if len(text) < 40 and (near := get_close_matches(text, words, 1, 0.85))
    ]


def test_no_text_beside_the_rules_or_on_the_page_is_nearly_a_kind_or_a_question():
    """Wherever it stands: in a call, in a table, in a tuple that is handed on."""
    found = [
        one
        for one in (*modules("game"), *modules("web"))
        if (*one.name.split("."), "")[1] in BOXES and ".words" not in one.name
    ]
    assert not [slip for one in found for slip in slips(one)]
    for line in ('last(events, "bet layd")', 'ORDER = {"off": 1, "over teh line": 2}'):
        assert len(slips(module("web.winners_circle.table", line))) == 1, line


OF_QUESTIONS = (
    *("hosted", "breath", "kept_open", "runs", "rests", "looks_itself", "one_tap"),
    *("beside", "halves", "touches"),
)  # fmt: skip


@pytest.mark.parametrize("id", TITLES)
def test_what_a_screen_says_of_kinds_and_questions_it_says_of_real_ones(id):
    its, lists = SCREENS[id], LISTS[id.partition("/")[0].replace("-", "_")]
    assert set(its.moments) <= lists.KINDS
    if its.bets is not None:
        assert set(its.bets.won) <= lists.KINDS
    for name in OF_QUESTIONS:
        assert set(getattr(its, name)) <= lists.QUESTIONS, name


@pytest.mark.parametrize("box", BOXES)
def test_what_games_tell_and_ask_is_listed(box):
    """Three golden games of each title; numbers in a question stand as 1."""
    folders = sorted(GOLDEN.glob(f"{box.replace('_', '-')}*"))
    games = [path for folder in folders for path in sorted(folder.glob("*.txt"))[:3]]
    assert games
    for table in (saves.loads(path.read_text(encoding="utf-8")) for path in games):
        assert {event.kind for event in table.events} <= LISTS[box].KINDS
        asked = {re.sub(r"\d+", "1", step.what) for step in table.steps}
        assert asked <= LISTS[box].QUESTIONS


MORE_WORDS = {"lined up level"}
"""A kind of event that is told otherwise on another track has a second sentence."""


def sentences(box: str) -> Iterator[str]:
    """The kinds that the English log of any game of a box has a sentence for."""
    for one in tables(box).values():
        yield from one.log


def silent(box: str) -> set[str]:
    """The kinds of event of which the voice of a box says that its log is silent."""
    its = vars(import_module(f"web.{box}.words")).values()
    voices = [it for it in its if isinstance(it, type) and issubclass(it, TitleVoice)]
    return {kind for voice in voices for kind in voice.silent}


@pytest.mark.parametrize("box", BOXES)
def test_the_log_has_a_sentence_for_every_kind_and_for_nothing_else(box):
    assert set(sentences(box)) - MORE_WORDS == LISTS[box].KINDS - silent(box)
