"""The states of the race of the day that are photographed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tools.staging import drive, over, tapped, worked_out
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.state import Desk
from web.doors import day
from web.doors.day import LOOKING_BACK
from web.rooms.daily import days, today
from web.rooms.daily.days import Day, Days

NOON = 1_795_521_600_000
"""Tuesday, 24 November 2026, at noon."""

SATURDAY, SUNDAY = NOON + 4 * 86_400_000, NOON + 5 * 86_400_000

BEFORE = (
    ("2026-11-16", 2600, 11800, 3),
    ("2026-11-18", 9100, 10200, 1),
    ("2026-11-19", 0, 14300, 4),
    ("2026-11-20", 15500, 15500, 1),
    ("2026-11-21", 118, 223, 2),
    ("2026-11-22", 1400, 1900, 1),
    ("2026-11-23", 4100, 21800, 2),
)


def morning(now: int = NOON) -> Desk:
    """The first screen of somebody who played on most days of the last week."""
    desk = Desk(Shelf(Drawer(), lambda: now), Random(1))
    known = {on: Day(today.race_of(on).title, own, best, at, 4) for on, own, best, at in BEFORE}
    days.write(desk.shelf.storage, Days(known, "2026-11-23"))
    return desk


def run(now: int = NOON) -> Desk:
    """The race of the day run to its end."""
    desk = drive(tapped(morning(now), "day"), over, 5)
    day.come(desk)
    return desk


DAY_STATES: dict[str, Callable[[], Desk]] = {
    "day-morning": morning,
    "day-begun": lambda: tapped(morning(), "day", "home"),
    "day-home": lambda: tapped(run(), "home"),
    "day-podium": run,
    "day-works": lambda: tapped(run(), "day-result"),
    "day": lambda: worked_out(tapped(run(), "day-result"), LOOKING_BACK),
    "day-saturday": lambda: worked_out(tapped(run(SATURDAY), "day-result"), LOOKING_BACK),
    "day-sunday": lambda: worked_out(tapped(run(SUNDAY), "day-result"), LOOKING_BACK),
    "day-later": lambda: tapped(worked_out(run(), LOOKING_BACK), "home", "day"),
}
