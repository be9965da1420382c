"""The language of the page: which one it is, and where its words come from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import js
from pyodide.ffi import create_once_callable
from pyscript.js_modules.tongue import bring

from web.desk.settings import Settings
from web.desk.state import Desk
from web.words import languages, shelf, speaking
from web.words.speaking import say

SHELF = Path("/languages")
"""Where engine.js has put the language with which the page wakes."""

AGAIN = 3000
"""Milliseconds until words that could not be had are asked for again."""

MISSED: dict[str, float] = {}
"""When the words of a language could not be had; empty once the page speaks as was chosen."""


def mount() -> None:
    """Learn the language that came along."""
    shelf.ARCHIVES.append(SHELF)
    for archive in SHELF.glob("*.zip"):
        languages.learn(archive.stem)


def wanted(settings: Settings) -> str:
    """The language that was chosen, else the first of the browser's wishes."""
    chosen = settings["language"]
    return chosen if chosen in languages.NAMES else languages.wished(list(js.navigator.languages))


def speak(desk: Desk, draw: Callable[[], object]) -> None:
    """Speak as was chosen; where the words must be fetched first, draw again when they are here.

    Words that cannot be had are told of once, and asked for again at a later draw.
    """
    code, now = wanted(desk.settings), js.Date.now()
    if code == languages.ENGLISH or code in languages.LEARNT:
        MISSED.clear()
        speaking.LANGUAGE = code
        name(code)
        return
    if now < MISSED.get(code, 0) + AGAIN:
        name(speaking.LANGUAGE)
        return

    def missed() -> None:
        if code not in MISSED:
            desk.notice = say(
                "{language} could not be fetched. It comes when there is a network.",
                language=languages.NAMES[code],
            )
        MISSED[code] = js.Date.now()

    learn(code, draw, missed)


def learn(code: str, then: Callable[[], object], missed: Callable[[], object]) -> None:
    """Fetch the words of a language and learn it; if they cannot be had, `missed` comes first."""

    def come(words: Any) -> None:
        if words is not None:
            (SHELF / f"{code}.zip").write_bytes(words.to_bytes())
            languages.learn(code)
        else:
            missed()
        then()

    bring(code, create_once_callable(come))


def name(code: str) -> None:
    """Let the document say its language; said again, every element would be dressed anew for it."""
    root = js.document.documentElement
    if root.lang != code:
        root.lang = code
