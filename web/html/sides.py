"""Names that are written from right to left, in sentences that are written from left to right.

Without a fence around it such a name takes the number behind it along: where it has to say
"Mohammed: 200 to win", the 200 would stand before the name.
"""

from __future__ import annotations

import re

FENCE, END = "\u2068", "\u2069"
RIGHT = "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
RUN = re.compile(f'[{RIGHT}](?:[^<>&"\\n:.,;!?()0-9A-Za-z]*[{RIGHT}])*')
FAR = bytes(byte for byte in range(256) if not (0xD6 <= byte <= 0xE0 or 0xEF <= byte <= 0xF0))
"""Bytes with which none of these signs begins."""


def fenced(text: str) -> str:
    """A text with a fence around what is written from the right."""
    if not text.encode("utf-8", "replace").translate(None, FAR):
        return text  # as nearly always: this is quick
    return RUN.sub(rf"{FENCE}\g<0>{END}", text)
