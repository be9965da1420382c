"""Names that are the same in every language of the page, and the language that each of them is in.

Whoever reads the page aloud changes the voice for a name that stands for itself: on a card, a
button, a silk. A name in a sentence is said with the sentence, as people do.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from markupsafe import escape

from web.words import speaking

TONGUES: dict[str, str] = {}
"""The language of each name, written as in HTML."""

TEXT = re.compile(r"<(/?)([^<>]*)>(\s*(?:\d+ )?)([^<>]+?)(\s*)(?=<(/?))")
"""A text of the page, a number apart: the tag before it, and whether the next one closes."""


def keep(code: str, names: Iterable[str]) -> None:
    """These names are in this language, and no other one has its own for them."""
    TONGUES.update((str(escape(name)), code) for name in names)


def marked(html: str) -> str:
    """The page with the language of each foreign name: on its element, which may be made for it."""
    return TEXT.sub(_marked, html)


def _marked(found: re.Match[str]) -> str:
    code = TONGUES.get(found[4], speaking.LANGUAGE)
    if code == speaking.LANGUAGE:
        return found[0]
    closes, tag, before, name, after, is_last = found.groups()
    if is_last and not closes and not before.strip():
        return f'<{tag} lang="{code}">{before}{name}{after}'
    return f'<{closes}{tag}>{before}<span lang="{code}">{name}</span>{after}'
