"""What keys mean at a table of Winner's Circle: a number is the horse with that number."""

from __future__ import annotations

from game.winners_circle.cards import HORSES
from web.desk.fingers import fingers
from web.desk.screen import Press
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.winners_circle.state import seen
from web.winners_circle.table import waiting

NOTHING = Press("do", "")
"""A number that means nothing here."""


def keys(key: str, desk: Desk) -> Press | None:
    """A number taps the card of that horse: once to choose it, and once more to go."""
    ask = desk.ask
    if ask is None or ask.what not in ("chip", "horse") or not (key.isascii() and key.isdigit()):
        return None
    if not 0 < int(key) <= len(HORSES):
        return NOTHING
    horse = HORSES[int(key) - 1]
    if horse == waiting(desk):
        return Press("do", "do-it")
    if ask.what == "horse":
        return Press("answer", horse)
    if is_face_down(desk, ask, desk.view):
        return Press("do", f"lay {horse}")
    return Press("answer", f"{fingers(desk).held(seen(desk.view).chips)} {horse}")
