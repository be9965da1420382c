"""Golden games, replayed inside the browser's own Python, end as they do here.

That they end as ever is asked in tests/titles; here only another Python could tell another story.
Two games of each title are played on every change, those that are told in full, and all of them in
`make prove`.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.amount import PROVES
from tools.driving import browsers
from tools.golden import GOLDEN
from tools.lab import add_lab_pages
from tools.serve import serving

REPLAY = """
import json
from game import saves
def told(text):
    table = saves.loads(text)
    seats = [None, *range(len(table.names))]
    return json.dumps({
        "result": repr(table.result),
        "events": [repr(event) for event in table.events],
        "views": [repr(table.view(seat)) for seat in seats],
        "save": saves.dumps(table),
    })
told
"""


@pytest.fixture(scope="module")
def python(
    chromium: Browser, dist: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Page]:
    """A page with nothing but Pyodide and our archive in it."""
    lab = Path(shutil.copytree(dist, tmp_path_factory.mktemp("lab") / "dist"))
    add_lab_pages(lab)
    with serving(lab) as address, chromium.new_context(service_workers="block") as context:
        page = context.new_page()
        page.goto(address + "lab.html")
        page.locator(browsers.READY).wait_for(state="attached", timeout=60_000)
        page.evaluate("code => { globalThis.told = py.runPython(code) }", REPLAY)
        yield page


def here(text: str) -> dict[str, object]:
    """What `told` says of a save in this Python."""
    names: dict[str, object] = {}
    exec(REPLAY.removesuffix("told\n"), names)
    said: dict[str, object] = json.loads(names["told"](text))  # type: ignore[operator]
    return said


GAMES = sorted(GOLDEN.glob("*/*.txt"))
TRIED = GAMES if PROVES else [path for path in GAMES if path.with_suffix(".told").exists()]


@pytest.mark.parametrize("path", TRIED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_game_is_the_same_in_pyodide(python: Page, path: Path) -> None:
    text = path.read_text()
    assert json.loads(python.evaluate("text => told(text)", text)) == here(text)
