"""The door of the race of the day: all of it that the page wakes with.

What it brought, and the best there was, is in `web/rooms/daily/`: its code is fetched here.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game import Table
from web import html as h
from web.acts import playing
from web.desk.room import Room
from web.desk.screen import amount_of, screen_of
from web.desk.state import Desk
from web.desk.worker import News, Worker
from web.parts.ago import local
from web.parts.pieces import button, icon
from web.words.speaking import mark, say

SCREEN = "daily"
ADDRESS = "#day"
"""Behind the address of the page it leads to today’s race, or to what it brought."""

EDITION = 1
"""Counts up whenever the same date would give another race: rules, decks or computers changed."""

ROW = "horseburg/days/row"
"""The last day with a race run to its end, and how many in a row: for home."""

SEED = f"race of the day {EDITION}, "
SHUT = mark("The race of the day could not be fetched. It comes when there is a network.")


class Waiting:
    """The tap that waits for the room to be fetched, and the table whose end was noted."""

    def __init__(self) -> None:
        self.tap = self.noted = ""


def is_here() -> bool:
    """Whether its code is here."""
    return find_spec("web.rooms.daily.page") is not None


def inside(name: str) -> Any:
    """A part of the room, which must be here."""
    return import_module(f"web.rooms.daily.{name}")


def is_of_day(table: Table | None) -> bool:
    """Whether a table plays the race of a day, or played on from one."""
    return table is not None and table.seed.startswith(SEED)


def go(tap: str) -> Callable[[Desk, str], None]:
    """What a tap does once the room is here."""

    def act(desk: Desk, rest: str) -> None:
        if is_here():
            inside("today").TAPS[tap](desk, rest)
        else:
            desk.own(Waiting).tap = f"{tap} {rest}"

    return act


def is_wanted(desk: Desk) -> bool:
    """Whether the room has something to do: a tap waits, or an end is to be noted."""
    return bool(desk.own(Waiting).tap) or is_due(desk)


def is_due(desk: Desk) -> bool:
    """Whether a race of the day has come to an end that has not been looked at."""
    is_over = desk.is_over and desk.id and not desk.follows
    return bool(is_over) and is_of_day(desk.table) and desk.own(Waiting).noted != desk.id


def come(desk: Desk) -> bool:
    """The room is here: do what has waited for it; the page looks otherwise then."""
    waiting = desk.own(Waiting)
    if is_due(desk):
        waiting.noted = desk.id
        inside("today").note(desk)
    verb, _, rest = waiting.tap.partition(" ")
    if verb:
        waiting.tap = ""
        inside("today").TAPS[verb](desk, rest)
    return True


def leave(desk: Desk) -> None:
    """The room could not be fetched."""
    waiting = desk.own(Waiting)
    if is_due(desk):
        waiting.noted = desk.id  # for this visit; it is noted when the table is opened again
    if waiting.tap:
        desk.notice, waiting.tap = SHUT, ""
    if desk.screen == SCREEN:
        playing.go_home(desk)


def way_in(desk: Desk) -> h.Element:
    """One tap from the first screen to today's race, or to what it brought."""
    row, name = run_lately(desk), say("Race of the day")
    label = h.span[name, h.br, h.small[row]] if row else name
    return button([icon("sunrise"), label], "day", "big", id="to-day")


def run_lately(desk: Desk) -> str:
    """How many days in a row, and whether today's was run; "" where there is nothing to tell."""
    today = local(desk.shelf.now()).date()  # yesterday is a date: a day may have 23 hours, or 25
    on, before = today.isoformat(), (today - timedelta(days=1)).isoformat()
    last, count = f"{desk.shelf.storage.get(ROW) or ''} ".split(" ")[:2]
    is_row = last in (on, before) and count.isdecimal() and int(count[:4]) > 1
    told = [in_a_row(int(count[:4]))] if is_row else []
    return " · ".join(told + [say("run today")] * (on == last))


def in_a_row(streak: int) -> str:
    """How many days in a row a race was run."""
    return say("{streak:plural(day|days)} in a row", streak=streak)


def how_good() -> h.Element:
    """On from a race of the day to what there was to win."""
    label = [icon("sunrise"), say("How good was it?")]
    return button(label, "day-result", "big go", id="how-good")


def counts(table: Table) -> str:
    """What of a finished race of the day is compared: not who has won, but the money."""
    (money, _), *_others = screen_of(table).summary(table).standing
    amount = amount_of(table.title.id, money)
    return say(
        "The race of the day compares money with the best there was, whoever wins: "
        "you have {amount}.",
        amount=amount,
    )


def room(desk: Desk) -> h.Element:
    """Its page; nobody draws it before it is here."""
    drawn: h.Element = inside("page").page(desk)
    return drawn


class LookingBack(Worker[Desk]):
    """What could have been won, for the page of the race of the day."""

    part = "day-parts"

    def is_wanted(self, desk: Desk) -> bool:
        """Whether the race is over and its best line not known."""
        is_over = desk.table is not None and desk.table.ask is None and is_of_day(desk.table)
        return is_over and is_here() and bool(inside("work").is_wanted(desk))

    def work(self, desk: Desk, has_time: Callable[[], bool]) -> tuple[News, bool]:
        """Play races in the head as long as there is time."""
        found: tuple[News, bool] = inside("work").work(desk, has_time)
        return found

    def parts(self, desk: Desk) -> dict[str, Callable[[], h.Node]]:
        """What is on the page but its head."""
        return {self.part: lambda: inside("page").parts(desk)}


LOOKING_BACK = LookingBack()

ROOM = Room(
    id=SCREEN,
    heading="day-title",
    is_here=is_here,
    page=room,
    leave=leave,
    taps={tap: go(tap) for tap in ("day", "day-result", "day-table", "day-copy", "day-lost")},
    hash=ADDRESS,
    enter=lambda desk: go("day")(desk, ""),
    is_due=is_wanted,
    remember=come,
)
