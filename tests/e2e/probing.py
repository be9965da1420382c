"""The built site with the probe in it, a box that has moved in, and a made-up language."""

from __future__ import annotations

import fcntl
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.e2e.publishing import built_with
from tests.web import made_up
from tools.build import CACHE, ROOT, source_files
from tools.content import fingerprint
from tools.new_box import lay

SAMPLE = ROOT / "tests" / "sample"
"""Its tests; the rest of it lies in `tools/` and so among the sources."""


def move_in(work: Path, old: str = "", new: str = "") -> None:
    """Lay the probe where a title lives, perhaps with a word of its table changed.

    Beside the other languages lies the folder of one that nobody has heard of.
    """
    lay(work, "probe")
    made_up.add(work / "locale")
    table = work / "web" / "probe" / "table.py"
    text = table.read_text()
    assert old in text
    table.write_text(text.replace(old, new))


def with_probe(work: Path, old: str = "", new: str = "") -> Path:
    """A real build of the house with the probe, perhaps with a word of its table changed."""
    return built_with(work, furnish=lambda: move_in(work, old, new))


def probe_at_home() -> Path:
    """The same, built once for all who want it, and again when a source has changed."""
    kept = CACHE / "probe"
    sources = [*source_files(), *sorted(path for path in SAMPLE.rglob("*.py"))]
    site = kept / fingerprint(sources, ROOT)
    kept.mkdir(parents=True, exist_ok=True)
    with (CACHE / "probe.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            shutil.rmtree(kept)
            with TemporaryDirectory() as work:
                built = shutil.copytree(with_probe(Path(work)), kept / "being built")
                Path(built).rename(site)
    return site
