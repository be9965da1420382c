"""What the page keeps of its own for this box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Holding:
    """The chip in the fingers of whoever bets, by its number in the hand; -1 for the last."""

    number: int = -1

    def of(self, chips: Sequence[object]) -> int:
        """Its number while there is one such chip, else that of the last."""
        return self.number if 0 <= self.number < len(chips) else len(chips) - 1


def held(view: Any, holding: Holding) -> str:
    """The chip that a tap on a horse would lay; "" where the player’s chips lie face down."""
    return view.chips[holding.of(view.chips)] if view.chips else ""
