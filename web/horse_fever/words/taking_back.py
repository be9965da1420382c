"""What undo would take back, in words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from web.horse_fever.words.questions import answer_words
from web.words.plain import capital

_PLAYER = re.compile(r"\bplayer ([1-9])\b")


def taken_back(answers: Sequence[str], names: Sequence[str]) -> str:
    """The last of these answers in words, a stake with its bet, a horse with the card behind it."""
    *before, last = answers
    said = _ONE_WORD.get(last) or answer_words("stake" if last.isdigit() else "", last)
    half = before[-1].partition(" ")[0] if before else ""
    if last.isdigit() and half in ("win", "show"):
        said = f"{said} on {answer_words('', before[-1])}"
    elif half == "fix":
        said = f"{answer_words('', before[-1])} {said}"
    return capital(_PLAYER.sub(lambda it: names[int(it[1]) - 1], said))


_ONE_WORD = {"pass": "your pass", "done": "that you were done", "refuse": "your no"}
