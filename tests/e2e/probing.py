"""The built site with the probe in its bundle: what a title that moves in would find there."""

from __future__ import annotations

import gzip
import shutil
import zipfile
from pathlib import Path

from tests.e2e.publishing import version
from tools.build import ROOT
from tools.bundle import put

OWN = ("game.py", "screen.py", "words.py")
REGISTRIES = {
    "game/__init__.py": "from tests.probe.game import PROBE\nTITLES[PROBE.id] = PROBE\n",
    "web/titles.py": "from tests.probe.screen import SCREEN\nSCREENS[SCREEN.id] = SCREEN\n",
}
"""The one line that a title adds to each, as two: here it comes after all others."""


def with_probe(built: Path, work: Path) -> Path:
    """A copy of this build that also holds the probe; without kept memory, it starts plainly."""
    site = Path(shutil.copytree(built, work))
    app = site / f"horseburg-{version(site)}"
    bundle = app / "app.zip"
    with zipfile.ZipFile(bundle) as old:
        files = {name: old.read(name) for name in old.namelist()}
    for name, lines in REGISTRIES.items():
        files[name] += f"\n{lines}".encode()
    files |= {"tests/__init__.py": b"", "tests/probe/__init__.py": b""}
    for name in OWN:
        files[f"tests/probe/{name}"] = (ROOT / "tests" / "probe" / name).read_bytes()
    with zipfile.ZipFile(bundle, "w") as fresh:
        for name, content in files.items():
            put(fresh, name, content)
    (app / "memory.bin.gz").write_bytes(gzip.compress(b""))
    return site
