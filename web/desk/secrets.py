"""What lies face down on the screen now."""

from __future__ import annotations

from game.play import Ask
from web.desk.screen import screen_of
from web.desk.state import Desk


def is_face_down(desk: Desk, ask: Ask, view: object) -> bool:
    """Whether the answers themselves lie face down now."""
    return desk.is_covered and screen_of(desk.at.table).is_secret(ask, view)
