"""Where the page is stricter than the law of undo: an answer stands once another has looked.

A table knows answers and not people. The page knows who has taken the tablet or held their cards
open; what was answered before that is not taken back any more.
"""

from __future__ import annotations

from game import Table
from game.play import Refusal
from web.desk.screen import screen_of
from web.desk.state import Desk
from web.words.speaking import say


def why_not(desk: Desk) -> Refusal | None:
    """Why the last answer stands; None where it may be taken back here."""
    table = desk.at.table
    if refusal := table.why_no_undo():
        return refusal
    step = len(table.answers)
    asked, by = table.ask, table.steps[-1].asker
    by_computer = by in table.bots and asked is not None and asked.who >= 0
    if by_computer or step <= desk.looked:
        return Refusal(say("Another player has looked or answered since."), "")
    return None


def back_to(desk: Desk) -> int:
    """The step that undo leads to: what is shown as one choice is taken back as one."""
    table = desk.at.table
    step = len(table.answers) - 1
    return whole(table, step) if desk.guide is None and step > turn_start(desk) else step


def whole(table: Table, step: int) -> int:
    """The step where the choice begins whose last answer was given at `step`."""
    is_half = step < len(table.steps) and table.steps[step].what in screen_of(table).halves
    return step - 1 if is_half else step


def looks(desk: Desk, seat: int) -> None:
    """This seat looks at what is its own, or answers: what another has answered stands now."""
    table = desk.table
    if table is None or table.ask is None or table.ask.who < 0:
        return
    step = len(table.answers)
    desk.looked = min(desk.looked, step)
    if step and table.steps[-1].asker != seat:
        desk.looked = step


def begin(desk: Desk) -> None:
    """A table comes up, and nobody knows who has looked at it: only the open turn is free."""
    table = desk.table
    desk.looked = 0
    if table is None or table.ask is None or table.ask.who < 0:
        return
    step = len(table.answers)
    while step and table.steps[step - 1].asker == table.ask.who:
        step -= 1
    desk.looked = step


def turn_start(desk: Desk) -> int:
    """The step where the turn began that may be taken back as a whole."""
    table = desk.at.table
    return max(table.turn_start(), min(desk.looked, len(table.answers)))
