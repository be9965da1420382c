"""Which race is today's, how it is begun, and what is noted of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any

from game import TITLES, Event, Table, saves
from game.hindsight import Line
from game.play import Ask
from game.saves import DamagedSave
from web.acts import playing
from web.acts.computers import names_alone
from web.desk.box import Daily
from web.desk.forms import SetupForm
from web.desk.screen import BOXES, SCREENS, screen_of
from web.desk.state import Desk
from web.doors.day import SCREEN, SEED
from web.parts.ago import local
from web.rooms.daily import days
from web.rooms.daily.days import Day, Days
from web.rooms.daily.saying import say
from web.words.speaking import mark

LEVEL = "sharp"
AGAINST = 3
WELCOME = mark(
    "Race of the day: the same hands, cards and dice for everybody. "
    "Who wins goes by the rules as always; your money is compared with the best there was to win."
)
NO_ROOM = mark("There is no room left here: today’s result is not kept.")


@dataclass(slots=True)
class Shown:
    """The page of the race of the day: what a tap on it has brought."""

    told: str = ""
    copied: str = ""

    def is_copied(self, done: bool) -> None:
        """The browser has copied the line, or would not."""
        self.told = say("The line is copied.") if done else say("Copy it from here, by hand.")


@dataclass(slots=True)
class Search:
    """The search at one table, and what it has found: the best line, and its race.

    `own` are the player’s answers there, each with its question and what the person saw then;
    `end` is its result and what it brings them.
    """

    id: str = ""
    steps: Iterator[Line | None] = field(default_factory=lambda: iter(()))
    line: Line | None = None
    own: tuple[tuple[Ask, str, Any], ...] = ()
    end: tuple[Event, ...] = ()


def found(desk: Desk) -> Line | None:
    """The best line at the table on the screen, None while it is not known."""
    search = desk.own(Search)
    return search.line if desk.id and search.id == desk.id else None


def today(desk: Desk) -> str:
    """The date by the clock on this wall: `2026-11-24`."""
    return local(desk.shelf.now()).date().isoformat()


def race_of(on: str) -> Daily:
    """What is run on this day: of the boxes that offer it, the one that does so most rarely."""
    weekday = date.fromisoformat(on).weekday()
    offered = [box.daily for box in BOXES.values() if box.daily and weekday in box.daily.weekdays]
    return min(offered, key=lambda it: len(it.weekdays))


def day_of(table: Table) -> str:
    """The day whose race this table plays, "" for any other game."""
    on = table.seed.removeprefix(SEED)
    is_of_day = table.seed.startswith(SEED) and days.is_date(on) and table.branched is None
    return on if is_of_day and table.title.id == race_of(on).title else ""


def kept_days(desk: Desk) -> Days:
    """All days, as the clock of today sees them."""
    return days.met(days.read(desk.shelf.storage), today(desk), desk.shelf.now())


def change(desk: Desk, on: str, to: Callable[[Day], Day]) -> None:
    """Note something of a day."""
    kept = kept_days(desk)
    kept.days[on] = to(kept.days.get(on) or Day(race_of(on).title))
    if not days.write(desk.shelf.storage, kept):
        desk.notice = say(NO_ROOM)


def begin(desk: Desk) -> None:
    """Go on with today's race, or lay its table, or look at what it brought."""
    on = today(desk)
    SCREENS[race_of(on).title]  # a box that has not come is told of before anything is noted
    known = kept_days(desk)
    day, id = known.days.get(on), laid(desk, on)
    if day is not None and day.own is not None:
        if day.best is None and id is not None:
            playing.resume(desk, id)  # it is worked out at its table
        look(desk)
    elif id is not None:
        playing.resume(desk, id)
    else:
        late = "clock" if on < known.seen and known.is_back else "again" if day else ""
        change(desk, on, lambda it: replace(it, mark=it.mark or late))
        full = desk.notice
        lay(desk, on)
        desk.notice = full or say(WELCOME)


def laid(desk: Desk, on: str) -> str | None:
    """The kept table on which the race of that day is being run."""
    for id in desk.shelf.ids():
        if f'"{SEED}{on}"' in (text := desk.shelf.text(id)):
            with suppress(DamagedSave):
                if day_of(saves.begun(text)) == on:
                    return id
    return None


def lay(desk: Desk, on: str) -> None:
    """A table for one person and three sharp computers, dice and decks by the date."""
    its, own = race_of(on), desk.form
    desk.form = SetupForm.fresh(its.title)
    desk.form.options = {**TITLES[its.title].options, **dict(its.options)}
    desk.form.alone(next(iter(names_alone(desk)), ""))
    for line in desk.form.seats[1:]:
        line.bot, line.temper = LEVEL, ""
    playing.start(desk, SEED + on)
    desk.form = own  # what somebody has chosen for their own games stays


def look(desk: Desk) -> None:
    """Show what the race of the day brought; the table may stay where it is."""
    desk.own(Shown).told = ""
    desk.screen = SCREEN


def note(desk: Desk) -> None:
    """A race of the day that is over is noted once; whatever is played of it later is play."""
    table = desk.table
    if table is None or table.ask is not None or not (on := day_of(table)):
        return
    known = kept_days(desk)
    day, is_ahead = known.days.get(on), on > today(desk) and not known.is_back
    if day is not None and day.own is not None:
        return
    (money, _), *_rest = screen_of(table).summary(table).standing
    place = next(it.place for it in table.result.standings if it.seat == 0)
    how = "back" if table.rewound else "" if on == today(desk) or is_ahead else "clock"
    change(
        desk,
        on,
        lambda it: replace(it, own=money, place=place, seats=len(table.names), mark=it.mark or how),
    )


def noted_best(desk: Desk, on: str, line: Line) -> None:
    """The best line of play is known."""
    change(
        desk, on, lambda it: replace(it, best=max(line.money, it.own or 0), is_sure=line.is_sure)
    )


def copied(desk: Desk, text: str) -> None:
    """Leave the line that gives nothing away to the browser, to be copied."""
    desk.own(Shown).copied = text
    desk.post.wish = "copy-line"


def fetch_lost(desk: Desk) -> None:
    """Offer the days that could not be read as a file; from then on nothing is told of them."""
    text = desk.shelf.storage.get(days.ASIDE) or ""
    desk.offered = ("horseburg-days.txt", text)
    desk.shelf.storage.remove(days.ASIDE)


def back_to_table(desk: Desk) -> None:
    """From the result to the table that it tells of."""
    id = None if desk.table is not None else laid(desk, today(desk))
    if id is not None:
        playing.resume(desk, id)
    desk.screen = "home" if desk.table is None else "table"


TAPS: dict[str, Callable[[Desk, str], None]] = {
    "day": lambda desk, _: begin(desk),
    "day-result": lambda desk, _: look(desk),
    "day-table": lambda desk, _: back_to_table(desk),
    "day-copy": copied,
    "day-lost": lambda desk, _: fetch_lost(desk),
}
