"""Somebody comes, leaves, comes back, teams up or plays alone again: the sheet of guests."""

from __future__ import annotations

from collections.abc import Callable

from game import IllegalAnswer
from game.play import Refusal
from web.acts import playing, stage
from web.acts.kept import keeping
from web.desk.state import Desk
from web.horse_fever.party import door
from web.horse_fever.partying import Partying
from web.horse_fever.seen import party_seen
from web.horse_fever.words.saying import say

WHEN = ("book", "collect", "next race")
"""The questions at which guests come and go."""


def is_on(desk: Desk) -> bool:
    """Whether guests can come and go now."""
    return desk.ask is not None and desk.ask.what in WHEN


def show(desk: Desk, _rest: str) -> None:
    """Open the sheet, nobody chosen."""
    if is_on(desk):
        party = desk.own(Partying)
        party.guests, party.whom, party.teaming, desk.notice = True, None, False, ""


def choose(desk: Desk, rest: str) -> None:
    """Choose a guest by number, or the partner where one is looked for."""
    party = desk.own(Partying)
    if not is_on(desk) or not rest.isdecimal():
        return
    seat, desk.notice = int(rest) - 1, ""
    if party.teaming and party.whom is not None and seat != party.whom:
        playing.answer(desk, f"team {party.whom + 1} with {seat + 1}")
        party.teaming = bool(desk.notice)
    else:
        party.whom, party.teaming = seat, False


def team_up(desk: Desk, _rest: str) -> None:
    """Look for a partner, or leave off."""
    desk.own(Partying).teaming, desk.notice = not desk.own(Partying).teaming, ""


def give(desk: Desk, rest: str) -> None:
    """`out 3`, `in 3`, `alone 3`: the host has seen who it is, so one tap is enough."""
    if is_on(desk) and rest.partition(" ")[0] in ("in", "out", "alone"):
        playing.answer(desk, rest)


def typed(desk: Desk, text: str) -> None:
    """The newcomer's name."""
    desk.own(Partying).newcomer = text


def welcome(desk: Desk, _rest: str) -> None:
    """Let somebody new in, with a name and the next number."""
    table, name = desk.table, " ".join(desk.own(Partying).newcomer.split())
    if table is None or not is_on(desk):
        return
    there = list(table.names[: len(party_seen(desk.view).guests)])
    nameless = "" if name else say("Write down the newcomer's name first.")
    if problem := nameless or door.objection(there, [name]):
        playing.refuse(desk, Refusal(problem, "P.7"))
        return
    try:
        seat = table.welcome(name)
    except IllegalAnswer as refused:
        playing.refuse(desk, Refusal(refused.reason, refused.rule))
        return
    desk.own(Partying).newcomer, desk.own(Partying).whom = "", None
    keeping.keep(desk)
    if desk.follows:  # another window has gone on meanwhile
        return
    stage.follow(desk)
    desk.notice = say("{name} comes in, with number {number}.", name=name, number=seat + 1)
    door.remember(desk, [name], last=False)


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "guests": show,
    "guest": choose,
    "guest-does": give,
    "team-up": team_up,
    "welcome": welcome,
}
