"""The states with the form guide open that are photographed."""

from __future__ import annotations

from collections.abc import Callable

from tools.horse_fever.board_states import found, rich
from tools.horse_fever.party_states import opened, written
from tools.staging import asked, drive, new_desk
from web import taps
from web.desk.state import Desk
from web.horse_fever.odds import form_guide

ALL, PUBLIC = {"form guide": "all"}, {"form guide": "public"}


def laid(players: int, options: dict[str, str]) -> Desk:
    """A Family Game with a form guide."""
    return new_desk(players, 0, 7, "family", **options)


def sharpened(desk: Desk, races: int = 1500) -> Desk:
    """The guide opened, and looked at for a while."""
    taps.do(desk, "form")
    for reading in form_guide.readings(desk):
        reading.form.run(races)
    return desk


def staked(desk: Desk, stake: int) -> Desk:
    """The slider at a stake."""
    desk.stake = stake
    return desk


def covered(desk: Desk) -> Desk:
    """The own cards face down, as with hold to peek."""
    desk.settings.choose("hold to peek", "on")
    return desk


FORM_STATES: dict[str, Callable[[], Desk]] = {
    "form-first-bet": lambda: sharpened(drive(laid(4, PUBLIC), asked("first bet"))),
    "form-first-look": lambda: sharpened(drive(laid(4, ALL), asked("first bet")), 0),
    "form-stake": lambda: staked(
        sharpened(drive(laid(4, ALL), asked("stake of the second bet")), 40_000), 1200
    ),
    "form-fix": lambda: sharpened(drive(laid(5, ALL), asked("horse to fix", 0, 6))),
    "form-covered": lambda: sharpened(covered(drive(laid(3, ALL), asked("second bet", 1)))),
    "form-purchase": lambda: sharpened(found(3, "first", rich("purchase", 20, 2), **ALL)),
    "form-line-up": lambda: sharpened(found(4, "first", rich("line-up", 5), **ALL)),
    "form-party": lambda: sharpened(written(opened(12, **PUBLIC), 5)),
    "form-party-40": lambda: sharpened(
        written(opened(40, **{**PUBLIC, "card 92": "as printed"}), 20)
    ),
}
