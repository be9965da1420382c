"""The states with computers at the table that are photographed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tools.staging import asked, drive, new_desk, over, tapped
from web import taps
from web.acts import clock
from web.acts.past import whys
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk


def thinking(desk: Desk) -> bool:
    """Stop where a computer thinks after two others have bet."""
    laid = sum(event.kind == "bet laid" for event in desk.at.table.events)
    return desk.computer is not None and laid >= 2


def told(kind: str, races: int = 0, times: int = 1) -> Callable[[Desk], bool]:
    """Stop where a computer's act of this kind is on the screen, after some races."""

    def reached(desk: Desk) -> bool:
        events, moment = desk.at.shown.events, desk.at.shown.moment
        run = sum(event.kind == "ranking" for event in events) >= races
        done = sum(event.kind == kind for event in events) >= times
        return run and done and moment is not None and moment.kind == kind

    return reached


def seating(*wishes: str) -> Desk:
    """The set-up screen after some taps."""
    desk = Desk(Shelf(Drawer()), Random(1))
    return tapped(desk, "setup", *wishes)


def party(lines: int) -> Desk:
    """A party of two people and four computers, some lines of which are in."""
    desk = seating("title horse-fever/party", *["door-computer"] * 4)
    taps.fill(desk, "door-names", "Ann, Ben")
    taps.do(desk, "door-start")
    for _ in range(lines):
        clock.tick(desk)
    return desk


def asked_why(desk: Desk) -> Desk:
    """After the game: the first few acts of the computers with their reasons."""
    tapped(desk, "whys")
    return tapped(desk, *(f"ask-why {number}" for number in list(whys.acts(desk))[-4:]))


COMPUTER_STATES: dict[str, Callable[[], Desk]] = {
    "setup-alone": lambda: seating("seat alone"),
    "setup-mind": lambda: seating("bot 1", "seat add computer", "mind 1"),
    "setup-guests": lambda: seating("title horse-fever/party", *["door-computer"] * 4),
    "party-writes": lambda: party(5),
    "whys": lambda: asked_why(drive(new_desk(4, 3), over)),
    "computers-think": lambda: drive(new_desk(4, 3), thinking),
    "computers-bet": lambda: drive(new_desk(4, 3), told("bet laid", 1, 6)),
    "computers-fix": lambda: drive(new_desk(4, 3), told("card placed", 0, 3)),
    "computers-shop": lambda: drive(new_desk(5, 4, title="board"), told("card kept", 1)),
    "computers-bid": lambda: drive(new_desk(4, 3, title="board"), told("auction bid")),
    "after-computers-bet": lambda: drive(new_desk(4, 3), asked("first bet", 1)),
    "after-computers-fix": lambda: drive(new_desk(4, 3), asked("card to fix the race", 0, 3)),
    "after-computers-second": lambda: drive(new_desk(4, 3), asked("second bet", 1)),
    "after-computers-shop": lambda: drive(new_desk(5, 4, title="board"), asked("purchase", 1)),
}
