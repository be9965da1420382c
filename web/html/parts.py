"""A page in parts: every element with an id stands for itself, so that only what is new is sent.

Each part is HTML by the id of its element, the whole page by `ROOT`; where another part stands in
it, it has a mark instead, which no text of a page can hold.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

ROOT = ""
LEAST = 300
"""Letters of a part: to send a shorter one costs less than to look whether it has changed."""

Parts = Mapping[str, str]

MARK = re.compile("<\x01([^>]*)></\x01>")
"""An element as far as any other search in HTML goes, so it is fenced and named as one."""

LIVE = re.compile("<(?:input|select|textarea)[ >]")
"""What holds more than its HTML tells: it is always sent."""

TAG = re.compile(r"<([\w-]+)")


def mark(id: str) -> str:
    """What stands in place of a part."""
    return f"<\x01{id}></\x01>"


def whole(parts: Parts, id: str = ROOT) -> str:
    """The HTML of a part, with all that stands in it."""
    return MARK.sub(lambda found: whole(parts, found[1]), parts[id])


def news(parts: Parts, before: Parts) -> str:
    """The page, with a stub for each part in which nothing is new: an element of that id alone."""
    known: dict[str, bool] = {}
    return _news(ROOT, parts, before, known)


def _news(id: str, parts: Parts, before: Parts, known: dict[str, bool]) -> str:
    def put(found: re.Match[str]) -> str:
        part = found[1]
        if is_same(part, parts, before, known):
            tag = TAG.match(parts[part])
            assert tag is not None
            return f'<{tag[1]} id="{part}" data-same></{tag[1]}>'
        return _news(part, parts, before, known)

    return MARK.sub(put, parts[id])


def is_same(id: str, parts: Parts, before: Parts, known: dict[str, bool]) -> bool:
    """Whether nothing is new in a part, nor in what stands in it."""
    if id not in known:
        text = parts[id]
        known[id] = (
            before.get(id) == text
            and not LIVE.search(text)
            and all(is_same(it, parts, before, known) for it in MARK.findall(text))
        )
    return known[id]


def where(parts: Parts, text: str, id: str = ROOT) -> str | None:
    """The part in which a text comes first on the page, None where it does not come."""
    for number, piece in enumerate(MARK.split(parts[id])):
        if number % 2:
            if (found := where(parts, text, piece)) is not None:
                return found
        elif text in piece:
            return id
    return None


def without(parts: Parts, id: str) -> Parts:
    """The parts but those in whose HTML the element of this id is: it has been changed since."""
    named = f' id="{id}"'
    return {part: text for part, text in parts.items() if named not in text}
