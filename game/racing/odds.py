"""The blackboard: six rows of odds, and how a stable climbs and falls on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

ROWS = (1, 2, 3, 4, 5, 6)
"""Row 1 pays 1:2 and is the best, row 6 pays 1:7."""


def multiplier(row: int) -> int:
    """What a win bet pays for each Danaro staked, the stake included (1:2 pays 2)."""
    return row + 1


def climbed(row: int, steps: int) -> int:
    """The row `steps` further up (down when negative), held on the board."""
    return min(6, max(1, row - steps))


def new_odds(odds: Mapping[str, int], ranking: Sequence[str]) -> dict[str, int]:
    """Rows after a race: one up for a better place than row, one down for a worse one (3.4)."""
    return {
        horse: row
        if (place := ranking.index(horse) + 1) == row
        else row + (1 if place > row else -1)
        for horse, row in odds.items()
    }
