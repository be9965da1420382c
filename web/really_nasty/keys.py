"""What keys mean at a nasty meeting."""

from __future__ import annotations

from game.really_nasty.cards import SILKS
from web.desk.screen import Press
from web.desk.secrets import is_face_down
from web.desk.state import Desk
from web.really_nasty.state import seen
from web.really_nasty.words import GO_ON

NOTHING = Press("do", "")
"""A number that means nothing here."""


def keys(key: str, desk: Desk) -> Press | None:
    """A number is a card of the hand, a person to speak up, a horse to bet on; R does not roll."""
    ask = desk.ask
    if ask is None or not (key.isascii() and key.isdigit()):
        return None
    number = int(key)
    if desk.speaking is not None:
        return Press("do", f"nasty {number - 1}") if number else NOTHING
    if set(GO_ON) & set(ask.options) and ask.who < 0:
        people = desk.people
        return Press("do", f"speak {people[number - 1]}") if 0 < number <= len(people) else NOTHING
    if ask.what == "entries":
        return Press("do", f"enter {number - 1}") if 0 < number <= len(SILKS) else NOTHING
    if ask.what == "bet" and not is_face_down(desk, ask, desk.view):
        silks = seen(desk.view).silks
        return Press("answer", silks[number - 1]) if 0 < number <= len(silks) else NOTHING
    return None
