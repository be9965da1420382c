"""The states of the box that are photographed, measured, and searched for English words."""

from __future__ import annotations

from collections.abc import Callable

from tools.staging import asks, drive, new_desk, over, tapped, tells
from web.desk.state import Desk


def laid(bots: int = 0, seed: int = 7) -> Desk:
    """A table just laid; the last seats are those of computers."""
    return new_desk(2, bots, seed, "probe")


SCREENS = ("probe-floor", "probe-podium")
"""Those that are photographed on the big screen too."""

STATES: dict[str, Callable[[], Desk]] = {
    "probe-setup": lambda: tapped(laid(), "home", "setup probe"),
    "probe-side": lambda: drive(laid(), asks("side")),
    "probe-floor": lambda: drive(laid(1), asks("before the toss")),
    "probe-tossed": lambda: drive(laid(1), tells("tossed")),
    "probe-podium": lambda: drive(laid(1), over),
    "probe-past": lambda: tapped(drive(laid(), over), "history 7"),
}
