"""Somebody comes, leaves, comes back, teams up or plays alone again: the sheet of guests."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game import IllegalAnswer
from game.play import Refusal
from web.partying import door

if TYPE_CHECKING:
    from web.desk import Desk

WHEN = ("book", "collect", "next race")
"""The questions at which guests come and go."""


def is_on(desk: Desk) -> bool:
    """Whether guests can come and go now."""
    return desk.ask is not None and desk.ask.what in WHEN


def show(desk: Desk, _rest: str) -> None:
    """Open the sheet, nobody chosen."""
    if is_on(desk):
        party = desk.party
        party.guests, party.whom, party.teaming, desk.notice = True, None, False, ""


def choose(desk: Desk, rest: str) -> None:
    """Choose a guest by number, or the partner where one is looked for."""
    party = desk.party
    if not is_on(desk) or not rest.isdecimal():
        return
    seat, desk.notice = int(rest) - 1, ""
    if party.teaming and party.whom is not None and seat != party.whom:
        desk.answer(f"team {party.whom + 1} with {seat + 1}")
        party.teaming = bool(desk.notice)
    else:
        party.whom, party.teaming = seat, False


def team_up(desk: Desk, _rest: str) -> None:
    """Look for a partner, or leave off."""
    desk.party.teaming, desk.notice = not desk.party.teaming, ""


def give(desk: Desk, rest: str) -> None:
    """`out 3`, `in 3`, `alone 3`: the host has seen who it is, so one tap is enough."""
    if is_on(desk) and rest.partition(" ")[0] in ("in", "out", "alone"):
        desk.answer(rest)


def typed(desk: Desk, text: str) -> None:
    """The newcomer's name."""
    desk.party.newcomer = text


def welcome(desk: Desk, _rest: str) -> None:
    """Let somebody new in, with a name and the next number."""
    table, name = desk.table, " ".join(desk.party.newcomer.split())
    if table is None or not is_on(desk):
        return
    there = list(table.names[: len(desk.view.guests)])
    nameless = "" if name else "Write down the newcomer's name first."
    if problem := nameless or door.objection(there, [name]):
        desk.refuse(Refusal(problem, "P.7"))
        return
    try:
        seat = table.welcome(name)
    except IllegalAnswer as refused:
        desk.refuse(Refusal(refused.reason, refused.rule))
        return
    desk.party.newcomer, desk.party.whom = "", None
    desk.keep()
    if desk.follows:  # another window has gone on meanwhile
        return
    desk.follow()
    desk.notice = f"{name} comes in, with number {seat + 1}."
    door.remember(desk, [name], last=False)


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "guests": show,
    "guest": choose,
    "guest-does": give,
    "team-up": team_up,
    "welcome": welcome,
}
