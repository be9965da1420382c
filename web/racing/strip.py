"""The whole course as one narrow strip: how far everybody is, each shirt to be seen.

A shirt is wider than a space of the strip is on a phone, and several may stand on one space. So
shirts move aside in small steps, as few as will do, and stay in their order.
"""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from web import html as h
from web.parts.pieces import piece

SPACE = 2
"""How many steps a space is wide on the narrowest phone; a step is 0.31 of a shirt."""

APART = 2
"""So many steps two shirts stand apart at the least."""


def asides(at: Sequence[int]) -> list[int]:
    """How many steps to the right (below 0 to the left) of its space each shirt is drawn."""
    groups: list[list[int]] = []  # shirts that push each other, from left to right
    for one in sorted(range(len(at)), key=lambda one: at[one]):
        groups.append([one])
        while len(groups) > 1 and places(groups[-1], at)[0] - places(groups[-2], at)[-1] < APART:
            groups[-2:] = [groups[-2] + groups[-1]]
    found = {
        one: round(place - at[one] * SPACE)
        for group in groups
        for one, place in zip(group, places(group, at), strict=True)
    }
    return [found[one] for one in range(len(at))]


def places(group: Sequence[int], at: Sequence[int]) -> list[float]:
    """Where the shirts of a group stand, in steps, about the middle of where they belong."""
    middle = sum(at[one] for one in group) * SPACE / len(group)
    return [middle + (number - (len(group) - 1) / 2) * APART for number in range(len(group))]


@piece
def whole_way(at: tuple[tuple[Markup, int], ...], finish: int) -> h.Element:
    """The strip, to see at a glance how far it is to the line."""
    beside = asides([space for _, space in at])
    return h.div(".whole-way", aria_hidden="true")[
        h.span(".whole-line", data_at=str(finish)),
        (
            h.i(".dot", data_at=str(space), data_aside=str(steps))[silk]
            for (silk, space), steps in zip(at, beside, strict=True)
        ),
    ]
