"""What needs no decision goes by itself: an answer that a person would give without a thought.

A title says which (`Screen.obvious`). It is given a moment later, and can be taken back like any
answer; then the question stays until it is answered by hand.
"""

from __future__ import annotations

from dataclasses import dataclass

from web.desk.screen import screen_of
from web.desk.state import Desk

BY_ITSELF = "by itself"
"""The setting, by its name: whether rolls and obvious moves wait for a tap."""


@dataclass(slots=True)
class Obvious:
    """The table and the step that were looked at last, and what was found; "" for a decision.

    `given` is where an answer has gone by itself: taken back, it does not go once more.
    """

    at: tuple[str, int] = ("", -1)
    text: str = ""
    given: tuple[str, int] = ("", -1)


def is_wanted(desk: Desk) -> bool:
    """Whether people want things to go by themselves; in a guided race they learn to do them."""
    return desk.settings[BY_ITSELF] == "on" and desk.guide is None


def answer(desk: Desk) -> str:
    """What goes by itself now, "" for nothing."""
    table, ask = desk.table, desk.ask
    if table is None or ask is None or ask.who not in desk.people or not ask.open:
        return ""
    if not is_wanted(desk) or desk.speaking is not None:
        return ""
    here, found = (desk.id, len(table.answers)), desk.own(Obvious)
    if found.given == here:
        return ""
    if found.at != here:
        found.at, found.text = here, screen_of(table).obvious(desk, ask)
    return found.text
