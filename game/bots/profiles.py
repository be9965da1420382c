"""Who a computer player is: how well it plays, and in what spirit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

LEVELS = ("casual", "keen", "sharp")
TEMPERS = ("cautious", "bluffer", "banker")
NAMES = tuple(f"{level} {temper}".strip() for level in LEVELS for temper in ("", *TEMPERS))
"""Every computer player that can sit down."""


class Chooser(Protocol):
    """What a bot needs of a `random.Random`."""

    def random(self) -> float: ...


class Mind(NamedTuple):
    """A level of play and a temper, "" where it is even."""

    level: str
    temper: str = ""


def mind_of(name: str) -> Mind:
    """The mind of a name like "keen" or "sharp banker"; ValueError names the known ones."""
    level, _, temper = name.partition(" ")
    if level not in LEVELS or (temper not in TEMPERS and name != level):
        known = f"{', '.join(LEVELS)}, each alone or with {', '.join(TEMPERS)}"
        raise ValueError(f"there is no computer player {name!r}: there are {known}")
    return Mind(level, temper)


class Reason(NamedTuple):
    """One reason: its `kind`, and ids and numbers as `facts`."""

    kind: str
    facts: Mapping[str, Any]
