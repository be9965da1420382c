"""The die of the meeting."""

from __future__ import annotations

from web import html as h

PIPS = {1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}
"""Where the pips of each face lie, on a square of three by three counted from 1."""


def die(face: int) -> h.Node:
    """The die as it fell."""
    if not face:
        return None
    return h.span(".rn-die", role="img", aria_label=str(face))[
        (h.i(class_=f"at-{at}") for at in PIPS[face])
    ]
