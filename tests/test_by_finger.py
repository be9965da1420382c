"""No browser test taps by script: what a finger cannot tap is a fault of the page."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from tests.syntax import ROOT

HERE = ROOT / "tests"
FOLDERS = ("e2e", "probe")
SCRIPTED = re.compile(r"\.click\(|new (Pointer|Mouse|Touch|Click)Event|requestSubmit")
ALLOWED = {
    "test_policy.py": 1,  # a handler that the policy forbids, put into the page by the test itself
}
"""Files, and how many scripts in them may tap what no person could."""


def texts(tree: ast.AST) -> Iterator[str]:
    """The scripts that a file may hand to a page: its texts, but for what it says of itself."""
    told = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def by_script(source: str) -> list[str]:
    """What taps without a finger: scripts that click, forced taps, made-up events."""
    tree = ast.parse(source)
    found = [text for text in texts(tree) if SCRIPTED.search(text)]
    for node in ast.walk(tree):
        if isinstance(node, ast.keyword) and node.arg == "force":
            found.append(f"force in line {node.value.lineno}")
        if isinstance(node, ast.Attribute) and node.attr == "dispatch_event":
            found.append(f"dispatch_event in line {node.lineno}")
    return found


FILES = sorted(path for folder in FOLDERS for path in (HERE / folder).rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_taps_are_real(path: object) -> None:
    source = (ROOT / str(path)).read_text(encoding="utf-8")
    found = by_script(source)
    assert len(found) == ALLOWED.get(str(path).rpartition("/")[2], 0), found


@pytest.mark.parametrize(
    "line",
    [
        "page.evaluate(\"document.querySelector('#x').click()\")",
        "page.locator('#x').click(force=True)",
        "page.locator('#x').dispatch_event('pointerdown')",
        "SAY = \"one.dispatchEvent(new PointerEvent('pointerdown'))\"",
    ],
)
def test_each_way_round_the_finger_is_found(line: str) -> None:
    assert by_script(line)
