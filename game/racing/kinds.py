"""What a race of either Fever tells: every kind of event there is."""

from __future__ import annotations

from typing import Literal

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
