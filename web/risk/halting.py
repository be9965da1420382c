"""An attack that goes on, stopped while its dice are told: what nobody has seen is not rolled."""

from __future__ import annotations

from game.play import CHANCE
from game.risk.attacking import cut_short
from web import html as h
from web.acts import stage
from web.acts.kept import keeping
from web.desk.shown import Shown
from web.desk.state import Desk
from web.parts.pieces import button
from web.risk import say

GOES_ON = ("battle", "defend")
"""What is asked while an attack goes on."""


def shown_to(desk: Desk) -> int | None:
    """How much of the table may be kept while an attack of a person is told: what was shown of it.

    Who stops it has then seen no more than anybody, in whichever window, file or link.
    """
    table, shown = desk.table, desk.shown
    if table is None or shown is None or desk.guide is not None or desk.follows:
        return None
    at = len(table.steps) - 1
    while at >= 0 and table.steps[at].asker == CHANCE:
        at -= 1
    if at < 0 or table.steps[at].what not in ("attack", "defend"):
        return None
    told = max(len(shown.twin.steps), at + 1)
    is_computers = table.steps[at].asker in table.bots
    return None if is_computers or told >= len(table.steps) else told


def running(desk: Desk) -> int | None:
    """The step of the attack whose dice are on the screen, if a person here can still stop it."""
    table, shown = desk.table, desk.shown
    if table is None or shown is None or desk.past.what or desk.guide is not None or desk.follows:
        return None
    told = shown.twin.steps
    at = len(told) - 1
    while at >= 0 and told[at].what in GOES_ON:
        at -= 1
    if at < 0 or told[at].what != "attack" or told[at].asker in table.bots:
        return None
    rest = table.steps[len(told) :]
    next = rest[0].what if rest else "" if table.ask is None else table.ask.what
    is_rolled = told[-1].what != "defend" and any(one.what == "battle" for one in told[at:])
    is_unseen = all(one.asker == CHANCE for one in rest)
    return at if is_rolled and is_unseen and next in GOES_ON else None


def stop(desk: Desk, _rest: str = "") -> None:
    """Stop it after the roll on the screen."""
    step = running(desk)
    if step is None:
        return
    assert desk.table is not None and desk.shown is not None
    told = desk.shown.twin.steps
    rolls = sum(one.what == "battle" for one in told[step:])
    desk.table.instead(step, cut_short(told[step].answer, rolls), len(told))
    desk.shown = Shown(desk.table, None, desk.apart)
    desk.paused = desk.hurried = False
    keeping.keep(desk)
    stage.greet(desk)


def to_stop(desk: Desk) -> h.Node:
    """The button that stops it."""
    if running(desk) is None:
        return None
    return button(say("Stop the attack"), "halt", "big go", id="halt")
