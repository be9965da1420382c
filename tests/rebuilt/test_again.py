"""A build can be made again: one commit gives one version, whoever builds it, wherever and when."""

from __future__ import annotations

import hashlib
from pathlib import Path

from tests.e2e.publishing import built_with
from tools.build import all_files, build


def sums(dist: Path) -> dict[str, str]:
    """Every file of a build with a check sum."""
    return {
        path.relative_to(dist).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in all_files(dist)
    }


def test_the_same_sources_elsewhere_give_the_same_bytes(tmp_path: Path) -> None:
    elsewhere = tmp_path / "a folder with a name of quite another length"
    assert sums(built_with(elsewhere)) == sums(build())
