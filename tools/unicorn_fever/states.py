"""The states of Unicorn Fever that are photographed."""

from __future__ import annotations

from collections.abc import Callable

from tools.staging import asks, drive, new_desk, over, peeking, tapped, tells, waited, worked_out
from web.desk.state import Desk
from web.unicorn_fever.form import GUIDE

TITLE = "unicorn-fever"


def fair(players: int = 4, bots: int = 0, seed: int = 7, **options: str) -> Desk:
    """A table just laid."""
    named = {key.replace("_", " "): value for key, value in options.items()}
    return new_desk(players, bots, seed, TITLE, **named)


STATES: dict[str, Callable[[], Desk]] = {
    "fair-setup": lambda: tapped(fair(), "home", f"setup {TITLE}"),
    "fair-setup-all": lambda: tapped(fair(), "home", f"setup {TITLE}", "options-more"),
    "fair-action": lambda: drive(fair(), asks("action")),
    "fair-action-late": lambda: drive(fair(5), asks("action", 160)),
    "fair-contract": lambda: tapped(drive(fair(), asks("action")), "contracts"),
    "fair-bet": lambda: drive(fair(), asks("bet", 20)),
    "fair-magic": lambda: drive(fair(), asks("magic", 20)),
    "fair-bet-and-magic": lambda: drive(fair(), asks("bet and magic", 40)),
    "fair-magic-late": lambda: drive(fair(4), asks("magic", 128)),
    "fair-magic-covered": lambda: peeking(drive(fair(), asks("magic", 20)), False),
    "fair-stake": lambda: drive(fair(), asks("stake", 20)),
    "fair-form": lambda: worked_out(drive(fair(3, form_guide="on"), asks("action", 60)), GUIDE),
    "fair-six": lambda: drive(fair(6), asks("action", 60)),
    "fair-two": lambda: drive(fair(2), asks("action", 30)),
    "fair-alone": lambda: drive(fair(4, 3), asks("action", 30)),
    "fair-waited": lambda: drive(fair(4, 3), waited("action")),
    "fair-watching": lambda: drive(fair(4, 3), tells("token taken", 4)),
    "fair-reveal": lambda: drive(fair(4), tells("card revealed", 3)),
    "fair-race": lambda: drive(fair(4), tells("movement card", 2)),
    "fair-sprint": lambda: drive(fair(4), tells("sprint", 3)),
    "fair-home": lambda: drive(fair(4), tells("ranking")),
    "fair-payoffs": lambda: drive(fair(4), lambda desk: desk.payoffs_open),
    "fair-payoffs-six": lambda: drive(fair(6, 0, 3), lambda desk: desk.payoffs_open),
    "fair-podium": lambda: drive(fair(5, 2), over),
    "fair-card": lambda: tapped(drive(fair(), asks("action", 40)), "card G01 G43 FA1b WA8"),
    "fair-past": lambda: tapped(drive(fair(), over), "history 60"),
}

SCREENS = ("fair-action", "fair-six", "fair-race", "fair-payoffs-six", "fair-podium")
"""Those that are photographed on the big screen too."""
