"""The race of the day: the same for everybody, noted once, and told without giving it away."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta

import pytest

from game import TITLES, Table, saves
from game.bots.hindsight import best_line, own_answers, replayed
from game.table.fate import Mood
from game.winners_circle import hindsight
from tests.web.daily import thirty_days
from tools.day_states import NOON, SUNDAY, morning
from tools.staging import drive, over, tapped, worked_out
from web import taps
from web.desk.kept.shelf import Drawer, Shelf
from web.desk.screen import BOXES, SCREENS
from web.desk.state import Desk
from web.doors import day, rooms
from web.doors.day import LOOKING_BACK
from web.page import drawn
from web.rooms.daily import days, page, today
from web.rooms.daily.days import Day, Days

DAY = 86_400_000
ON = "2026-11-24"


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


def at_home(clock: Clock, storage: Drawer | None = None) -> Desk:
    return Desk(Shelf(storage or Drawer(), clock), Mood("a person"))


def run(desk: Desk, seed: int = 5) -> Desk:
    """Begin the race of the day and run it to its end."""
    drive(tapped(desk, "day"), over, seed)
    if day.is_wanted(desk):  # as the page does after every draw
        day.come(desk)
    return desk


def noted(desk: Desk, on: str = ON) -> Day:
    return days.read(desk.shelf.storage).days[on]


# the same for everybody


def test_thirty_days_are_the_races_that_they_were() -> None:
    edition, *known = thirty_days.LINES.read_text().splitlines()
    assert edition == f"edition {day.EDITION}"
    assert list(thirty_days.lines()) == known
    assert len({line.split()[3] for line in known}) == thirty_days.DAYS


def test_two_people_meet_the_same_hands_and_the_same_computers() -> None:
    tables = []
    for mind in ("bold", "shy"):
        desk = tapped(Desk(Shelf(Drawer(), Clock()), Mood(mind)), "day")
        drive(desk, lambda desk: desk.ask is not None and desk.ask.who == 0)
        tables.append(desk.table)
    one, other = tables
    assert one is not None and other is not None
    assert one.answers == other.answers and one.bots == other.bots == {
        1: "sharp",
        2: "sharp",
        3: "sharp",
    }


@pytest.mark.parametrize("number", range(14))
def test_a_box_that_has_one_day_a_week_has_it(number: int) -> None:
    at = date(2026, 11, 23) + timedelta(days=number)
    title = today.race_of(at.isoformat()).title
    its_own = {5: "dice-derby", 6: "winners-circle"}
    assert title == its_own.get(at.weekday(), "horse-fever/family")


def test_what_there_was_to_win_is_worked_out_for_every_box_that_has_a_day() -> None:
    offered = [box.daily.title for box in BOXES.values() if box.daily]
    assert len(offered) > 2
    for title in offered:
        assert LOOKING_BACK in SCREENS[title].workers and TITLES[title].hindsight, title


# what there was to win


@pytest.mark.parametrize(
    "on", ["2026-11-24", "2026-11-27", "2026-11-28", "2026-11-29", "2026-12-05", "2026-12-06"]
)
def test_nothing_that_is_played_wins_more_than_the_best_line(on: str) -> None:
    table, luck = thirty_days.run(on), Mood(f"luck of {on}")
    own = own_answers(table, 0)
    *_, best = best_line(table, 0) or ()
    assert best is not None
    assert money(replayed(table, 0, best.answers)) == best.money >= money(table)
    for _ in range(150):
        tried = tuple((what, anything(table, what, text, luck)) for what, text in own)
        assert money(replayed(table, 0, tried)) <= best.money


def money(table: Table) -> int:
    """What the first seat has at the end."""
    return int(SCREENS[table.title.id].summary(table).standing[0][0])


def anything(table: Table, what: str, text: str, luck: Mood) -> str:
    """Another answer to the same question."""
    then = table.at(0)
    for said in table.answers:
        assert then.ask is not None
        if then.ask.who == 0 and then.ask.what == what and said == text:
            return then.ask.options[luck.randrange(len(then.ask.options))]
        then.answer(said)
    raise AssertionError(what)


# noted once


def test_a_race_is_noted_at_its_end_and_its_best_when_that_is_known() -> None:
    desk = run(morning())
    assert desk.at.table.ask is None
    found = noted(desk)
    assert found.own == desk.at.table.game.players[0].money and found.best is None
    assert (found.place, found.seats, found.mark) == (4, 4, "")
    worked_out(tapped(desk, "day-result"), LOOKING_BACK)
    assert noted(desk).best == 19400
    assert "19,400" in drawn(desk) and "Working out" not in drawn(desk)
    assert not LOOKING_BACK.is_wanted(desk)


def test_it_is_told_how_the_best_line_would_have_ended_and_what_paid() -> None:
    desk = worked_out(tapped(run(morning()), "day-result"), LOOKING_BACK)
    told = drawn(desk).split("day-end")[1].split("</ul>")[0]
    assert "4th Clover (green), 5th Carmine (red)" in told, "not the race that was run"
    assert "3,800 D pays 19,000 D" in told and "Ann bets" not in told
    desk = worked_out(tapped(run(morning(SUNDAY)), "day-result"), LOOKING_BACK)
    told = drawn(desk).split("day-end")[1].split("</ul>")[0]
    paid = [int(it["money"]) for it in (e.facts for e in desk.own(today.Search).end[1:])]
    assert sum(paid) == noted(desk, "2026-11-29").best == 2300 and told.count("<li>") == 5


def test_a_best_line_that_may_not_be_the_best_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hindsight, "MOST", 3)
    desk = worked_out(tapped(run(morning(SUNDAY)), "day-result"), LOOKING_BACK)
    assert "The best that was found, though not all was tried" in drawn(desk)
    assert "The best there was to win" not in drawn(desk)
    tapped(desk, "home", "day")
    assert not noted(desk, "2026-11-29").is_sure and "not all was tried" in drawn(desk)


def test_one_tap_begins_goes_on_and_looks_back() -> None:
    desk = tapped(morning(), "day")
    table = desk.id
    assert desk.screen == "table"
    tapped(desk, "home", "day")
    assert desk.id == table and len(desk.shelf.ids()) == 1
    drive(desk, over, 5)
    day.come(desk)
    tapped(desk, "home", "day")
    assert desk.screen == day.SCREEN and 'id="day-best"' in drawn(desk)
    assert len(desk.shelf.ids()) == 1


def test_whatever_is_played_of_it_later_is_not_noted() -> None:
    desk = run(morning())
    first = noted(desk)
    what_if = desk.table.branch(len(desk.table.answers) - 3)  # type: ignore[union-attr]
    assert today.day_of(what_if) == ""
    tapped(desk, "home")
    tapped(desk, f"delete {desk.kept[0].id}", "setup", "home", "day")
    assert desk.screen == day.SCREEN and noted(desk) == first


def test_a_second_start_is_marked() -> None:
    desk = tapped(morning(), "day", "home")
    tapped(desk, f"delete {desk.kept[0].id}", "setup", "home")
    assert noted(run(desk)).mark == "again"
    assert "Begun more than once" in drawn(tapped(desk, "day-result"))


def test_a_clock_that_is_set_is_marked_and_not_fought() -> None:
    clock = Clock()
    clock.now += DAY
    desk = run(at_home(clock))
    assert noted(desk, "2026-11-25").mark == ""
    clock.now -= DAY  # so yesterday's race was tomorrow's
    run(tapped(desk, "home"))
    assert days.met(days.read(desk.shelf.storage), ON).days["2026-11-25"].mark == "clock"
    assert noted(desk).mark == "clock", "the clock has shown a later day"
    worked_out(tapped(desk, "day-result"), LOOKING_BACK)
    assert "clock showed another day" in drawn(desk)
    assert page.shared(ON, noted(desk), today.kept_days(desk)).endswith("*")


def test_the_line_to_share_tells_no_horse_no_card_and_no_money() -> None:
    desk = worked_out(tapped(run(morning()), "day-result"), LOOKING_BACK)
    line = page.shared(ON, noted(desk), today.kept_days(desk))
    assert (
        line == "Horseburg, race of 24 November (Horse Fever): ◆◆◇◇◇ place 4 of 4 · 7 days in a row"
    )
    taps.do(desk, f"day-copy {line}")
    assert (desk.own(today.Shown).copied, desk.post.wish) == (line, "copy-line")


def test_what_counts_is_told_at_the_beginning_and_money_has_its_name() -> None:
    desk = tapped(morning(), "day")
    assert "your money is compared with the best" in drawn(desk)
    desk = worked_out(tapped(run(morning()), "day-result"), LOOKING_BACK)
    assert "You ended with <b>3,600 D</b>" in drawn(desk)
    assert "2 diamonds out of 5" in drawn(desk) and "The next race comes at midnight." in drawn(
        desk
    )


def test_the_line_is_copied_with_the_address_of_the_page() -> None:
    desk = worked_out(tapped(run(morning()), "day-result"), LOOKING_BACK)
    desk.post.address = "https://horseburg.example/"
    whole = "7 days in a row https://horseburg.example/#day"
    assert f'{whole}"' in drawn(desk), "what is copied"
    assert whole in re.sub("<[^>]*>", "", drawn(desk)), "what is seen"


def test_the_address_leads_to_the_race_and_later_to_what_it_brought() -> None:
    desk = morning()
    assert rooms.follow(desk, "#day")
    assert desk.screen == "table" and today.day_of(desk.table) == ON
    assert rooms.address(desk) == "", "a table has no address"
    desk = tapped(run(morning()), "home")
    assert rooms.follow(desk, "#day") and desk.screen == "daily"
    assert rooms.address(desk) == "#day" and not rooms.follow(desk, "#day")


def test_later_that_day_the_table_is_still_there() -> None:
    desk = tapped(worked_out(run(morning()), LOOKING_BACK), "home", "day")
    assert desk.table is None and 'id="day-table"' in drawn(desk)
    taps.do(desk, "day-table")
    assert desk.screen == "table"
    for id in list(desk.shelf.ids()):
        desk.shelf.storage.remove(f"horseburg/table/{id}")
    assert 'id="day-table"' not in drawn(tapped(desk, "home", "day"))


# what is kept


def test_days_in_a_row() -> None:
    told = {f"2026-11-{number}": Day("x", 1, 2, 1, 4) for number in (18, 20, 21, 22)}
    kept = Days(told)
    assert [kept.streak(f"2026-11-{number}") for number in (22, 23, 24, 21, 19)] == [3, 3, 0, 2, 1]
    for mark, count in (("again", 3), ("back", 3), ("clock", 1)):
        kept.days["2026-11-21"] = Day("x", 1, 2, 1, 4, mark)
        assert kept.streak("2026-11-22") == count, mark


@pytest.mark.parametrize(
    ("own", "best", "signs"),
    [
        (0, 100, 0),
        (3, 100, 0),
        (4, 100, 1),
        (36, 100, 3),
        (99, 100, 4),
        (100, 100, 5),
        (0, 0, 5),
        (-5, 100, 0),
        (7, None, 0),
    ],
)
def test_five_signs_are_for_the_best_line_alone(own: int, best: int | None, signs: int) -> None:
    assert Day("x", own, best, 1, 4).signs == signs


HOSTILE = (
    "not json", "[]", "{}", '{"days": 7, "seen": ""}', '{"days": {}}', "[" * 5000,
    '{"seen": "2026-11-23", "days": ["a"]}', "x" * 300_000,
)  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE)
def test_what_cannot_be_read_is_told_lies_aside_and_can_be_fetched(text: str) -> None:
    storage = Drawer()
    storage.set(days.KEY, text)
    desk = at_home(Clock(), storage)
    assert "Race of the day" in drawn(desk)
    run(desk)
    assert noted(desk).own is not None
    assert "could not be read" in drawn(tapped(desk, "day-result"))
    taps.do(desk, "day-lost")
    assert desk.offered == ("horseburg-days.txt", text)
    assert "could not be read" not in drawn(desk)


LINES = (
    {"2026-11-23": ["x", 1, 2, 1, 4, "rigged"]}, {"2026-11-23": ["x", "<b>", 2, 1, 4, ""]},
    {"2026-99-23": ["x", 1, 2, 1, 4, ""]}, {"2026-11-23": 7},
    {"2026-11-23": ["x", 10**9, 2, 1, 4, ""]},
    {"2026-11-23": [7, 1, 2, 1, 4, ""]}, {"2026-11-23": ["x", True, 2, 1, 4, ""]},
)  # fmt: skip


@pytest.mark.parametrize("line", LINES)
def test_a_day_that_makes_no_sense_is_left_out(line: dict[str, object]) -> None:
    storage = Drawer()
    good = {"2026-11-22": ["x", 1, 2, 1, 4, ""]}
    storage.set(days.KEY, json.dumps({"seen": ON, "days": {**line, **good}}))
    assert list(days.read(storage).days) == ["2026-11-22"]


def test_days_are_read_as_they_were_written() -> None:
    storage = Drawer()
    found = Day("x", 3, 8, 2, 4, is_sure=False)
    kept = Days({"2026-11-21": found, "2026-11-22": Day("x", -1, None, 1, 4, "back")}, ON)
    assert days.write(storage, kept) and days.read(storage) == kept


def test_only_so_many_days_are_kept() -> None:
    storage = Drawer()
    every = {(date(2020, 1, 1) + timedelta(days=n)).isoformat(): Day("x", 1) for n in range(1100)}
    days.write(storage, Days(every, ON))
    assert len(days.read(storage).days) == days.MOST and max(every) in days.read(storage).days


class Full(Drawer):
    """No room for days."""

    def set(self, key: str, text: str) -> None:
        if key.startswith(days.KEY):
            raise OSError
        super().set(key, text)


def test_without_room_the_race_is_run_all_the_same() -> None:
    desk = run(at_home(Clock(), Full()))
    assert desk.at.table.ask is None
    assert saves.loads(desk.shelf.text(desk.id)).result == desk.at.table.result


def test_nothing_of_a_day_to_come_is_kept() -> None:
    """Only dates that the clock has shown stand in what is stored: tomorrow's race is made then."""
    desk = worked_out(tapped(run(morning()), "day-result"), LOOKING_BACK)
    tapped(desk, "home")
    storage = desk.shelf.storage
    texts = [storage.get(name) or "" for name in storage.names()]
    found = {
        text[at : at + 10]
        for text in texts
        for at in range(len(text))
        if text.startswith("2026-", at)
    }
    assert ON in found and max(found) == ON


def test_what_was_chosen_for_own_games_stays() -> None:
    """Three sharp computers and one race are the day's, not the next table's."""
    desk = at_home(Clock())
    names, options = [line.name for line in desk.form.seats], dict(desk.form.options)
    tapped(desk, "day")
    assert len(desk.at.table.bots) == today.AGAINST
    tapped(desk, "home")
    assert [line.name for line in desk.form.seats] == names
    assert not any(line.bot for line in desk.form.seats)
    assert desk.form.options == options


def test_the_end_says_that_the_own_money_counts() -> None:
    """Whoever has won by points, the day is compared by money."""
    desk = run(at_home(Clock()))
    (money, _), *_others = SCREENS[desk.at.table.title.id].summary(desk.at.table).standing
    html = drawn(desk)
    assert f"whoever wins: you have {money:,} D." in html
