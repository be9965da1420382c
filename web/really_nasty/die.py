"""The die of the meeting."""

from __future__ import annotations

from web import html as h


def die(face: int) -> h.Node:
    """The die as it fell."""
    if not face:
        return None
    return h.span(f".rn-die.timed.pips.pips-{face}", role="img", aria_label=str(face))
