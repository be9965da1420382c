"""What the caller says at Winner's Circle."""

from __future__ import annotations

from functools import partial

from web.desk.state import Desk
from web.racing import bar
from web.winners_circle.standing import course_of
from web.winners_circle.state import seen
from web.winners_circle.words import voice
from web.winners_circle.words.calling import lines


def heard(desk: Desk) -> list[str]:
    """The lines of the moment, or else those of the last one that had any."""
    finish = course_of(seen(desk.view)).finish
    return bar.called(desk, voice(), partial(lines, finish=finish))
