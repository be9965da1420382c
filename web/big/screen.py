"""Which big screen a table has; without a table it is a poster."""

from __future__ import annotations

from web import html as h
from web.desk.screen import screen_of
from web.desk.state import Desk
from web.frame.big_screen import poster


def big(desk: Desk) -> h.Element:
    """What the room sees: never from an unveiled seat, only from what all may know."""
    if desk.table is None or desk.shown is None:
        return poster()
    return screen_of(desk.table).showing.big(desk)
