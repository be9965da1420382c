"""Every state as a wordy language would have it: all words but names half as long again."""

from __future__ import annotations

import re
from pathlib import Path

from tests.web.made_up import WORD
from tests.web.walked import NAMED, PROPER

TEXT = re.compile(r"(<(?:style|script)\b.*?</(?:style|script)>|<[^>]*>|&\w+;)", re.S)
"""What stands between texts."""

WHOLE = re.compile(f"{NAMED.pattern}|{WORD.pattern}")
"""A name of several words, or a word."""


def longer(html: str) -> str:
    """A page with longer words."""
    return "".join(
        it if TEXT.fullmatch(it) else WHOLE.sub(lambda word: stretched(word[0]), it)
        for it in TEXT.split(html)
    )


def stretched(word: str) -> str:
    """A word half as long again; a name stays."""
    is_name = word in PROPER or NAMED.fullmatch(word)
    return word if is_name else word + word[-1] * (len(word) // 2)


def lengthen(site: Path) -> None:
    """Do so with every page of a folder."""
    for path in site.glob("*.html"):
        path.write_text(longer(path.read_text(encoding="utf-8")), encoding="utf-8")
