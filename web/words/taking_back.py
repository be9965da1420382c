"""How often a table went back, and what a "what if" table says."""

from __future__ import annotations

from collections.abc import Sequence

from web.words.speaking import say


def went_back(taken: int, where: str) -> str:
    """The log's line where a table went back, and the place it came to."""
    return say(
        "The whole table agreed and went back {taken:plural(step|steps)}, to here: {where}",
        taken=taken,
        where=where,
    )


def often_back(taken: Sequence[int]) -> str:
    """What the podium says of a game that went back: how often, and how far."""
    if not taken:
        return ""
    return say(
        "The table went back {times:which(1=once|2=twice|{times} times)} by consent, "
        "{steps:plural(step|steps)} in all.",
        times=len(taken),
        steps=sum(taken),
    )


def what_if_name(name: str, where: str) -> str:
    """How a "what if" table is called on the shelf: after its game, and where it leaves it."""
    if name:
        return say("What if: {name}, {where}", name=name, where=where)
    return say("What if, {where}", where=where)


def what_if(real: int | None) -> str:
    """What a "what if" table says of itself."""
    if real is None:
        return ""
    if not real:
        return say("A “what if” table: the same players, from the very beginning.")
    return say(
        "A “what if” table: its first {real:plural(step|steps)} "
        "{real:agree(is that|are those)} of the real game.",
        real=real,
    )
