"""Pyodide as the page uses it: what nobody can reach is left out, once for each version of it."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path

from tools import programs
from tools.content import fingerprint

ROOT = Path(__file__).resolve().parent.parent
NPM = ROOT / "node_modules"
WHOLE = NPM / "pyodide"
"""Pyodide as its makers ship it."""
BESIDE = ("pyodide.mjs", "python_stdlib.zip", "pyodide-lock.json")
MAKERS = ("pyodide", "binaryen", "terser", "acorn")
"""Packages whose versions decide what comes out."""


def folder() -> Path:
    """Where the engine lies; it is made where this has not been done before (ten seconds)."""
    script = ROOT / "tools" / "engine.mjs"
    described = [NPM / name / "package.json" for name in MAKERS]
    made = ROOT / ".cache" / f"engine-{fingerprint([script, *described], ROOT)}"
    if made.exists():
        return made
    fresh = made.with_name(f"{made.name}-{os.getpid()}")
    fresh.mkdir(parents=True)
    try:
        for name in BESIDE:
            shutil.copyfile(WHOLE / name, fresh / name)
        programs.run("engine.mjs", fresh)
        with suppress(OSError):  # somebody else was quicker, and made the same
            fresh.rename(made)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    return made
