"""The states of chances through a race, and of luck and judgement, that are photographed."""

from __future__ import annotations

from collections.abc import Callable

from tools.horse_fever.party_states import opened, raced, running
from tools.horse_fever.party_told_states import party
from tools.staging import drive, in_unit, new_desk, over, photo, searched, tapped
from web.desk.state import Desk
from web.horse_fever.odds import forecast


def reckoned(desk: Desk) -> Desk:
    """A desk on which all that is wanted has been worked out."""
    while forecast.work(desk):
        pass
    return desk


def guided(players: int = 5, title: str = "family", **more: str) -> Desk:
    """A table that plays with the form guide."""
    options: dict[str, str] = {"form guide": "public", **more}
    return new_desk(players, 0, 7, title, **options)


def turned(face: str) -> Desk:
    """In the third unit, with another face of the blackboard up."""
    return tapped(reckoned(drive(guided(), in_unit(3))), f"face {face}")


def accounted(desk: Desk) -> Desk:
    """The account at the end of a game."""
    return reckoned(tapped(drive(desk, over), "account"))


def working() -> Desk:
    """The account before there is an answer."""
    return tapped(drive(new_desk(3), over), "account")


CHANCES_STATES: dict[str, Callable[[], Desk]] = {
    "chances-start": lambda: reckoned(drive(guided(), in_unit(0, "off"))),
    "chances-3": lambda: reckoned(drive(guided(), in_unit(3))),
    "chances-numbers": lambda: turned("numbers"),
    "chances-odds": lambda: turned("odds"),
    "chances-waiting": lambda: drive(guided(), in_unit(1)),
    "chances-board": lambda: reckoned(
        drive(guided(4, "board", length="3", edition="second"), in_unit(4))
    ),
    "chances-finish": lambda: reckoned(drive(guided(), lambda desk: desk.finish)),
    "chances-payoffs": lambda: reckoned(drive(guided(), lambda desk: desk.payoffs_open)),
    "chances-photo": lambda: reckoned(searched(3, photo, "normal", **{"form guide": "public"})),
    "account": lambda: accounted(new_desk(5)),
    "account-board": lambda: accounted(new_desk(3, 0, 7, "board", length="3")),
    "account-bets": lambda: tapped(accounted(new_desk(3)), "unfold"),
    "account-working": working,
    "account-party": lambda: tapped(party(40, 0, 3, 0.01), "account"),
    "chances-party": lambda: reckoned(raced(opened(23, **{"form guide": "public"}), running)),
}
