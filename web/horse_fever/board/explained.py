"""Racing words of Horse Fever where they appear in a text."""

from __future__ import annotations

from web import html as h
from web.horse_fever.words import of_title
from web.horse_fever.words.language import FAMILY
from web.parts import glossary


def worded(text: str, where: str) -> list[h.Node]:
    """A text whose racing words can be tapped; `where` tells its buttons from those elsewhere."""
    return glossary.worded(of_title(FAMILY), text, where)
