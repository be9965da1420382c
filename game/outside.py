"""JSON that comes from outside, bounded before anything parses it.

A save, a link, a deck, a hall, a phone's word, and whatever lies in the browser's store, where
another edition or a stranger may have written. Python's parser calls itself for every list within
a list; in a browser that ends the whole page, where elsewhere it is only an error.
"""

from __future__ import annotations

import json
import re
from typing import Any

DEEPEST = 6
"""Lists within lists that anything of ours needs, and some to spare."""

STRING = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
NEST = re.compile(r"[\[\]{}]")


def parsed(text: str, longest: int, deepest: int = DEEPEST) -> Any:
    """The value that a text of at most `longest` letters spells; ValueError where it is none.

    None either where lists lie deeper in one another than `deepest`, or where a number is none
    that can be reckoned with (`NaN`, `1e999`).
    """
    if not isinstance(text, str) or len(text) > longest or depth(text) > deepest:
        raise ValueError("too long, or too deep")
    return json.loads(text, parse_constant=_refused, parse_float=_reckoned)


def depth(text: str) -> int:
    """How deep lists lie in one another in a text of JSON; an open string hides nothing."""
    now = deepest = 0
    for sign in NEST.findall(STRING.sub("", text)):
        now = now + 1 if sign in "[{" else max(0, now - 1)
        deepest = max(deepest, now)
    return deepest


def _refused(text: str) -> Any:
    raise ValueError(text)


def _reckoned(text: str) -> float:
    number = float(text)
    return number if abs(number) < 1e300 else _refused(text)
