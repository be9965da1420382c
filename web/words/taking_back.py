"""How often a table went back, and what a "what if" table says."""

from __future__ import annotations

from collections.abc import Sequence

from web.words.plain import plural


def went_back(taken: int, where: str) -> str:
    """The log's line where a table went back, and the place it came to."""
    return f"The whole table agreed and went back {plural(taken, 'step')}, to here: {where}"


def often_back(taken: Sequence[int]) -> str:
    """What the podium says of a game that went back so often, by so many steps each time."""
    if not taken:
        return ""
    times = {1: "once", 2: "twice"}.get(len(taken), f"{len(taken)} times")
    return f"The table went back {times} by consent, {plural(sum(taken), 'step')} in all."


def what_if_name(name: str, where: str) -> str:
    """How a "what if" table is called on the shelf: after its game, and where it leaves it."""
    return f"What if: {name}, {where}" if name else f"What if, {where}"


def what_if(real: int | None) -> str:
    """What a "what if" table says of itself."""
    if real is None:
        return ""
    if not real:
        return 'A "what if" table: the same players, from the very beginning.'
    return f'A "what if" table: its first {plural(real, "step")} are those of the real game.'
