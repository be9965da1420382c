"""A title lives in its own folders: the house knows the probe by its two registries only."""

from __future__ import annotations

import re

from game import TITLES
from tests.probe import registered
from tests.syntax import ROOT
from web.desk.screen import SCREENS

HOUSE = ("game", "web", "tools", "index.html", "screen.html", "Makefile", "pyproject.toml")
KINDS = {".py", ".js", ".mjs", ".css", ".html", ".svg", ".toml", ".txt", ".json", ""}
NAMED = re.compile(r"\bprobe\b", re.IGNORECASE)
ITS_OWN = ROOT / "tools" / "new_box"
"""Where it is made from."""


def test_no_file_of_the_house_names_the_probe():
    found = []
    for name in HOUSE:
        path = ROOT / name
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            is_source = file.suffix in KINDS and "__pycache__" not in file.parts
            if file.is_file() and is_source and not file.is_relative_to(ITS_OWN):
                text = file.read_text(encoding="utf-8", errors="replace")
                found += [f"{file.relative_to(ROOT)}: {hit[0]}" for hit in NAMED.finditer(text)]
    assert found == []


def test_it_is_entered_in_the_two_registries_and_nowhere_else():
    before = dict(TITLES), dict(SCREENS)
    with registered() as title:
        added = {id: TITLES[id] for id in TITLES if id not in before[0]}
        screens = {id: SCREENS[id] for id in SCREENS if id not in before[1]}
        assert added == {"probe": title} and list(screens) == ["probe"]
        assert screens["probe"].box not in {screen.box for screen in before[1].values()}
    assert before == (TITLES, SCREENS)
