"""A build can be made again: one commit gives one version, whoever builds it, wherever and when."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tests.e2e.probing import probe_at_home, with_probe
from tests.e2e.publishing import built_with
from tools.build import build
from tools.content import all_files
from tools.serve import size_sent
from tools.sheets import ROOMS
from web.words.languages import NAMES


def sums(dist: Path) -> dict[str, str]:
    """Every file of a build with a check sum."""
    return {
        path.relative_to(dist).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in all_files(dist)
    }


@pytest.mark.nightly
def test_the_same_sources_elsewhere_give_the_same_bytes(tmp_path: Path) -> None:
    elsewhere = tmp_path / "a folder with a name of quite another length"
    assert sums(built_with(elsewhere, anew=True)) == sums(build())


@pytest.mark.nightly
def test_a_change_in_one_title_changes_no_file_of_another(tmp_path: Path) -> None:
    """Nor the memory and the letters: players fetch what has changed, and no more."""
    before = sums(probe_at_home())
    after = sums(with_probe(tmp_path, "Skip ahead", "Go on"))
    assert {name for name in before if name.startswith("probe-")}.isdisjoint(after)
    edition = ("horseburg-", "probe-", "index.html", "screen.html", "sw.js", "version.json")
    stayed = {name: sum for name, sum in before.items() if not name.startswith(edition)}
    assert stayed.items() <= after.items()
    assert any(name.endswith("memory.bin") for name in stayed)


OTHERS = tuple(f"{code}-" for code in NAMES if code != "en")

ENTERED = tuple(f"{room}-" for room in ROOMS)
"""Rooms whose code is fetched at their door: the hall of fame, where a game has been finished."""

LATER = (
    *("stdlib.zip", "app.zip", "screen.css", "sw.js", "licenses.txt", "screen.html", "screen.js"),
    *("qr.mjs", "zzfx.mjs", "sound.js"),
    *("guest.html", "guest.css", "letters.css", "guest.js", "face.js", "answer.js"),
    *(
        "phones.js",
        "calls.js",
        "wire.js",
        "spoken.js",
        "nearby.js",
        "scan.js",
        "reader.js",
        "qr-decode.mjs",
    ),
    *("unicorns.svg", "fair.svg", "nasty.svg", "circle.svg", "risk.svg", "derby.svg", "zoom.js"),
    *("behind-unicorns.svg", "behind-nasty.svg"),
    *("version.json", "gazette.js"),
    *("manifest.webmanifest", *(f"manifest.{code}.webmanifest" for code in NAMES)),
)
"""For a start without the kept memory, for the big screen, for readers, for a code, for the first
sound, for phones, for unicorns, for races over hedges and round the oval, for an installed page: no
first visit fetches them before it is playable (`python -m tools.bench weight` lists what one does),
nor whole fonts, of which the page has a core, nor icons of an installed page."""


def test_a_first_visit_fetches_nine_megabytes_at_the_most() -> None:
    """With every box in the house, as a server sends it: packed where that helps.

    Another language than English is one archive more, and no visit fetches two.
    """
    sent = {
        path: size_sent(path)
        for path in all_files(build())
        if path.name not in LATER and path.suffix not in (".woff2", ".png")
    }
    assert any(path.name == "memory.bin" for path in sent)
    sent = {path: size for path, size in sent.items() if not path.parent.name.startswith(ENTERED)}
    languages = {path for path in sent if path.parent.name.startswith(OTHERS)}
    assert len(languages) == len(OTHERS)
    english = {path: size for path, size in sent.items() if path not in languages}
    fetched = sum(english.values()) + max(sent[path] for path in languages)
    assert fetched < 9_000_000, sorted(sent.items(), key=lambda it: -it[1])[:5]
