"""What keys mean at a table of Unicorn Fever: a number is the unicorn with that number."""

from __future__ import annotations

from game.unicorn_fever.lanes import LANES
from web.desk.fingers import fingers
from web.desk.screen import Press
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.unicorn_fever.state import seen

NOTHING = Press("do", "")
"""A number that means nothing here."""


def keys(key: str, desk: Desk) -> Press | None:
    """A number lays the card in hand on that unicorn, or names it for what is asked."""
    ask = desk.ask
    if ask is None or not (key.isascii() and key.isdigit()) or ask.what == "stake":
        return None
    if not 0 < int(key) <= len(LANES):
        return NOTHING
    colour = LANES[int(key) - 1]
    if ask.what in ("magic", "bet and magic"):
        if is_face_down(desk, ask, desk.view):
            return Press("do", f"lay {colour}")
        return Press("answer", f"play {fingers(desk).held(seen(desk.view).hand)} {colour}")
    return Press("do", f"touch horse {colour}")
