"""The languages of the page: what they are called, and where the words of one are found.

`web/words/<code>/` has the house's, `web/<box>/words/<code>/` those of each box. In the built site
all of one language lie in one archive, which is fetched when somebody wishes for it.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.machinery import PathFinder
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from typing import Any

NAMES = {"en": "English", "fr": "Français", "it": "Italiano"}
"""Every language, as its own speakers call it."""

LEARNT: set[str] = set()
"""Those beside English whose words are here."""

ARCHIVES: dict[str, str] = {}
"""Where the words of a language lie, if not in the folders of this tree."""

HERE = Path(__file__).resolve().parent.parent.parent


def learn(code: str, archive: str = "") -> None:
    """The words of this language are here, in this archive, or in this tree."""
    if archive:
        ARCHIVES[code] = archive
    LEARNT.add(code)


def is_open(package: str) -> bool:
    """Whether a box has been opened, its words with it; the house always is."""
    return package in sys.modules


def speaks(package: str, code: str) -> bool:
    """Whether the house, or a box that has been opened, has any words in this language."""
    _reach(package, code)
    return find_spec(f"{package}.{code}") is not None


def words(package: str, code: str) -> Any:
    """The words of the house, or of a box that has been opened; those rest on the house's."""
    _reach(package, code)
    return import_module(f"{package}.{code}")


def _reach(package: str, code: str) -> None:
    """The words in the archive of a language, if it has one, can be imported."""
    for its in ("web.words", package) if code in ARCHIVES else ():
        place, path = f"{ARCHIVES[code]}/{its.replace('.', '/')}", import_module(its).__path__
        if place not in path:
            path.append(place)


def labels(package: str, code: str) -> Mapping[str, str]:
    """The labels of a box that has not been opened: nothing else of it is read."""
    place = f"{ARCHIVES.get(code, HERE)}/{package.replace('.', '/')}/{code}"
    spec = PathFinder.find_spec("labels", [place])
    if spec is None or spec.loader is None:
        return {}
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Mapping[str, str] = module.LABELS
    return found


def wished(tags: list[str]) -> str:
    """The first language of a browser's wishes that the page speaks, else English."""
    codes = (tag.partition("-")[0].lower() for tag in tags)
    return next((code for code in codes if code in NAMES), "en")
