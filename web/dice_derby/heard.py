"""What the caller says of a moment."""

from __future__ import annotations

from web.desk.state import Desk
from web.dice_derby.words import voice
from web.dice_derby.words.calling import lines
from web.racing import bar


def heard(desk: Desk) -> list[str]:
    """The lines of the moment, or else those of the last one that had any."""
    return bar.called(desk, voice(), lines)
