"""The states of a party beside which the big screen is photographed: 3, 12 and 40 guests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.horse_fever.party_states import asked, done, opened, raced, running, written
from tools.horse_fever.party_told_states import LONG_NAMES, party
from tools.staging import over
from web.acts import playing
from web.desk.state import Desk

GUESTS = (3, 12, 40)


def counted(guests: int, seconds: int = 120) -> Desk:
    """A book half full, the countdown running."""
    return done(written(opened(guests), guests // 2), f"off-in {seconds}")


def paid(desk: Desk) -> bool:
    """Stop at the payoffs."""
    return desk.payoffs_open


def ended(guests: int) -> Desk:
    """A party that the host has ended after two races."""
    desk = raced(opened(guests), asked("next race", 2))
    playing.answer(desk, "end")
    return raced(desk, over)


def collected(guests: int, late: bool = False) -> Desk:
    """Slips on paper: in the hat, or read after the race."""
    desk = opened(guests, slips="after")
    if late:
        playing.answer(desk, "race")
        raced(desk, asked("book"))
        written(desk, guests // 2)
    return desk


def teamed(guests: int) -> Desk:
    """A second book with a team, one who has gone, one who has just come."""
    desk = raced(opened(guests), asked("book", 2))
    return done(desk, "guests", "guest 3", "team-up", "guest 5", "guest-does out 7", "close")


def lengthened(pays: bool = False) -> Desk:
    """Forty of the longest names after two races."""
    desk = party(40, 2, called=LONG_NAMES)
    desk.payoffs_open = pays
    return desk


STATES: dict[str, Callable[[int], Desk]] = {
    "book": lambda guests: written(opened(guests), guests // 3),
    "countdown": counted,
    "race": lambda guests: raced(opened(guests), running),
    "finish": lambda guests: raced(opened(guests), lambda desk: desk.finish),
    "payoffs": lambda guests: raced(opened(guests), paid),
    "interval": lambda guests: raced(opened(guests), asked("next race", 2)),
    "end": ended,
    "collect": collected,
    "late": partial(collected, late=True),
}
PARTY_SCREENS: dict[str, Callable[[], Desk]] = {
    **{
        f"party-{name}-{guests}": partial(make, guests)
        for name, make in STATES.items()
        for guests in GUESTS
    },
    "party-interval-7": partial(STATES["interval"], 7),
    "party-photo-40": lambda: raced(opened(40), asked("photo finish")),
    "party-team-40": lambda: teamed(40),
    "party-long-book-40": lambda: done(lengthened(), "next-race", "off-in 180"),
    "party-long-payoffs-40": lambda: lengthened(pays=True),
    "party-long-interval-40": lengthened,
    "party-long-end-40": lambda: party(40, 0, called=LONG_NAMES),
}
