"""Where the camera stands: which spaces fill the picture, by how far the horses have come."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

CLOSING = 3
"""So many spaces before the line the camera begins to close in."""

AHEAD = 2
"""Spaces kept free in front of the leader."""

BEHIND = 3
"""Spaces kept in the picture behind the nose of the last: the horse. The style adds the plates."""

VIEW = (6, 13)
"""Fewest and most spaces from edge to edge."""

BEYOND = 8
"""Spaces from edge to edge behind the line, where the field runs out."""


class Shot(NamedTuple):
    """A picture of the course: the space at its `left` edge, and how many spaces it `view`s."""

    left: int
    view: int


def shot(spaces: Collection[int], finish: int, is_over: bool = False) -> Shot:
    """The picture of a field on these spaces, whose line is at `finish`.

    It follows the leader. Near the line it stays on the line, and lets go of those far behind. When
    the race is over, it looks at what lies beyond.
    """
    if is_over:
        return Shot(finish + 1, BEYOND)
    front, back = max(spaces, default=0), min(spaces, default=0)
    if front < finish - CLOSING:
        view = within(front + AHEAD - back + BEHIND)
        return Shot(max(-BEHIND, front + AHEAD - view), view)
    right = finish + AHEAD
    view = within(right - back + BEHIND)
    return Shot(right - view, view)


def within(wanted: int) -> int:
    """The number of spaces nearest to the wanted one that a picture can hold."""
    fewest, most = VIEW
    return max(fewest, min(most, wanted))
