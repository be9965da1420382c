"""Somebody comes, leaves or comes back while the party goes on: what the sheet of guests does."""

from __future__ import annotations

from collections.abc import Callable

from game import IllegalAnswer
from game.play import Refusal
from web.acts import playing, stage
from web.acts.kept import keeping
from web.desk.screen import screen_of
from web.desk.state import Desk
from web.parties import door
from web.parties.state import GuestSheet
from web.words.speaking import say


def is_on(desk: Desk) -> bool:
    """Whether guests can come and go now: at every question that whoever has the tablet answers."""
    table, ask = desk.table, desk.ask
    if table is None or ask is None or table.title.comings is None:
        return False
    return ask.what in screen_of(table).hosted


def over(desk: Desk) -> str:
    """The sheet of guests, where it is open."""
    return "guests" if desk.own(GuestSheet).is_open and is_on(desk) else ""


def closing(desk: Desk) -> None:
    """The sheet of guests is put away."""
    desk.own(GuestSheet).is_open = False


def opened(desk: Desk) -> None:
    """Another table: no sheet lies open, and nobody is chosen."""
    desk.own(GuestSheet).leave()


def show(desk: Desk, _rest: str) -> None:
    """Open the sheet, nobody chosen."""
    if is_on(desk):
        sheet = desk.own(GuestSheet)
        sheet.is_open, sheet.whom, desk.notice = True, None, ""


def choose(desk: Desk, rest: str) -> None:
    """Choose a guest by number."""
    if is_on(desk) and rest.isdecimal():
        desk.own(GuestSheet).whom, desk.notice = int(rest) - 1, ""


def give(desk: Desk, rest: str) -> None:
    """`out 3`, `in 3`, in a team `alone 3`: the host has seen who it is, so one tap is enough."""
    if is_on(desk) and rest.partition(" ")[0] in ("in", "out", "alone"):
        playing.answer(desk, rest)


def typed(desk: Desk, text: str) -> None:
    """The newcomer's name."""
    desk.own(GuestSheet).newcomer = text


def welcome(desk: Desk, _rest: str) -> None:
    """Let somebody new in, with a name and the next number."""
    table, ask, sheet = desk.table, desk.ask, desk.own(GuestSheet)
    if table is None or ask is None or not is_on(desk):
        return
    assert table.title.comings is not None
    name, count = " ".join(sheet.newcomer.split()), table.title.comings.seated(table.game)
    closed = ask.why(f"in {count + 1}")
    rule = closed.rule if closed else ask.rule
    nameless = "" if name else say("Write down the newcomer’s name first.")
    if problem := nameless or door.objection(list(table.names[:count]), [name]):
        playing.refuse(desk, Refusal(problem, rule))
        return
    try:
        seat = table.welcome(name)
    except IllegalAnswer as refused:
        playing.refuse(desk, Refusal(refused.reason, refused.rule))
        return
    sheet.newcomer, sheet.whom = "", None
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
    "welcome": welcome,
}

FIELDS: dict[str, Callable[[Desk, str], None]] = {
    "door-names": door.paste,
    "newcomer": typed,
}
