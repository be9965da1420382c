"""The texts of a title in each language: those of any game, and its own.

The words of the Gazette are a file a language in a folder, of the house and of a box; each language
of the page that has its files is spoken, and nothing but its name is written anywhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from web.rooms.gazette.story import Texts
from web.words.languages import NAMES


def spoken(package: str) -> dict[str, Any]:
    """By language the words of a folder; a language without a file there is left out."""
    files = {code: f"{package}.{code}" for code in NAMES}
    return {code: import_module(file) for code, file in files.items() if find_spec(file)}


WORDS: Mapping[str, Any] = spoken("web.rooms.gazette.words")
"""What stands on every front page, and the stories that any game can have."""


def texts(score: str = "", package: str = "") -> dict[str, Texts]:
    """The texts of a title by language; `package` is the folder with words of its own.

    There a language has TOLD, the title's stories, SCORE, how a score is said where it is not
    `score`, and DEBTS, that loans are unpaid and what that means; each may be missing.
    """
    own: Mapping[str, Any] = spoken(package) if package else dict.fromkeys(WORDS)
    return {
        code: Texts(
            {**WORDS[code].TOLD, **getattr(its, "TOLD", {})},
            score or its.SCORE,
            *getattr(its, "DEBTS", ()),
        )
        for code, its in own.items()
        if code in WORDS
    }
