"""The docs are true: each path, name and command that they put in backticks or blocks exists."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from random import Random

import pytest

from tests.syntax import ROOT
from tests.test_layers import STANDS_ON
from tests.told import BLOCK, LINK, PATH, docs, is_there, spans, untrue

DOCS = pytest.mark.parametrize("doc", docs(), ids=lambda doc: doc.relative_to(ROOT).as_posix())
README, MAP = ROOT / "README.md", ROOT / "docs" / "map.md"

YOURS = {"my-deck.txt"}
"""What a reader is told to make."""


@DOCS
def test_whatever_stands_in_backticks_exists(doc: Path) -> None:
    told = dict.fromkeys(spans(doc.read_text(encoding="utf-8")))
    assert not {span: lacks for span in told if (lacks := set(untrue(span)) - YOURS)}


@DOCS
def test_every_link_to_a_file_or_a_heading_leads_there(doc: Path) -> None:
    for path, heading in LINK.findall(BLOCK.sub("", doc.read_text(encoding="utf-8"))):
        leads = (doc.parent / path).resolve() if path else doc
        assert leads.exists(), path
        assert not heading or heading in headings(leads), f"{path}#{heading}"


def headings(doc: Path) -> set[str]:
    """The headings of a page, as addresses."""
    found = re.findall(r"(?m)^#+ (.+)$", doc.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", one).lower().replace(" ", "-") for one in found}


def tree() -> list[tuple[str, str]]:
    """The list of the map: what stands where, and what is said of it."""
    ((_, block),) = BLOCK.findall(MAP.read_text())
    found: list[tuple[str, str]] = []
    above: list[str] = []
    for line in block.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        if depth > 3:  # the line above goes on
            found[-1] = (found[-1][0], f"{found[-1][1]} {line.strip()}")
            continue
        named, _, told = line.strip().partition("  ")
        above[depth:] = [named.split(", ")[0]]
        found += [("".join(above[:depth]) + one, told) for one in named.split(", ")]
    return found


def test_the_map_says_where_things_are() -> None:
    """Every file and folder of its list stands there, and what it says lies in a folder does."""
    listed = tree()
    assert len(listed) > 50
    assert not [path for path, _ in listed if not (ROOT / path).exists()]
    inside = [(path, name) for path, told in listed for name in PATH.findall(told)]
    lacking = [(path, name) for path, name in inside if not is_there(name)]
    assert len(inside) > 50 and not lacking


def test_the_map_lists_each_folder_of_the_page_above_those_that_stand_on_it() -> None:
    order = [
        path.split("/")[1] for path, _ in tree() if path.count("/") == 2 and path[:4] == "web/"
    ]
    assert set(STANDS_ON) <= {*order}
    for folder, below in STANDS_ON.items():
        late = [one for one in below.split() if order.index(one) > order.index(folder)]
        assert not late, f"{folder} stands on {late}"


def test_exceptions_of_style_are_of_files_that_exist() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    excepted = settings["tool"]["ruff"]["lint"]["per-file-ignores"]
    assert excepted and not [one for one in excepted if not [*ROOT.glob(one)]]


def test_the_readme_s_game_of_five_lines_can_be_played() -> None:
    (code,) = (text for language, text in BLOCK.findall(README.read_text()) if language == "python")
    known: dict[str, object] = {"Random": Random}
    exec(code, known)
    assert "table" in known


@pytest.mark.parametrize(
    "text",
    [
        "`web/parts/none.py`",
        "`game/<box>/nowhere.py`",
        "`web/nowhere/`",
        "`test_nothing_of_this_name`",
        "`test_fit.py`",
        "`python -m tools.nothing`",
        "`.venv/bin/python -m game.arena --no-such-thing`",
        "```\nmake play-it\n```",
        "`make test-nothing`",
        "`make words LANGUAGE_OF=nl`",
        '`(BOX, "web.<box>.screen")`',
        "`web.desk.nowhere`",
        "`Desk.nowhere`",
        "`desk.nowhere`",
        "`Screen.nowhere`",
        "`data-nowhere`",
        "`no_such_name`",
        "`HORSEBURG_NOTHING=1`",
    ],
)
def test_what_does_not_exist_is_found(text: str) -> None:
    assert [lack for span in spans(text) for lack in untrue(span)]


@pytest.mark.parametrize(
    "text",
    ["`web/<box>/screens.py`", "`desk.ask`", "`make test-chromium SHARD=2 SHARDS=3`", "`dist/`"],
)
def test_what_exists_is_not(text: str) -> None:
    assert not [lack for span in spans(text) for lack in untrue(span)]
