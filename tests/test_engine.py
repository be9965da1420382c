"""Pyodide's engine is cut down to what can be reached, and a plain start has it all the same."""

from __future__ import annotations

import pytest

from tools import engine
from tools.vendor import PYODIDE


@pytest.mark.parametrize("name", [name for name in PYODIDE if "asm" in name])
def test_what_nobody_can_reach_stays_at_home(name: str) -> None:
    """Script and WebAssembly tell each other what they need: if one grows, both do."""
    made, whole = (folder / name for folder in (engine.folder(), engine.WHOLE))
    assert made.stat().st_size < (0.95 if name.endswith("wasm") else 0.4) * whole.stat().st_size


def test_it_is_made_once() -> None:
    made = engine.folder()
    before = made.stat().st_mtime_ns
    assert engine.folder().stat().st_mtime_ns == before
