"""The two sprint dice, rolled together: each shows one of the six colours of the lanes."""

from __future__ import annotations

from functools import cache

from game.play import CHANCE, Ask, Play

Roll = tuple[str, str]


@cache
def _question(colours: tuple[str, ...], rule: str) -> tuple[Ask, dict[str, Roll]]:
    rolls = {f"sprint {one} {two}": (one, two) for one in colours for two in colours}
    return Ask(CHANCE, "sprint dice", tuple(rolls), rule=rule), rolls


def roll_sprint(colours: tuple[str, ...], rule: str) -> Play[Roll]:
    """Roll both dice; the same colour twice is still one sprint."""
    ask, rolls = _question(colours, rule)
    return rolls[(yield ask)]
