"""Every refusal of the rules: a template with facts, so that a page can say it in any language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.table.undo import ONE_MISSING, SOME_MISSING
from tools.words import ROOT

OBJECTIONS = "game.horse_fever.party.objections"
MAKERS = {"BadDeck", "Refusal", "BadTable", "DamagedSave", "tell"}
"""What makes a sentence for somebody at the page; at a party also `of`, which adds the seat."""


class Found(NamedTuple):
    """Where a refusal is made, its template ("" where it is worked out), the facts with it."""

    where: str
    said: str
    given: frozenset[str]


def constants(tree: ast.AST) -> dict[str, str]:
    """The names in a module that stand for a text."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            try:
                found[node.targets[0].id] = ast.literal_eval(node.value)
            except ValueError:
                continue
    return found


def sentences(node: ast.expr, known: dict[str, str]) -> list[str]:
    """What the first argument of a refusal can be; nothing where it is worked out."""
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    return [known[node.id]] if isinstance(node, ast.Name) and node.id in known else []


@cache
def refusals(root: Path = ROOT) -> tuple[Found, ...]:
    """All that the rules refuse with, in the order of the files."""
    return tuple(_all(root))


def _all(root: Path) -> Iterator[Found]:
    for path in sorted((root / "game").rglob("*.py")):
        parts = path.relative_to(root).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        text = path.read_text(encoding="utf-8")
        if not name.startswith("game.arena") and any(maker in text for maker in MAKERS):
            yield from _of(name, ast.parse(text))


def _of(name: str, tree: ast.Module) -> Iterator[Found]:
    everywhere = constants(tree)
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        known = everywhere | constants(function)
        for node in ast.walk(function):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            if node.func.id not in MAKERS | ({"of"} if name == OBJECTIONS else set()):
                continue
            given = {word.arg or "**" for word in node.keywords}
            given |= {"seat"} if node.func.id == "of" else set()
            where = f"{name}:{node.lineno}"
            for said in sentences(node.args[0], known) or [""]:
                yield Found(where, said, frozenset(given))


def of_box(box: str, boxes: tuple[str, ...], root: Path = ROOT) -> list[str]:
    """The refusals of a box; "" for those of no box.

    A box that races as both Fevers do has those of `game/racing`, too.
    """
    heads = [box]
    if box and _races(root / "game" / box):
        heads.append("racing")
    found: dict[str, None] = {}
    for where, said, _ in refusals(root):
        home = f"{where.partition(':')[0]}.".split(".")[1]
        if said and (home in heads if box else home not in boxes):
            found[said] = None
    return [*found, *(() if box else (ONE_MISSING, SOME_MISSING))]


def _races(folder: Path) -> bool:
    texts = (path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    return any("from game.racing" in text or "import game.racing" in text for text in texts)
