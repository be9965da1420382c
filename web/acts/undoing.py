"""Where the page is stricter than the law of undo: an answer stands once another has looked.

A table knows answers and not people. The page knows who has taken the tablet or held their cards
open; what was answered before that is not taken back any more. A computer is nobody who looks: what
it has answered since is taken back along with the answer of a person, and it answers anew. Only at
a table that is dealt from a seed, where everybody has the same computers, does its answer stand.
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
    step = last_said(table)
    if refusal := table.why_no_undo(step):
        return refusal
    asked, by_computer = table.ask, table.steps[step].asker in table.bots
    is_theirs = by_computer and asked is not None and asked.who >= 0
    if is_theirs or step < desk.looked:
        return Refusal(say("Another player has looked or answered since."), "")
    return None


def last_said(table: Table) -> int:
    """The step of the last answer of a person or of chance; of the last one at a seeded table.

    What whoever holds the tablet answers for computers is taken back one by one.
    """
    step, hosted = max(0, len(table.steps) - 1), screen_of(table).hosted
    while table.fate is None and step and table.steps[step].asker in table.bots:
        if table.steps[step].what in hosted:
            break
        step -= 1
    return step


def back_to(desk: Desk) -> int:
    """The step that undo leads to: what is shown as one choice is taken back as one."""
    table = desk.at.table
    step = last_said(table)
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
    if step and table.steps[last_said(table)].asker != seat:
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
