"""Breaks the house in one place at a time, and asks whether a test notices: `make faults`.

What a test is worth is known by faults alone. Each `[name]` in tests/faults/*.toml says in `path`
which file, in `old` what stands there once, in `new` what a careless hand makes of it, and in
`tests` which tests are to notice. They run in a copy of the tree, under .cache/faults, first of all
without any fault, for a test that fails anyhow notices nothing. A fault that they pass over is
told, and ends the run with 1. Names after the command run those alone.
"""

import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "tests" / "faults"
COPY = ROOT / ".cache" / "faults"
LINKED = (".venv", "node_modules")
BROWSERS = "tests/e2e"
LONGEST = 600
"""Seconds for the tests of one fault: with it they may go round for ever, and that is noticed."""

WORDS = "from tools.words import compiled; compiled.fresh()"
NOTICED = (1, 2)
"""How pytest ends when a test fails or cannot even be read; other ends are of tests not there."""


class Fault(NamedTuple):
    """One place broken on purpose."""

    path: str
    old: str
    new: str
    tests: tuple[str, ...]

    def planted(self, root: Path = ROOT) -> str:
        """The file with the fault in it. ValueError: what it breaks does not stand there once."""
        text = (root / self.path).read_text(encoding="utf-8")
        if text.count(self.old) != 1 or self.old == self.new:
            raise ValueError(f"{self.path} has {text.count(self.old)} times: {self.old}")
        return text.replace(self.old, self.new)


def faults() -> dict[str, Fault]:
    """All of them by name."""
    found: dict[str, Fault] = {}
    for path in sorted(LISTS.glob("*.toml")):
        for name, row in tomllib.loads(path.read_text(encoding="utf-8")).items():
            assert name not in found, name
            found[name] = Fault(row["path"], row["old"], row["new"], tuple(row["tests"]))
    return found


def kept() -> Iterator[str]:
    """Every file that git keeps, or would."""
    ask = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(ask, cwd=ROOT, check=True, capture_output=True, text=True)
    yield from (path for path in told.stdout.split("\0") if path and (ROOT / path).is_file())


def copy() -> None:
    """The tree anew, beside what the tests need and never change."""
    shutil.rmtree(COPY, ignore_errors=True)
    for path in kept():
        (COPY / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, COPY / path)
    for name in LINKED:
        (COPY / name).symlink_to(ROOT / name)
    subprocess.run(["git", "init", "--quiet"], cwd=COPY, check=True)  # some tests ask git for files
    subprocess.run(["git", "add", "--all"], cwd=COPY, check=True, capture_output=True)


def ends(*command: str, within: float | None = None) -> int:
    """How a command of Python's ends in the copy."""
    clean = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    whole, none = [sys.executable, *command], subprocess.DEVNULL
    try:
        return subprocess.call(whole, timeout=within, cwd=COPY, env=clean, stdout=none, stderr=none)
    except subprocess.TimeoutExpired:
        return NOTICED[0]


def tested(tests: Iterable[str], within: float | None = None) -> int:
    """How tests end on the copy as it stands; what they need made of it comes first."""
    in_browsers = any(test.startswith(BROWSERS) for test in tests)
    if ends("-c", WORDS) or (in_browsers and ends("-m", "tools.build")):
        return NOTICED[0]
    return ends("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests, within=within)


def is_noticed(fault: Fault) -> bool:
    """Whether one of its tests fails with it, or what they need cannot be made."""
    here = COPY / fault.path
    before = here.read_text(encoding="utf-8")
    here.write_text(fault.planted(COPY), encoding="utf-8")
    try:
        return tested(fault.tests, LONGEST) in NOTICED
    finally:
        here.write_text(before, encoding="utf-8")


def run(wanted: Mapping[str, Fault]) -> list[str]:
    """Plant them one after the other; the names of those that nothing noticed."""
    missed = []
    for number, (name, fault) in enumerate(wanted.items(), 1):
        began = time.monotonic()
        noticed = is_noticed(fault)
        told = "noticed" if noticed else f"NOT NOTICED by {' '.join(fault.tests)}"
        seconds = time.monotonic() - began
        print(f"{number} of {len(wanted)}: {name}: {told} ({seconds:.0f} s)", flush=True)
        missed += [] if noticed else [name]
    return missed


def main(names: list[str]) -> int:
    """Run all, or those of these names."""
    known = faults()
    if unknown := [name for name in names if name not in known]:
        print(f"horseburg: no such fault: {', '.join(unknown)}; there are {', '.join(known)}")
        return 2
    wanted = {name: known[name] for name in names or known}
    copy()
    tests = dict.fromkeys(test for fault in wanted.values() for test in fault.tests)
    if tested(tests):
        print(f"horseburg: one of these fails without any fault: {' '.join(tests)}")
        return 2
    missed = run(wanted)
    print(f"{len(missed)} not noticed" if missed else "all are noticed")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
