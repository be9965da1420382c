"""The sheets of drawings are what the tools draw."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tests.syntax import ROOT

TOOLS = sorted(
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
    for path in (ROOT / "tools").rglob("draw*.py")
    if "TARGET = " in path.read_text(encoding="utf-8")
)
"""Whoever writes a sheet of `web/static/svg`."""


@pytest.mark.parametrize("tool", TOOLS)
def test_a_sheet_is_what_its_tool_draws(tool: str) -> None:
    """Nobody has changed one without the other."""
    drawing = import_module(tool)
    assert drawing.TARGET.read_text(encoding="utf-8") == drawing.sheet(), f"run python -m {tool}"


def test_every_sheet_has_a_tool() -> None:
    drawn = {Path(import_module(tool).TARGET).name for tool in TOOLS}
    assert drawn == {path.name for path in (ROOT / "web" / "static" / "svg").glob("*.svg")}
