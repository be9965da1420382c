"""Whose work the page carries and the programs use is declared, and named with its licence."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from tests.syntax import ROOT, modules
from tools import vendor

OURS = {"game", "web", "tools", "tests"}
IN_THE_BROWSER = {"js", "pyodide", "pyscript"}
CALLED = {
    "yaml": "pyyaml",
    "xdist": "pytest-xdist",
    "_pytest": "pytest",
}
"""What packages are declared as, where that is not how they are imported."""


def declared() -> set[str]:
    """Every package of Python that the lists in requirements/ ask for by name."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "requirements").glob("*.in")]
    return {line for text in texts for line in text.splitlines() if re.match(r"[a-z]", line)}


@pytest.mark.parametrize("top", sorted(OURS))
def test_every_package_that_is_imported_is_declared(top: str) -> None:
    origins = {one.partition(".")[0] for it in modules(top) for one in it.imports.values()}
    others = origins - OURS - IN_THE_BROWSER - sys.stdlib_module_names
    assert {CALLED.get(name, name) for name in others} <= declared()


def test_every_package_that_is_declared_is_pinned() -> None:
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "requirements").glob("*.txt")]
    pinned = {name for text in texts for name in re.findall(r"(?m)^([\w-]+)==", text)}
    assert declared() <= pinned


def test_licences_name_whoever_is_in_the_page(tmp_path: Path) -> None:
    """Those that we ask for, and those that they carry within their files."""
    vendor.licences(tmp_path)
    text = (tmp_path / "licenses.txt").read_text(encoding="utf-8")
    asked_for = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    carried = vendor.bundled()
    assert {"polyscript", "coincident", "reflected-ffi", "workbox-core"} <= carried
    for name in (*asked_for, *carried, *vendor.WORKER):
        headed = rf"(?m)^{re.escape(name)} [\d.]+\n=+\nLicence: (?!see)\S+"
        assert re.search(headed, text), name
