"""What the page takes of this box at one door, and what a finger has pointed at on the map."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.play import Ask
from game.risk.board import BORDERS, DISPUTED
from game.risk.scoring import Result
from game.risk.view import View
from web.acts.lesson import wanted
from web.desk.door import door, ended_in
from web.desk.state import Desk

seen = door(View)
"""A view of this box."""

ended = ended_in(Result)
"""How the game on a table has ended."""


@dataclass(slots=True)
class Aim:
    """From where to where, as far as it has been touched, in which turn, at what question.

    `slid` are the armies that were slid to last, and where; 0 for all of them.
    """

    start: str = ""
    goal: str = ""
    where: tuple[str, int, str] = ("", 0, "")
    slid: tuple[tuple[str, int, str], int] = (("", 0, ""), 0)


@dataclass(slots=True)
class Picked:
    """The cards that have been chosen to be traded in, in which turn."""

    cards: list[str] = field(default_factory=list)
    where: tuple[str, int, str] = ("", 0, "")


def touches(view: View, one: str, other: str) -> bool:
    """Whether two territories touch in this game."""
    is_open = view.options["disputed"] == "border" or {one, other} != DISPUTED
    return other in BORDERS[one] and is_open


def place_of(desk: Desk, ask: Ask) -> tuple[str, int, str]:
    """The table, the turn and the question: what was touched at another one is forgotten."""
    return desk.id, seen(desk.view).turns, ask.what


def aimed(desk: Desk, ask: Ask) -> tuple[str, str]:
    """From where to where, "" for what has not been touched or is not possible any more.

    After a conquest the attack goes on from there, if there is anybody to go on with.
    """
    if desk.guide is not None:
        return recorded(desk)
    view, kept = seen(desk.view), desk.own(Aim)
    if kept.where != place_of(desk, ask):
        return "", ""
    start, goal = kept.start, kept.goal
    if goal and ask.what == "attack" and view.owner[goal] == ask.who:
        start, goal = (goal if view.armies[goal] > 1 else start), ""
    if not start or view.owner[start] != ask.who or view.armies[start] < 2:
        return "", ""
    return start, goal


def recorded(desk: Desk) -> tuple[str, str]:
    """What the first turn points at: it takes one answer."""
    start, goal, *_ = [*wanted(desk).split(" "), ""]
    return (start, goal) if goal and not goal.isdecimal() else ("", "")


def aim(desk: Desk, ask: Ask, start: str, goal: str = "") -> None:
    """Point from one territory, and perhaps at another one."""
    kept = desk.own(Aim)
    kept.start, kept.goal, kept.where = start, goal, place_of(desk, ask)


def amount(desk: Desk, ask: Ask, most: int, usual: int) -> int:
    """The armies that were slid to at this question in this turn, within what there are."""
    where, count = desk.own(Aim).slid
    now = count if where == place_of(desk, ask) else usual
    return most if now == 0 else max(1, min(now, most))
