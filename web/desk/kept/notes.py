"""Small things that are kept beside the games, each an object of JSON under a key of its own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from game.outside import parsed
from web.desk.kept.stores import Storage


def read(storage: Storage, key: str, longest: int) -> dict[str, Any]:
    """What is noted under `key`; nothing where that is damaged, no object, or too long.

    `longest` are letters: whatever is longer was not written by this page.
    """
    text = storage.get(key) or ""
    try:
        kept = parsed(text, longest)
    except ValueError:
        kept = None
    return kept if isinstance(kept, dict) else {}


def write(storage: Storage, key: str, noted: Mapping[str, Any]) -> None:
    """Note it; without room it lasts until the page closes."""
    with suppress(OSError):
        storage.set(key, json.dumps(noted, ensure_ascii=False))
