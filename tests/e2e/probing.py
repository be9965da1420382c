"""The built site with the probe in it, as a box that has moved in: read when it is opened."""

from __future__ import annotations

import fcntl
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.e2e.publishing import built_with
from tools.build import CACHE, ROOT, source_files
from tools.content import fingerprint

PROBE = ROOT / "tests" / "probe"
PLACES = {
    "game.py": "game/probe/__init__.py",
    "box.py": "web/probe/__init__.py",
    "screen.py": "web/probe/screen.py",
    "words.py": "web/probe/words.py",
}
NAMES = {
    "tests.probe.game": "game.probe",
    "tests.probe.box": "web.probe",
    "tests.probe.screen": "web.probe.screen",
    "tests.probe.words": "web.probe.words",
}
REGISTRIES = {
    "game/__init__.py": 'TITLES.add("game.probe", "probe")\n',
    "web/titles.py": """
from web.probe import BOX as PROBE
BOXES[PROBE.id] = PROBE
SCREENS.add("web.probe.screen", *PROBE.titles)
""",
}
"""What a title adds to each; here it comes after all others."""


def move_in(work: Path, old: str = "", new: str = "") -> None:
    """Put the probe where a title lives, perhaps with a word of its screen changed."""
    for name, place in PLACES.items():
        text = (PROBE / name).read_text()
        for here, there in NAMES.items():
            text = text.replace(here, there)
        if name == "screen.py":
            assert old in text
            text = text.replace(old, new)
        (work / place).parent.mkdir(exist_ok=True)
        (work / place).write_text(text)
    shutil.copytree(PROBE / "style", work / "web" / "probe" / "style")
    for name, lines in REGISTRIES.items():
        with (work / name).open("a") as file:
            file.write(lines)


def with_probe(work: Path, old: str = "", new: str = "") -> Path:
    """A real build of the house with the probe, perhaps with a word of its screen changed."""
    return built_with(work, furnish=lambda: move_in(work, old, new))


def probe_at_home() -> Path:
    """The same, built once for all who want it, and again when a source has changed."""
    kept = CACHE / "probe"
    sources = [*source_files(), *sorted(path for path in PROBE.rglob("*") if path.is_file())]
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
