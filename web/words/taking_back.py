"""What undo would take back, how often a table went back, and what a "what if" table says."""

from __future__ import annotations

import re
from collections.abc import Sequence

from web.words.horses import capital, plural
from web.words.questions import answer_words

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


def went_back(taken: int, where: str) -> str:
    """The log's line where a table went back, and the place it came to."""
    return f"The whole table agreed and went back {plural(taken, 'step')}, to here: {where}"


def often_back(taken: Sequence[int]) -> str:
    """What the podium says of a game that went back so often, by so many steps each time."""
    if not taken:
        return ""
    times = {1: "once", 2: "twice"}.get(len(taken), f"{len(taken)} times")
    return f"The table went back {times} by consent, {plural(sum(taken), 'step')} in all."


def what_if_name(name: str, races: int) -> str:
    """How a "what if" table is called on the shelf: after its game, and where it leaves it."""
    where = f"after race {races}" if races else "from before the first race"
    return f"What if: {name}, {where}" if name else f"What if, {where}"


def what_if(real: int | None) -> str:
    """What a "what if" table says of itself."""
    if real is None:
        return ""
    if not real:
        return 'A "what if" table: the same players, from the very beginning.'
    return f'A "what if" table: its first {plural(real, "step")} are those of the real game.'
