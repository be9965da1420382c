"""Nothing is called that the oldest browser does not know which README promises.

What browsers know is told by MDN's tables (`@mdn/browser-compat-data`). A name is looked up
wherever it could belong, for who holds it is not known: it is too new if it is so everywhere.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tools import programs

ROOT = Path(__file__).parent.parent
DATA = ROOT / "node_modules" / "@mdn" / "browser-compat-data" / "data.json"
OLDEST = {"chrome": (111,), "firefox": (115,), "safari": (16, 4)}
OLDEST |= {"chrome_android": (111,), "firefox_android": (115,), "safari_ios": (16, 4)}
PROMISED = "Chrome and Edge 111, Firefox 115, Safari and iPadOS 16.4"

SCRIPTS = sorted((ROOT / "web" / "static").rglob("*.js"))
MODULES = [path for path in sorted((ROOT / "web").rglob("*.py")) if "js." in path.read_text()]
NAME = re.compile(r"(?<!\?)\.([A-Za-z]\w*)(?!\w|\?\.|[\"'`])|\bnew ([A-Z]\w*)|\bjs\.([A-Za-z]\w*)")
"""A name that is called by; one behind or before `?.` may be missing."""

ASKED_FIRST: Mapping[str, str] = {
    "canShare": "share.js and gazette.js look whether it is there",
    "share": "the same",
    "fromBase64": "picture.js looks whether it is there",
    "hasBeenActive": "navigation.py asks for its owner first",
    "symbols": "our own: drawings in album.js",
    "rule": "our own, in album.js",
    "phone": "our own, in phones.js: whose a link is",
    "turn": "our own, in guest.js: the question that a picture belongs to",
}
"""Names that are used only where the browser has said that it knows them, and who asks."""


@cache
def known() -> Mapping[str, list[Any]]:
    """Everything that has a name in scripts, by that name."""
    data = json.loads(DATA.read_text(encoding="utf-8"))
    found: dict[str, list[Any]] = {}
    for place in (data["api"], data["javascript"]["builtins"]):
        for holder, what in place.items():
            found.setdefault(holder, []).append(what)
            for name, member in what.items():
                if name != "__compat":
                    found.setdefault(name.removesuffix("_static"), []).append(member)
    for name, what in data["css"]["properties"].items():
        found.setdefault(re.sub(r"-(\w)", lambda it: it[1].upper(), name), []).append(what)
    return found


def is_old(entry: Any) -> bool:
    """Whether the oldest browsers know this."""
    support = entry.get("__compat", {}).get("support", {})
    return all(
        browser in support and _is_old(support[browser], at) for browser, at in OLDEST.items()
    )


def _is_old(told: Any, oldest: tuple[int, ...]) -> bool:
    row = told if isinstance(told, list) else [told]
    return any(
        isinstance(one.get("version_added"), str)
        and not one.get("flags")
        and "prefix" not in one
        and "alternative_name" not in one
        and "version_removed" not in one
        and _number(one["version_added"]) <= oldest
        for one in row
    )


def _number(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)))


@cache
def own() -> frozenset[str]:
    """Names that our own Python gives to something: they are no browser's."""
    given = re.compile(r"\b(?:def|class) (\w+)|\bself\.(\w+)(?:: [^=]+)? =|^    (\w+): ", re.M)
    texts = [path.read_text() for part in ("web", "game") for path in (ROOT / part).rglob("*.py")]
    return frozenset(name for text in texts for it in given.findall(text) for name in it if name)


def too_new(text: str) -> Iterator[str]:
    """Names in a source that no browser of that age knows."""
    for found in NAME.finditer(text):
        name = next(filter(None, found.groups()))
        entries = known().get(name, [])
        if entries and name not in ASKED_FIRST and not any(map(is_old, entries)):
            yield name


@pytest.mark.parametrize("path", [*SCRIPTS, *MODULES], ids=lambda path: path.name)
def test_nothing_newer_than_what_is_promised_is_called(path: Path) -> None:
    ours = own() if path.suffix == ".py" else frozenset[str]()
    assert sorted(set(too_new(path.read_text(encoding="utf-8"))) - ours) == []


@pytest.mark.parametrize(
    "text",
    [
        "if (one.checkVisibility()) go();",
        "found = js.document.body.checkVisibility()",
        "const { promise } = Promise.withResolvers();",
        "const all = Object.groupBy(rows, key);",
        "const seen = one.union(other);",
        "js.document.startViewTransition(draw)",
        "scheduler.yield()",
        "new CloseWatcher()",
    ],
)
def test_what_is_newer_is_found(text: str) -> None:
    assert list(too_new(text))


@pytest.mark.parametrize(
    "text", ["rows.map(draw)", "AbortSignal.timeout?.(9)", "one?.checkVisibility?.()", "js.fetch()"]
)
def test_what_is_old_or_may_be_missing_is_not(text: str) -> None:
    assert not list(too_new(text))


PARSE = """
import { readFileSync } from "node:fs";
import { parse } from "acorn";
for (const path of process.argv.slice(1))
  try {
    parse(readFileSync(path, "utf8"), { ecmaVersion: 2022, sourceType: "module" });
  } catch (reason) {
    console.log(`${path}: ${reason.message}`);
  }
"""


def test_no_script_is_written_in_newer_words(tmp_path: Path) -> None:
    node = programs.node()
    assert node is not None
    newer = tmp_path / "newer.js"
    newer.write_text("using file = open();")
    filled = []
    for path in SCRIPTS:
        copy = tmp_path / path.name
        copy.write_text(re.sub(r"\{[a-z_]+\}(?=[,;\s/])", "0", path.read_text(encoding="utf-8")))
        filled.append(copy)
    command = [node, "--input-type=module", "-e", PARSE, *filled, newer]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert [line.partition(":")[0] for line in told.splitlines()] == [str(newer)], told


def test_styles_are_made_for_these_browsers() -> None:
    text = (ROOT / "tools" / "style.mjs").read_text(encoding="utf-8")
    made_for = {
        name: tuple(map(int, version.split(", ")))
        for name, version in re.findall(r"(\w+): version\(([\d, ]+)\)", text)
    }
    assert made_for == {name: OLDEST[name] for name in ("chrome", "firefox", "safari")}


def test_readme_promises_these_browsers() -> None:
    assert PROMISED in " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
