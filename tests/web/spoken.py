"""Games for the tests of the words: played at random, every question and event in reach."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from game import Table
from game.horse_fever.kinds import BET_WON
from game.play import CHANCE, Ask, Event
from tests.web.english import FEVER as ENGLISH
from web.horse_fever import words
from web.horse_fever.words.answered import answered
from web.horse_fever.words.asked import asked as asked_of
from web.horse_fever.words.facts import facts_of
from web.words.formatter import fields

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
ROOT = Path(words.__file__).parents[3]

OF_THE_BOARD = {
    *("assistant paid", "auction", "auction bid", "auction bonus", "auction left"),
    *("auction unwanted", "bought", "card kept", "friend's gift", "gift", "horse cash"),
    *("horse lined up", "loan lost", "loan repaid", "loan taken", "neighbour collected"),
    *("neighbour paid", "offer", "offer refused", "point bought", "point sold"),
    *("purchase passed", "stable bought", "swap impossible", "swap passed", "swapped"),
    *("target", "trade paid", "trade received"),
}
"""The kinds of event that only the Board Game tells."""


def is_clean(text: str) -> bool:
    """No raw id, no None, no empty braces, no double space, and a whole sentence."""
    return (
        bool(text)
        and not re.search(r"\w-\w|None|[{}\[\]]|  |\.\.|,[,.!?]", text)
        and (text[0].isupper() or text[0].isdigit())
        and text[-1] in ".!?"
    )


def raw(text: str) -> bool:
    """Whether a label lets an id, None or a brace through."""
    return bool(re.search(r"\w-\w|None|[{}]", text))


def pick(ask: Ask, rng: random.Random, bold: bool) -> str:
    """Any legal answer; a bold player stakes everything, borrows and bids."""
    if bold and ask.what.startswith("stake"):
        return ask.options[-1]
    if bold and ask.what.endswith("auction") and rng.random() < 0.8:
        return ask.options[0]
    return ask.options[rng.randrange(len(ask.options))]


def moments(
    title: str, seats: int, options: Mapping[str, str], seed: str, bold: bool
) -> Iterator[Table]:
    """One game without a dealer, at every question of players and of chance, and at its end."""
    table = Table(title, NAMES[:seats], options)
    rng = random.Random(seed)
    while table.ask is not None:
        yield table
        table.answer(pick(table.ask, rng, bold))
    yield table


def trees() -> Iterator[ast.Module]:
    """The rules of Horse Fever; its computers give reasons, which are no events."""
    for folder in ("horse_fever", "racing"):
        for path in sorted((ROOT / "game" / folder).rglob("*.py")):
            if not {"bots", "zoo"} & set(path.parts):
                yield ast.parse(path.read_text(encoding="utf-8"))


def kind_words(node: ast.expr) -> set[str]:
    """The kinds that an argument can name; `BET_WON[bet.kind]` names two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return kind_words(node.body) | kind_words(node.orelse)
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "BET_WON":
        return set(BET_WON.values())
    return set()


def is_kind(node: ast.AST) -> ast.expr | None:
    """Where the code names a kind of event: told, settled, or chosen beforehand."""
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
            return node.args[0]
        if isinstance(node.func, ast.Name) and node.func.id == "settle":
            return node.args[2]
        if isinstance(node.func, ast.Attribute) and node.func.attr == "settle":
            return node.args[1]
    if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Kind":
        return node.value
    return None


def kinds_in_code() -> set[str]:
    """Every kind of event that the code can tell."""
    found = [is_kind(node) for tree in trees() for node in ast.walk(tree)]
    return {kind for node in found if node is not None for kind in kind_words(node)}


def horses_of(event: Event) -> list[str]:
    """The horses that an event is about."""
    facts = event.facts
    several = facts.get("moves") or facts.get("ranking") or facts.get("among") or ()
    return [*several, *([facts["horse"]] if "horse" in facts else [])]


def check_event(event: Event, names: tuple[str, ...], title: str) -> None:
    """A clean sentence with a heading, the names of player and horse, and the amount."""
    said = words.of_title(title)
    assert fields(ENGLISH[title].log[event.kind]) <= set(facts_of(event)), event
    line = said.sentence(event, names)
    assert is_clean(line), line
    assert said.phase(event)
    for seat in ("seat", "other", "first"):
        if seat in event.facts:
            assert names[event.facts[seat]] in line
    for colour in horses_of(event):
        assert words.HORSES[colour].name in line or words.HORSES[colour].stable in line
    if (amount := event.facts.get("money")) and event.kind != "start":
        assert words.money(abs(amount)) in line, line


def check_view(table: Table, rules: set[str]) -> None:
    """The open question in words, for the seat it is put to and for the whole table."""
    ask = table.ask
    assert ask is not None and ask.rule in rules
    seat = None if ask.who == CHANCE else ask.who
    for view in (table.view(seat), table.view(None)):
        check_question(ask, table.names, view)


def check_question(ask: Ask, names: tuple[str, ...], view: Any) -> None:
    """A title that names its player, and a whole sentence of help."""
    key, facts = asked_of(ask, view)
    for template in ENGLISH["horse-fever/board"].questions[key]:
        assert fields(template) <= set(facts), (key, template)
    asked = words.question(ask, names, view)
    assert is_clean(asked.help), asked
    assert asked.title and not raw(asked.title)
    if ask.who != CHANCE:
        assert names[ask.who] in asked.title


def check_answer(what: str, text: str) -> None:
    """An answer in words, which are not those of the save."""
    key, facts = answered(what, text)
    assert fields(ENGLISH["horse-fever/board"].answers[key]) <= set(facts), (key, text)
    said = words.answer_words(what, text)
    assert said and not raw(said), said
    if " " in text and not text.startswith("player"):
        assert said != text
