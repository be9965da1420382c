"""Every English template that is a label, for whoever adds a language: `python -m tools.labels fr`.

That prints what the language lacks, of the house and of each box; without a code, all labels.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from tools.sheets import ROOMS, home
from web import titles as _titles  # noqa: F401
from web.desk.screen import BOXES
from web.words import speaking
from web.words.speaking import Sayer

WEB = Path(__file__).resolve().parent.parent / "web"
FOLDERS = tuple(id.replace("-", "_") for id in BOXES)
SPEAKING = tuple(room for room in ROOMS if (home(room) / "saying.py").exists())
INSIDE = (*FOLDERS, *SPEAKING)
"""What says its own labels: boxes, and rooms whose code is fetched at the door."""


def labels(box: str = "") -> frozenset[str]:
    """The labels of a box or room by its folder, or of the house: what `web/` says outside them."""
    return said_in(home(box)) if box else said_in(WEB, *map(home, INSIDE))


def said_in(folder: Path, *without: Path) -> frozenset[str]:
    """The labels in all files of a folder, but for those that lie in some folders of it."""
    return frozenset(
        text
        for path in sorted(folder.rglob("*.py"))
        if not any(path.is_relative_to(one) for one in without)
        for text in _of(path)
    )


def _of(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and _name(node.func) in ("say", "mark"):
            yield from _texts(node.args[0])


def _name(called: ast.expr) -> str:
    """`say` for both `say(…)` and `say.nodes(…)`, `mark` for `speaking.mark(…)` too."""
    if isinstance(called, ast.Attribute):
        if called.attr == "mark":
            return "mark"
        called = called.value if called.attr == "nodes" else called
    return called.id if isinstance(called, ast.Name) else ""


def _texts(node: ast.expr) -> Iterator[str]:
    """A text, or both of a choice."""
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def lacking(code: str) -> Iterator[str]:
    """A line for each label that a language does not have, under the name of its box."""
    says: dict[str, Sayer] = {"": speaking.say}
    says |= {folder: box.say for folder, box in zip(FOLDERS, BOXES.values(), strict=True)}
    says |= {room: import_module(f"web.rooms.{room}.saying").say for room in SPEAKING}
    for folder, say in says.items():
        known = say.labels(code)
        yield f"# {folder or 'the house'}"
        yield from (f"{text!r}: ''," for text in sorted(labels(folder) - known))


if __name__ == "__main__":
    print("\n".join(lacking(sys.argv[1] if len(sys.argv) > 1 else "")))
