"""What the page keeps of its own for this box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Holding:
    """The magic card in the fingers, by its number in the hand."""

    number: int = 0

    def of(self, cards: Sequence[object]) -> int:
        """Its number while there is such a card, else that of the last."""
        return max(0, min(self.number, len(cards) - 1))


def held(view: Any, holding: Holding) -> str:
    """The card that a tap on a unicorn would play; "" where the hand lies face down."""
    return view.hand[holding.of(view.hand)] if view.hand else ""
