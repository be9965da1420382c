"""What is said and marked in the code of the page: every English template that is a label."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BOXES = ("horse_fever", "unicorn_fever", "winners_circle", "really_nasty")


def labels(box: str = "") -> frozenset[str]:
    """The labels of a box, or of the house: all that `web/` says outside the boxes."""
    if box:
        files = sorted((ROOT / "web" / box).rglob("*.py"))
    else:
        inside = [ROOT / "web" / name for name in BOXES]
        files = [
            path
            for path in sorted((ROOT / "web").rglob("*.py"))
            if not any(path.is_relative_to(one) for one in inside)
        ]
    return frozenset(text for path in files for text in _of(path))


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
