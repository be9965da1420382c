"""Taking back: how far it reaches, and who has looked since."""

from __future__ import annotations

from game import Table
from web.desk import undoable
from web.desk.screen import screen_of
from web.desk.state import Desk


def back_to(desk: Desk) -> int:
    """The step that undo leads to: what is shown as one choice is taken back as one."""
    table = desk.at.table
    step = undoable.last_said(table)
    is_first = table.why_no_undo(step - 1) is not None or step <= desk.looked
    return step if desk.guide is not None or is_first else whole(table, step)


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
    if step and table.steps[undoable.last_said(table)].asker != seat:
        desk.looked = step


def begin(desk: Desk) -> None:
    """A table comes up, and nobody knows who has looked at it: only the open turn is free."""
    table = desk.table
    desk.looked = 0
    if table is None or table.ask is None or table.ask.who < 0:
        return
    step = len(table.answers)
    mine = {table.ask.who, *(table.bots if table.fate is None else ())}
    while step and table.steps[step - 1].asker in mine:
        step -= 1
    desk.looked = step


def turn_start(desk: Desk) -> int:
    """The step where the turn began that may be taken back as a whole."""
    table = desk.at.table
    return max(table.turn_start(), min(desk.looked, len(table.answers)))
