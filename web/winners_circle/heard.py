"""What the caller says: of the moment on the screen, or else the last line, which stands."""

from __future__ import annotations

from web.desk.screen import words_of
from web.desk.state import Desk
from web.winners_circle.standing import course_of
from web.winners_circle.state import seen
from web.winners_circle.words import voice
from web.winners_circle.words.calling import lines


def heard(desk: Desk) -> list[str]:
    """The lines of the moment; where it has none, those of the last one in this race that had any.

    So nobody is told "The others play." between two lines that say what they do.
    """
    assert desk.shown is not None
    fresh, told = desk.shown.fresh, len(desk.shown.events)
    now = [line for at in range(fresh, told) for line in said(desk, at)]
    if now:
        return now
    for at in reversed(range(fresh)):
        before = said(desk, at)
        if before or desk.shown.events[at].kind == "race":
            return before
    return []


def said(desk: Desk, at: int) -> list[str]:
    """What is said of one event: by the caller on the course, off it by the log."""
    assert desk.table is not None and desk.shown is not None
    events, finish = desk.shown.events, course_of(seen(desk.view)).finish
    called = [voice().call(*it) for it in lines(events[at], events[:at], finish)]
    words = words_of(desk.table.title)
    return list(filter(None, called)) or words.lately(events[at : at + 1], desk.table.names)
