"""The countdown to the off: begun, stretched and stopped by the bookmaker, gone after a reload."""

from __future__ import annotations

from collections.abc import Callable

from web.acts import playing
from web.desk.state import Desk
from web.horse_fever.partying import Countdown
from web.horse_fever.seen import party_seen
from web.horse_fever.words.saying import say
from web.parties.state import GuestSheet

SECOND = 1000
BEGINS = (60, 120, 180)
LONGEST = 60 * 60
STRETCH = 30
ASLEEP = 5 * SECOND
"""So late a tick has waited for a tablet that slept: then nothing is closed behind anybody."""

SAID = (120, 60, 30, 10)
"""Seconds at which the time is read out."""


def is_on(desk: Desk) -> bool:
    """Whether it runs, at this table, with the book open."""
    count = desk.own(Countdown)
    is_book = desk.ask is not None and desk.ask.what == "book"
    return bool(count.until) and count.table == desk.id and is_book


def left(desk: Desk) -> int:
    """Seconds to the off, each until it is over."""
    return max(0, -((desk.shelf.now() - desk.own(Countdown).until) // SECOND))


def delay(desk: Desk) -> int:
    """Milliseconds until another second is over."""
    to_go = desk.own(Countdown).until - desk.shelf.now()
    return (to_go - 1) % SECOND + 1 if to_go > 0 else 0


def said(seconds: int) -> int:
    """The last of the times that are read out, 0 before the first."""
    return min((time for time in SAID if time >= seconds), default=0)


def tick(desk: Desk) -> None:
    """A second is over; at zero the book closes by itself, if there is a bet in it."""
    count, ask = desk.own(Countdown), desk.ask
    if not is_on(desk) or left(desk) or ask is None:
        return
    late, count.until = desk.shelf.now() - count.until, 0
    if late > ASLEEP:
        desk.notice = say("The time ran out while the tablet slept. The book is still open.")
    elif "close" in ask.options:
        desk.own(GuestSheet).is_open = desk.log_open = False
        desk.rule = desk.card = ""
        playing.answer(desk, "close")
    else:
        desk.notice = say("The time is up, but nobody has bet. The book stays open.")


# what taps do


def begin(desk: Desk, rest: str) -> None:
    """So many seconds from now."""
    is_book = desk.ask is not None and desk.ask.what == "book"
    race = party_seen(desk.view).race if is_book else None
    is_run = race is not None and race.number == party_seen(desk.view).round
    if is_book and not is_run and rest.isdecimal():
        seconds = min(int(rest), LONGEST)
        desk.own(Countdown).until = desk.shelf.now() + seconds * SECOND
        desk.own(Countdown).table = desk.id


def stretch(desk: Desk, _rest: str) -> None:
    """Half a minute more."""
    if is_on(desk) and left(desk) < LONGEST:
        desk.own(Countdown).until += STRETCH * SECOND


def stop(desk: Desk, _rest: str) -> None:
    """No hurry any more."""
    desk.own(Countdown).until = 0


VERBS: dict[str, Callable[[Desk, str], None]] = {
    "off-in": begin,
    "off-later": stretch,
    "off-stop": stop,
}
