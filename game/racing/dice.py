"""The two sprint dice, rolled together: each shows one of the six horses."""

from __future__ import annotations

from game.play import CHANCE, Ask, Play

HORSES = ("black", "blue", "green", "red", "yellow", "white")
"""The six colours, in the order of their lanes from the left."""

_ROLLS = {f"sprint {one} {two}": (one, two) for one in HORSES for two in HORSES}
_ASK = Ask(CHANCE, "sprint dice", tuple(_ROLLS), rule="3.2.2")


def roll_sprint() -> Play[tuple[str, str]]:
    """Roll both dice; the same colour twice is still one sprint."""
    return _ROLLS[(yield _ASK)]
