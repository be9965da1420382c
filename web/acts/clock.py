"""What time alone does: the next moment of a race, a computer's answer, a countdown."""

from __future__ import annotations

from web.acts import breath, computers, confirm, obvious, stage
from web.acts.past import history
from web.desk import beat, sheets
from web.desk.obvious import answer
from web.desk.screen import screen_of
from web.desk.state import Desk


def is_running(desk: Desk) -> bool:
    """Whether time alone will show the next moment; nothing runs on behind an open sheet."""
    if desk.stands:
        return False
    if desk.past.what:
        return desk.past.playing and not sheets.over(desk)
    waits = desk.paused or bool(desk.held or sheets.over(desk))
    waits = waits or confirm.on_button(desk) is not None
    waits = waits or (desk.guide is not None and desk.guide.waits(desk))
    goes_on = desk.is_behind or desk.computer is not None or desk.hears_computers
    goes_on = goes_on or answer(desk) != ""
    return desk.screen == "table" and goes_on and not waits


def next_tick(desk: Desk) -> int | None:
    """Milliseconds until the next `tick`, None while time alone changes nothing.

    Meanwhile the tablet stays lit and no picture for the next visit is taken.
    """
    if is_running(desk):
        return delay(desk)
    if (wait := breath.left(desk)) is not None and not sheets.over(desk):
        return wait
    return None if desk.table is None else screen_of(desk.table).next_tick(desk)


def delay(desk: Desk) -> int:
    """Milliseconds that the moment on the screen is looked at."""
    if desk.past.what:
        return history.delay(desk)
    if desk.hears_computers and (wait := breath.left(desk)) is not None:
        return wait
    return beat.delay(desk)


def tick(desk: Desk) -> None:
    """Time has passed: show the next moment, let a computer answer, draw breath, or count down."""
    if is_running(desk) and desk.past.what:
        history.play_on(desk)
    elif is_running(desk) and desk.computer is not None:
        computers.play_one(desk)
    elif is_running(desk) and desk.hears_computers:
        computers.speak_up(desk)
        if not desk.hears_computers:
            breath.end(desk)
    elif is_running(desk) and answer(desk):
        obvious.give(desk)
    elif is_running(desk):
        stage.follow(desk)
    elif breath.left(desk) is not None:
        breath.end(desk)
    elif desk.table is not None:
        screen_of(desk.table).tick(desk)
