"""Win chances through a race and the account after the game, computed in the background."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from game.horse_fever.form.account import Account
from game.horse_fever.form.course import Point, RaceCourse
from game.horse_fever.form.record import Record
from web.acts import stage
from web.desk.screen import screen_of
from web.desk.state import Desk
from web.horse_fever.seen import either, race_of

OPTION = "form guide"
SEED = 1928
"""The same race has the same numbers, on every tablet: nothing of a table is in them."""

ANSWERS_A_BIT, RACES_A_BIT = 6, 12
"""A bit is about a millisecond's work natively, a third of a frame in the browser."""

ODDS, CHANCES, NUMBERS = "odds", "chances", "numbers"
FACES = (CHANCES, NUMBERS, ODDS)
"""What may stand on the blackboard during a race."""


@dataclass(slots=True)
class Forecast:
    """What has been reckoned of the table `id`.

    `face` is what of it stands on the blackboard, `unfolded` whether the long tables are open. The
    account goes by the first `known` answers.
    """

    face: str = CHANCES
    id: str = ""
    record: Record | None = None
    known: int = 0
    courses: dict[int, RaceCourse] = field(default_factory=dict)
    account: Account | None = None
    unfolded: bool = False


def has_course(desk: Desk) -> bool:
    """Whether the table plays with a form guide, and so with live chances."""
    return desk.table is not None and desk.table.options.get(OPTION, "off") != "off"


def shows_course(desk: Desk) -> bool:
    """Whether a race, or what it paid, is on the screen with its chances."""
    shown = desk.shown
    if shown is None or desk.past.what or not has_course(desk):
        return False
    waits = desk.is_behind or bool(desk.held) or either(shown.view(None)).phase == "race"
    return waits and either(shown.view(None)).race is not None


def points(desk: Desk) -> list[Point]:
    """The chances up to the moment on the screen, and nothing after it."""
    if not shows_course(desk):
        return []
    course = desk.own(Forecast).courses.get(race_of(either(desk.at.shown.view(None))).number)
    fits = desk.own(Forecast).id == desk.id
    return [] if course is None or not fits else course.points(len(desk.at.shown.events))


# how it is worked out


def is_wanted(desk: Desk, has_account: bool = True) -> bool:
    """Whether anything on the screen has to be worked out; a party's account needs no races."""
    if desk.screen != "table" or desk.table is None or desk.stands:
        return False
    return shows_course(desk) or (has_account and may_account(desk))


def work(desk: Desk, has_account: bool = True) -> bool:
    """Do one small bit of what is wanted on the screen; False when there is no more to do."""
    if not is_wanted(desk, has_account):
        return False
    if shows_course(desk):
        return look_on(desk) or run_course(desk)
    return look_on(desk) or run_account(desk)


def look_on(desk: Desk) -> bool:
    """Take up what has happened since; False once level with the table."""
    kept = desk.own(Forecast)
    if kept.record is None or kept.id != desk.id:
        desk.owned[Forecast] = kept = Forecast(kept.face, desk.id, Record(desk.at.table))
    record, shown = kept.record, desk.shown
    assert record is not None and shown is not None
    if record not in shown.riders:
        if not record.grow(desk.at.table, ANSWERS_A_BIT):
            desk.owned[Forecast] = Forecast(kept.face)
            return True
        if record.rides(shown.twin):
            shown.riders.append(record)
    if len(record.twin.steps) > kept.known:
        kept.known, kept.account = len(record.twin.steps), None
    return record not in shown.riders and record.is_behind(desk.at.table)


def run_course(desk: Desk) -> bool:
    """Run some races of the course on the screen."""
    kept = desk.own(Forecast)
    assert kept.record is not None
    number = race_of(either(desk.at.shown.view(None))).number
    if number not in kept.record.races:
        return False
    if number not in kept.courses:
        moments = kept.record.races[number].moments
        kept.courses[number] = RaceCourse(moments, Random(SEED).random)
    return kept.courses[number].run(RACES_A_BIT)


def run_account(desk: Desk) -> bool:
    """Work on the account; it is made sharp only once somebody looks at it."""
    kept = desk.own(Forecast)
    assert kept.record is not None
    if kept.account is None:
        kept.account = Account(kept.record, Random(SEED).random)
    if kept.account.is_told and desk.past.what != "account":
        return False
    return kept.account.run(RACES_A_BIT)


# the account


def may_account(desk: Desk) -> bool:
    """Whether the game is over, so that nothing is secret."""
    return desk.is_over


def account(desk: Desk) -> Account | None:
    """The account as far as there is an answer."""
    kept = desk.own(Forecast)
    found = kept.account if kept.id == desk.id else None
    return found if found is not None and found.is_told else None


def state(desk: Desk) -> tuple[object, ...]:
    """Changes whenever what stands on the screen would say something else, but for sharpening."""
    kept = desk.own(Forecast)
    told = kept.account is not None and kept.account.is_told
    return len(points(desk)), told


# what taps do


def face(desk: Desk, rest: str) -> None:
    """Turn the blackboard to the odds, the lines, or the numbers."""
    if rest in FACES:
        desk.own(Forecast).face = rest


def look_at_account(desk: Desk, _rest: str) -> None:
    """Open the account of luck and judgement; only when the game is over."""
    has_one = desk.table is not None and "account" in screen_of(desk.table).pages
    if desk.screen == "table" and desk.is_over and has_one:
        stage.cover(desk)
        desk.past.what, desk.past.playing = "account", False


def unfold(desk: Desk, _rest: str) -> None:
    """Open the long tables, or close them."""
    desk.own(Forecast).unfolded = not desk.own(Forecast).unfolded


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "face": face,
    "account": look_at_account,
    "unfold": unfold,
}
