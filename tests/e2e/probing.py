"""The built site with the probe in it, as a box that has moved in: read when it is opened."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.e2e.publishing import built_with
from tools.build import ROOT

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
    """A real build of the house with the probe."""
    return built_with(work, furnish=lambda: move_in(work, old, new))
