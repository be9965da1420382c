"""A build can be made again: one commit gives one version, whoever builds it, wherever and when."""

from __future__ import annotations

import hashlib
from pathlib import Path

from tests.e2e.probing import with_probe
from tests.e2e.publishing import built_with
from tools.build import build
from tools.content import all_files


def sums(dist: Path) -> dict[str, str]:
    """Every file of a build with a check sum."""
    return {
        path.relative_to(dist).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in all_files(dist)
    }


def test_the_same_sources_elsewhere_give_the_same_bytes(tmp_path: Path) -> None:
    elsewhere = tmp_path / "a folder with a name of quite another length"
    assert sums(built_with(elsewhere)) == sums(build())


def test_a_change_in_one_title_changes_no_file_of_another(tmp_path: Path) -> None:
    """Nor the memory and the letters: players fetch what has changed, and no more."""
    (one := tmp_path / "one").mkdir()
    (other := tmp_path / "other").mkdir()
    before = sums(with_probe(one))
    after = sums(with_probe(other, "Watch it again", "See it again"))
    assert {name for name in before if name.startswith("probe-")}.isdisjoint(after)
    edition = ("horseburg-", "probe-", "index.html", "screen.html", "sw.js", "version.json")
    stayed = {name: sum for name, sum in before.items() if not name.startswith(edition)}
    assert stayed.items() <= after.items()
    assert any(name.endswith("memory.bin.gz") for name in stayed)
