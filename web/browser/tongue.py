"""The language of the page: which one it is, and where its words come from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import js
from pyodide.ffi import create_once_callable
from pyscript.js_modules.tongue import bring

from web.settings import Settings
from web.words import languages, speaking

SHELF = Path("/languages")
"""Where engine.js has put the language with which the page wakes."""


def mount() -> None:
    """Learn the language that came along."""
    for archive in SHELF.glob("*.zip"):
        languages.learn(archive.stem, str(archive))


def wanted(settings: Settings) -> str:
    """The language that was chosen, else the first of the browser's wishes."""
    chosen = settings["language"]
    return chosen if chosen in languages.NAMES else languages.wished(list(js.navigator.languages))


def speak(settings: Settings, draw: Callable[[], object]) -> None:
    """Speak as was chosen; where the words must be fetched first, draw again when they are here."""
    code = wanted(settings)
    if code == "en" or code in languages.LEARNT:
        speaking.LANGUAGE = js.document.documentElement.lang = code
        return

    def come(words: Any) -> None:
        if words is None:
            settings.choose("language", speaking.LANGUAGE)  # as it is, until there is a network
        else:
            archive = SHELF / f"{code}.zip"
            archive.write_bytes(words.to_bytes())
            languages.learn(code, str(archive))
        draw()

    bring(code, create_once_callable(come))
