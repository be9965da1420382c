"""The two sprint dice, as they fell: each shows one of the lanes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from web import html as h
from web.parts.pieces import piece, unseen

Signed = Callable[[str], h.Node]
"""What a lane is told apart by: its drawing."""


def rolled(
    thrown: Sequence[str], lanes: tuple[str, ...], sign: Signed, name: Callable[[str], str]
) -> list[h.Node]:
    """Two dice: what they show stands first; the faces after it have rolled by."""
    if not thrown:
        return [h.span(".die.blank", aria_hidden="true")["?"] for _ in "12"]
    return [die(lane, number, lanes, sign, name) for number, lane in enumerate(thrown)]


@piece
def die(
    lane: str, number: int, lanes: tuple[str, ...], sign: Signed, name: Callable[[str], str]
) -> h.Element:
    """One die, with three other faces to roll past."""
    at = lanes.index(lane) + number
    past = [lanes[(at + step) % len(lanes)] for step in (2, 4, 3)]
    return h.span(class_=f"die die-{number}")[
        h.span(".faces")[sign(lane), (sign(other) for other in past)], unseen(name(lane))
    ]
