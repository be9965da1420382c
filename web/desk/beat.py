"""How long the moment on the screen is looked at."""

from __future__ import annotations

from web.desk.pace import DELAYS, SPEAKS, THINKS
from web.desk.screen import moment_of, screen_of
from web.desk.state import Desk


def delay(desk: Desk) -> int:
    """Milliseconds of the moment on the screen; 0 while everything is skipped."""
    if desk.hurried or desk.shown is None or desk.table is None:
        return 0
    moment, beat = desk.shown.moment, SPEAKS if desk.hears_computers else thinks(desk)
    if moment is not None:
        its = moment_of(desk.table, moment.kind)
        beat = its.pace if moment.air is None else its.rolls
        told = moment.told if moment.air is None else moment.told + 1
        beat *= screen_of(desk.table).pace(desk.table, told)
    return int(DELAYS[desk.speed] * beat)


def thinks(desk: Desk) -> float:
    """How long the computer that is asked thinks: as quickly as it plays, once its turn goes on."""
    table = desk.at.table
    acted = (step.asker for step in reversed(table.steps) if step.asker >= 0)
    goes_on = desk.computer is not None and next(acted, None) == desk.computer
    return THINKS * screen_of(table).pace(table, len(table.events)) if goes_on else THINKS


def tenths(milliseconds: int) -> str | None:
    """The same for the style, which knows tenths of a second up to three; None for no time."""
    return str(max(1, min(30, round(milliseconds / 100)))) if milliseconds else None
