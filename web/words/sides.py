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

SAID = ("aria-label", "alt")
"""What is heard of an element."""


def fenced(html: str) -> str:
    """The page with a fence around what is written from the right, seen or heard; not as typed."""
    if not html.encode("utf-8", "replace").translate(None, FAR):
        return html  # as nearly always: this is quick
    return RUN.sub(_fenced, html)


def _fenced(found: re.Match[str]) -> str:
    html, start = found.string, found.start()
    tag = html.rfind("<", 0, start)
    if html.rfind(">", 0, start) < tag:  # an attribute's
        is_told = html[tag : html.rfind('="', 0, start)].rpartition(" ")[2] in SAID
    else:
        is_told = not html.startswith("<textarea", tag)
    return f"{FENCE}{found[0]}{END}" if is_told else found[0]
