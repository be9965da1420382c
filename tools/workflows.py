"""Reads what GitHub runs as GitHub reads it: `python -m tools.workflows [FILE ...]`."""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools import programs

ROOT = Path(__file__).resolve().parent.parent
READER = "tools/workflows.mjs"


def files() -> list[Path]:
    """Every workflow, and every action of our own."""
    github = ROOT / ".github"
    return sorted([*github.glob("workflows/*.yml"), *github.glob("actions/*/action.yml")])


def complaints(paths: Iterable[Path]) -> list[str]:
    """What is wrong with them, a line each: a key, a name or an expression that nobody knows."""
    node = programs.node()
    if node is None:
        raise SystemExit("horseburg: Node is missing; run make check")
    command = [str(node), READER, *map(str, paths)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode and not done.stderr:
        raise SystemExit(f"horseburg: {READER} ended with {done.returncode}")
    return done.stderr.splitlines()


if __name__ == "__main__":
    wrong = complaints(map(Path, sys.argv[1:]) if sys.argv[1:] else files())
    sys.exit("\n".join(wrong) or None)
