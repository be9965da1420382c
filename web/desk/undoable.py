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


def while_watched(desk: Desk) -> bool:
    """Whether a move may be taken back while what others do after it is still shown."""
    return desk.guide is None and desk.table is not None and why_not(desk) is None
