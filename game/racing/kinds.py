"""What a race of either Fever tells: every kind of event there is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

RaceKind = Literal[
    "deck reshuffled",
    "line crossed",
    "movement card",
    "off",
    "photo finish",
    "placed",
    "ranking",
    "sprint",
]


class RaceFacts(TypedDict, total=False):
    """What events of a race say, each some of these."""

    among: tuple[str, ...]
    by: str
    card: str
    changed: int
    dice: tuple[str, ...]
    horse: str
    moves: Mapping[str, int]
    number: int
    overshoot: int
    place: int
    ranking: tuple[str, ...]
    unit: int
