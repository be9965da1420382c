"""What somebody has in the fingers: the card or chip of the own hand that the next tap lays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from web.desk.state import Desk


@dataclass(slots=True)
class Fingers:
    """It is kept by its number in the hand."""

    number: int = 0

    def of(self, hand: Sequence[object]) -> int:
        """Its number while there is such a one, else that of the last."""
        return self.number if 0 <= self.number < len(hand) else len(hand) - 1

    def held(self, hand: Sequence[str]) -> str:
        """What a tap would lay; "" where the hand lies face down, or is empty."""
        return hand[self.of(hand)] if hand else ""


FIRST, LAST = 0, -1


def fingers(desk: Desk) -> Fingers:
    """What is in the fingers at this desk."""
    return desk.own(Fingers)


def put_down(desk: Desk, number: int = FIRST) -> None:
    """Nothing has been chosen: whoever is asked holds the first card, or this one."""
    fingers(desk).number = number


def hold(desk: Desk, number: str) -> None:
    """Take this one; the next tap on a horse lays it, and what waited for a second tap is off."""
    fingers(desk).number, desk.second = int(number), None
