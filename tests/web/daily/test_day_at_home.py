"""The first screen says whether today's race was run, and how many days in a row."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from datetime import datetime

import pytest

from tests.web.daily.test_race_of_the_day import DAY, HOSTILE, Clock, at_home, run
from tools.day_states import NOON, morning
from tools.staging import speaking_in, tapped
from web.desk.kept.shelf import Drawer
from web.desk.state import Desk
from web.doors import day
from web.page import drawn
from web.rooms.daily import days


def door(desk: Desk) -> str:
    """What the button says, without its marks."""
    (button,) = re.findall(r'<button id="to-day".*?</button>', drawn(desk), re.DOTALL)
    return re.sub(r"<svg.*?</svg>|<[^>]*>", "", button.replace("<br>", " / ").replace("\n", ""))


def test_a_first_visit_is_told_nothing() -> None:
    assert door(at_home(Clock())) == "Race of the day"


def test_it_says_the_days_in_a_row_and_whether_todays_was_run() -> None:
    desk = morning()
    assert door(desk) == "Race of the day / 6 days in a row"
    assert door(tapped(desk, "day", "home")) == "Race of the day / 6 days in a row", "only begun"
    assert door(tapped(run(desk), "home")) == "Race of the day / 7 days in a row · run today"


def test_it_goes_by_the_day_on_which_it_is_read() -> None:
    clock = Clock()
    desk = at_home(clock)
    assert door(tapped(run(desk), "home")) == "Race of the day / run today"
    clock.now += DAY
    assert door(desk) == "Race of the day", "one day is no row"
    assert door(tapped(run(desk), "home")) == "Race of the day / 2 days in a row · run today"
    clock.now += DAY
    assert door(desk) == "Race of the day / 2 days in a row"
    clock.now += DAY
    assert door(desk) == "Race of the day", "a day was left out"
    clock.now -= 3 * DAY
    assert door(desk) == "Race of the day", "the clock went back"


@pytest.mark.parametrize("code", ["fr", "it"])
def test_it_is_told_in_every_language(code: str) -> None:
    with speaking_in(code):
        said = door(tapped(run(morning()), "home"))
    assert {"fr": "7 jours de suite · courue aujourd’hui", "it": "7 giorni di fila · corsa oggi"}[
        code
    ] in said


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "2026-11-24",
        "2026-11-24 ",
        "2026-11-24 x",
        "7 7 7",
        "2026-11-24 ²",
        "2026-11-24 -5",
        "9" * 5000,
        "2026-99-99 3",
    ],
)
def test_what_makes_no_sense_says_nothing(text: str) -> None:
    storage = Drawer()
    storage.set(day.ROW, text)
    assert door(at_home(Clock(), storage)) in ("Race of the day", "Race of the day / run today")
    storage.set(day.ROW, f"2026-11-24 {'9' * 5000}")
    assert len(door(at_home(Clock(), storage))) < 60


CHANGES = [
    ("Europe/Paris", "2027-03-29 00:30", "2027-03-28 7", 7),  # that Sunday had 23 hours
    ("Europe/Paris", "2027-03-29 00:30", "2027-03-27 7", 0),
    ("Europe/Paris", "2026-10-25 23:30", "2026-10-24 7", 7),  # this one has 25
    ("Europe/Paris", "2026-10-26 00:30", "2026-10-25 7", 7),
    ("Europe/Paris", "2026-10-26 23:30", "2026-10-24 7", 0),
    ("Australia/Lord_Howe", "2026-10-05 00:15", "2026-10-04 7", 7),  # half an hour
    ("Australia/Lord_Howe", "2026-10-05 00:15", "2026-10-03 7", 0),
    ("America/Sao_Paulo", "2018-11-05 00:30", "2018-11-04 7", 7),  # that day had no midnight
]


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Call it with a place, and the clock on the wall is that of the place."""

    def travel(place: str) -> None:
        monkeypatch.setenv("TZ", place)
        time.tzset()

    yield travel
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize(("place", "now", "row", "told"), CHANGES)
def test_yesterday_is_a_date_whatever_the_clocks_do(
    zone: Callable[[str], None], place: str, now: str, row: str, told: int
) -> None:
    zone(place)
    clock, storage = Clock(), Drawer()
    clock.now = int(datetime.fromisoformat(now).timestamp() * 1000)
    storage.set(day.ROW, row)
    says = door(at_home(clock, storage))
    assert says == ("Race of the day / 7 days in a row" if told else "Race of the day")


def test_a_trip_westward_is_no_clock_that_was_set(zone: Callable[[str], None]) -> None:
    zone("Asia/Tokyo")
    clock = Clock()
    clock.now = int(datetime.fromisoformat("2026-11-25 08:00").timestamp() * 1000)
    desk = run(at_home(clock))
    zone("America/Los_Angeles")
    clock.now += 4 * 3_600_000  # the evening before
    known = days.read(desk.shelf.storage)
    assert days.met(known, "2026-11-24", clock.now).days["2026-11-25"].mark == ""
    run(tapped(desk, "home"))
    found = days.read(desk.shelf.storage).days
    assert [found[on].mark for on in ("2026-11-24", "2026-11-25")] == ["", ""]


def test_days_that_cannot_be_read_are_no_row() -> None:
    desk = morning(NOON)
    desk.shelf.storage.set(days.KEY, HOSTILE[0])
    assert door(tapped(run(desk), "home")) == "Race of the day / run today"
