"""What the caller says of a moment."""

from __future__ import annotations

from web.desk.state import Desk
from web.racing import bar
from web.risk.words import voice
from web.risk.words.calling import lines


def heard(desk: Desk) -> list[str]:
    """The lines of the moment, or else those of the last one that had any."""
    return bar.called(desk, voice(), lines)
