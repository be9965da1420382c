"""What is kept of the races of the day: a line a day, in one text beside the games."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from math import isqrt
from typing import Any

from game.outside import parsed
from web.desk.kept.stores import Storage
from web.doors.day import ROW

KEY = "horseburg/days"
ASIDE = "horseburg/days/damaged"
LONGEST = 200_000
MOST = 1000
"""Days that are kept; the oldest go first."""

SIGNS = 5
"""How many small signs say how good a race was."""

UNSURE = "found"
"""Stands behind a line whose best is the best that was found."""

MARKS = ("", "clock", "again", "back")
"""What is told with a result: the clock showed another day, a second start, a step back."""


@dataclass(frozen=True, slots=True)
class Day:
    """A race of the day: its game, the player’s money and the best possible, the place.

    None stands for what is not known yet. `is_sure` says that there was no more to win than `best`.
    """

    title: str
    own: int | None = None
    best: int | None = None
    place: int = 0
    seats: int = 0
    mark: str = ""
    is_sure: bool = True

    @property
    def signs(self) -> int:
        """How many of the small signs are filled: all of them only for the best line itself.

        They go by the root, so that a quarter of the best is half of the signs: the best line bets
        all that there is on the longest odds, and few people do.
        """
        if self.own is None or self.best is None:
            return 0
        if self.own >= self.best:
            return SIGNS
        return isqrt(SIGNS**2 * max(0, self.own) // self.best)


@dataclass(slots=True)
class Days:
    """All days by their date; `seen` is the latest day that the clock has ever shown.

    `at` is the latest moment, in milliseconds since 1970, 0 where an earlier page has not kept it.
    Whoever travels westward meets a date again, but no moment: `is_back` says that the clock was
    set back, or that nobody can tell.
    `lost` says that what was kept could not be read: it lies aside, and can be fetched from there.
    """

    days: dict[str, Day] = field(default_factory=dict)
    seen: str = ""
    lost: bool = False
    at: int = 0
    is_back: bool = True

    def streak(self, today: str) -> int:
        """Days in a row with a race run to its end, today or yesterday the last of them."""
        at = date.fromisoformat(today)
        if not self.is_run(at):
            at -= timedelta(days=1)
        count = 0
        while self.is_run(at):
            count, at = count + 1, at - timedelta(days=1)
        return count

    def is_run(self, at: date) -> bool:
        """Whether the race of that day was run to its end, and on that day."""
        day = self.days.get(at.isoformat())
        return day is not None and day.own is not None and day.mark != "clock"


def read(storage: Storage) -> Days:
    """What is kept; whatever cannot be read is put aside, and days that make no sense are left."""
    text = storage.get(KEY)
    if not text:
        return Days(lost=storage.get(ASIDE) is not None)
    try:
        told = parsed(text, LONGEST)
        entries, seen, at = dict(told["days"]), str(told["seen"]), told.get("at", 0)
        days = {on: day for on, line in entries.items() if (day := read_day(on, line)) is not None}
    except (ValueError, TypeError, KeyError):
        with suppress(OSError):
            storage.set(ASIDE, text)
            storage.remove(KEY)
            storage.remove(ROW)
        return Days(lost=True)
    at = at if type(at) is int and 0 <= at < 10**15 else 0
    return Days(days, seen if is_date(seen) else "", storage.get(ASIDE) is not None, at)


def read_day(on: str, line: Any) -> Day | None:
    """One line, None where it is none of ours."""
    if not is_date(on) or not isinstance(line, list) or len(line) not in (6, 7):
        return None
    title, own, best, place, seats, mark = line[:6]
    amounts = all(it is None or (type(it) is int and abs(it) < 10**7) for it in (own, best))
    counts = all(type(it) is int and 0 <= it < 100 for it in (place, seats))
    if not (isinstance(title, str) and len(title) < 100 and amounts and counts and mark in MARKS):
        return None
    return Day(title, own, best, place, seats, mark, line[6:] != [UNSURE])


def is_date(text: object) -> bool:
    """Whether it is a day as it is kept: `2026-11-24`."""
    try:
        return isinstance(text, str) and date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def write(storage: Storage, kept: Days) -> bool:
    """Keep it; False where there is no room."""
    latest = sorted(kept.days)[-MOST:]
    days: Mapping[str, list[Any]] = {
        on: [it.title, it.own, it.best, it.place, it.seats, it.mark, *unsure(it)]
        for on in latest
        for it in (kept.days[on],)
    }
    try:
        storage.set(KEY, json.dumps({"seen": kept.seen, "at": kept.at, "days": days}))
        storage.set(ROW, row(kept))
    except OSError:
        return False
    return True


def unsure(day: Day) -> list[str]:
    """What stands behind the line of a day whose best may not be the best there was."""
    return [] if day.is_sure else [UNSURE]


def row(kept: Days) -> str:
    """The last day with a race run to its end, and the days in a row up to it: `2026-11-24 4`."""
    last = max((on for on in kept.days if kept.is_run(date.fromisoformat(on))), default="")
    return last and f"{last} {kept.streak(last)}"


def met(kept: Days, today: str, now: int = 0) -> Days:
    """The clock shows this day: days of a later date were played ahead, where it was set back."""
    is_back = not kept.at or now < kept.at
    ahead = {
        on: replace(day, mark="clock") if is_back and on > today and not day.mark else day
        for on, day in kept.days.items()
    }
    return Days(ahead, max(kept.seen, today), kept.lost, max(kept.at, now), is_back)
