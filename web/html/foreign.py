"""Names that are the same in every language of the page, and the language that each of them is in.

Whoever reads the page aloud changes the voice for a name that stands for itself: on a card, a
button, a silk (`writing.py` marks it there). A name in a sentence is said with the sentence, as
people do.
"""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import escape

LANGUAGES: dict[str, str] = {}
"""The language of each name, written as in HTML."""


def keep(code: str, names: Iterable[str]) -> None:
    """These names are in this language, and no other one has its own for them."""
    LANGUAGES.update((str(escape(name)), code) for name in names)
