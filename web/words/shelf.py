"""Where the words of every language lie, compiled: one file a language and domain.

In the page they come with the memory, with a box, a room or a language, each in an archive; in the
tree `tools.words` compiles them into `.cache/words`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from pathlib import Path
from typing import Any
from zipimport import ZipImportError, zipimporter

ROOT = Path(__file__).resolve().parent.parent.parent

Table = Any
"""Texts by their key, or in the order of the English ones; several where one has parts."""

FOLDERS: list[str] = [str(ROOT / "locale"), str(ROOT / ".cache" / "words")]
"""Where words lie as files, a folder a language: in the page, or in the tree."""

ARCHIVES: list[Path] = []
"""Where archives come to lie that may have words of any language in `locale/`."""


def places() -> Iterator[str]:
    """Every folder that may hold those of languages, of the archives that are here by now too."""
    yield from FOLDERS
    for shelf in ARCHIVES:
        yield from (f"{archive}/locale" for archive in sorted(shelf.glob("*.zip")))


def tables(code: str, domain: str) -> Mapping[str, Table]:
    """The tables of a domain in a language; none where they are not here."""
    for place in places():
        if told := data(f"{place}/{code}", f"{domain}.json"):
            found: Mapping[str, Table] = json.loads(told)
            return found
    return {}


@cache
def grammar(code: str) -> Mapping[str, Any]:
    """What `grammar.py` of a language defines; nothing where it needs none.

    It is read once: the memory with which the page wakes holds that of English, and no file of it.
    """
    spec = PathFinder.find_spec("grammar", [f"{place}/{code}" for place in places()])
    if spec is None or spec.loader is None:
        return {}
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return vars(module)


def index() -> dict[str, str]:
    """How each language calls itself, by its code."""
    for place in places():
        if told := data(place, "index.json"):
            found: dict[str, str] = json.loads(told)
            return found
    raise FileNotFoundError("The words are not compiled. In the tree: make words")


def data(folder: str, name: str) -> bytes:
    """A file of a folder, or of an archive; b"" where it is not."""
    archive, zipped, _ = folder.partition(".zip")
    try:
        if zipped:
            return zipimporter(archive + zipped).get_data(f"{folder}/{name}")
        return Path(folder, name).read_bytes()
    except (OSError, ZipImportError):
        return b""
