"""The states of Unicorn Fever that are photographed."""

from __future__ import annotations

from collections.abc import Callable

from tools.staging import Stop, drive, new_desk, over
from web import taps
from web.state import Desk
from web.unicorn_fever.form import GUIDE

TITLE = "unicorn-fever"


def fair(players: int = 4, bots: int = 0, seed: int = 7, **options: str) -> Desk:
    """A table just laid."""
    named = {key.replace("_", " "): value for key, value in options.items()}
    return new_desk(players, bots, seed, TITLE, **named)


def asks(what: str, after: int = 0) -> Stop:
    """Stop where this is asked of a person, after so many answers."""

    def reached(desk: Desk) -> bool:
        assert desk.table is not None
        ask = desk.ask
        is_asked = ask is not None and ask.what == what and desk.curtain is None
        return is_asked and len(desk.table.answers) >= after

    return reached


def tells(kind: str, times: int = 1) -> Stop:
    """Stop while this kind of event is on the screen, the so many-th time."""
    seen: set[int] = set()

    def reached(desk: Desk) -> bool:
        assert desk.shown is not None
        if desk.is_behind and any(event.kind == kind for event in desk.shown.news):
            seen.add(len(desk.shown.events))
        return len(seen) >= times

    return reached


def tapped(desk: Desk, *wishes: str) -> Desk:
    """A desk after some more taps."""
    for wish in wishes:
        taps.do(desk, wish)
    return desk


def peeking(desk: Desk, peeks: bool) -> Desk:
    """Secrets are held open, or lie face down."""
    taps.do(desk, "set hold to peek on")
    desk.settings.peeking = peeks
    return desk


def with_form(desk: Desk) -> Desk:
    """The form guide has reckoned as far as it goes."""
    while GUIDE.is_wanted(desk):
        GUIDE.work(desk, lambda: True)
    return desk


FAIR_STATES: dict[str, Callable[[], Desk]] = {
    "fair-setup": lambda: tapped(fair(), "home", f"setup {TITLE}"),
    "fair-action": lambda: drive(fair(), asks("action")),
    "fair-action-late": lambda: drive(fair(5), asks("action", 160)),
    "fair-bet": lambda: drive(fair(), asks("bet", 20)),
    "fair-magic": lambda: drive(fair(), asks("magic", 20)),
    "fair-bet-and-magic": lambda: drive(fair(), asks("bet and magic", 40)),
    "fair-magic-covered": lambda: peeking(drive(fair(), asks("magic", 20)), False),
    "fair-stake": lambda: drive(fair(), asks("stake", 20)),
    "fair-form": lambda: with_form(drive(fair(3, form_guide="on"), asks("action", 60))),
    "fair-six": lambda: drive(fair(6), asks("action", 60)),
    "fair-two": lambda: drive(fair(2), asks("action", 30)),
    "fair-alone": lambda: drive(fair(4, 3), asks("action", 30)),
    "fair-watching": lambda: drive(fair(4, 3), tells("token taken", 4)),
    "fair-reveal": lambda: drive(fair(4), tells("card revealed", 3)),
    "fair-race": lambda: drive(fair(4), tells("movement card", 2)),
    "fair-sprint": lambda: drive(fair(4), tells("sprint", 3)),
    "fair-home": lambda: drive(fair(4), tells("ranking")),
    "fair-payoffs": lambda: drive(fair(4), lambda desk: desk.payoffs_open),
    "fair-payoffs-six": lambda: drive(fair(6, 0, 3), lambda desk: desk.payoffs_open),
    "fair-podium": lambda: drive(fair(5, 2), over),
    "fair-card": lambda: tapped(drive(fair(), asks("action", 40)), "card G01 G43 FA1 WA8"),
    "fair-past": lambda: tapped(drive(fair(), over), "history 60"),
}

FAIR_SCREENS = ("fair-action", "fair-six", "fair-race", "fair-payoffs-six", "fair-podium")
"""Those that are photographed on the big screen too."""
