"""Why did you? After the game, and only then, every computer's act can be asked about."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.bots import reason
from web.acts.past import history
from web.desk.screen import screen_of, words_of
from web.desk.state import Desk


class Act(NamedTuple):
    """Answers of a computer that one event tells: from step `first` to step `last`."""

    seat: int
    first: int
    last: int


def may_ask(desk: Desk) -> bool:
    """Whether the game is over, and computers were in it that had reasons."""
    table = desk.table
    if table is None or not table.bots or table.title.computers is None:
        return False
    return desk.is_over


def acts(desk: Desk) -> dict[int, Act]:
    """What computers did, by the number of the event that first tells of it; nothing too early."""
    table = desk.table
    if table is None or not may_ask(desk):
        return {}
    told, found, first = history.reel(desk).told, {}, 0
    askers = table.askers
    for step, asker in enumerate(askers):
        if step and (askers[step - 1] != asker or told[step] > told[step - 1]):
            first = step
        if told[step + 1] > told[step]:
            at = told[step]
            event = table.events[at]
            if asker in table.bots and screen_of(table).by_itself(event):
                found[at] = Act(asker, first, step)
    return found


def ask_why(desk: Desk, rest: str) -> None:
    """Ask about the act that event number `rest` tells of, or fold the answer up again."""
    said = desk.past.whys
    act = acts(desk).get(int(rest)) if rest.isdecimal() else None
    if act is None or desk.table is None:
        return
    if int(rest) in said:
        del said[int(rest)]
        return
    name, reasons = desk.table.bots[act.seat], []
    for step in range(act.first, act.last + 1):
        then, answer = desk.table.at(step), desk.table.answers[step]
        assert then.ask is not None
        view = then.view(act.seat)
        reasons.append(reason(then.title, name, view, then.ask, answer, desk.chance))
    said[int(rest)] = words_of(desk.table.title).reason(reasons, desk.table.names)


def open_list(desk: Desk, _rest: str) -> None:
    """Open the clerk's book at what the computers did, or show the whole book again."""
    if may_ask(desk):
        desk.past.asking_why = not (desk.log_open and desk.past.asking_why)
        desk.log_open = True


VERBS: dict[str, Callable[[Desk, str], None]] = {"ask-why": ask_why, "whys": open_list}
