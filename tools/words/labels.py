"""Every English template that is a label, with the files that say it.

A label is what stands in a call of `say` or `mark`, or in a caption of a first race.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tools.sheets import ROOMS, home
from web import titles as _titles  # noqa: F401
from web.desk.screen import BOXES
from web.desk.script import told

WEB = Path(__file__).resolve().parent.parent.parent / "web"
FOLDERS = tuple(id.replace("-", "_") for id in BOXES)
SPEAKING = tuple(room for room in ROOMS if (home(room) / "saying.py").exists())
INSIDE = (*FOLDERS, *SPEAKING)
"""What says its own labels: boxes, and rooms whose code is fetched at the door."""

RACE = re.compile(r'^RACE = """\\\n(.*?)"""', re.MULTILINE | re.DOTALL)
"""A recorded game, with the captions between its answers."""
Labels = list[str]
"""Labels, each once, in the order in which the files say them."""


def labels(box: str = "") -> Labels:
    """The labels of a box or room by its folder, or of the house: what `web/` says outside them."""
    return said_in(home(box)) if box else said_in(WEB, *map(home, INSIDE))


def said_in(folder: Path, *without: Path) -> Labels:
    """The labels in all files of a folder, but for those that lie in some folders of it."""
    files = sorted(folder.rglob("*.py"))
    its = (path for path in files if not any(path.is_relative_to(one) for one in without))
    return list(dict.fromkeys(text for path in its for text in _of(path)))


def _of(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and node.args and _name(node.func) in ("say", "mark"):
            yield from _texts(node.args[0])
    if path.name == "lesson.py" and (race := RACE.search(text)):
        yield from (said for caption in told(race[1]).every for said in caption[:2])


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
