"""A second look: an answer that could not be taken back is shown once more before it is given.

Whether it could is tried on a twin of the table, at which nobody answers for chance: so nothing is
drawn for it, and what would come after is known only by its kind.
"""

from __future__ import annotations

from collections.abc import Callable

from game import IllegalAnswer, Table
from game.floor import is_private
from game.play import CHANCE
from web import playing
from web.screen import screen_of
from web.state import DOWN, UP, Desk, Second


def follows(table: Table, text: str) -> str:
    """What comes after an answer that stands, "" where undo could take it back or it is illegal."""
    twin = table.at(len(table.answers))
    try:
        twin.answer(text)
    except IllegalAnswer:
        return ""
    asked = twin.ask
    if twin.why_no_undo() is None:
        return ""
    if asked is None:
        return "end"
    if asked.who == CHANCE:
        return "race" if asked.what in screen_of(table).running else "chance"
    if asked.who == twin.askers[-1]:
        return "reveal"
    if asked.open:
        return "aloud"
    if is_private(asked):
        return "floor"
    return "player"


def look(desk: Desk, text: str) -> Second | None:
    """The second look that this answer needs now; None where a single tap is enough."""
    table, ask = desk.table, desk.ask
    if desk.settings["second look"] == "off" or desk.guide is not None:
        return None  # the recorded first race takes one answer only, and nobody loses by it
    if table is None or ask is None or table.ask is None or desk.curtain is not None:
        return None
    if len(ask.options) < 2 and not is_private(table.ask):  # who may speak may also be silent
        return None
    then = follows(table, text)
    return Second(text, then, desk.id, len(table.answers), desk.unveiled) if then else None


def waiting(desk: Desk) -> Second | None:
    """The answer on the screen for its second look; None once anything about it has changed."""
    second, table = desk.second, desk.table
    if second is None or desk.settings["second look"] == "off":
        return None
    if table is None or desk.ask is None or desk.curtain is not None:
        return None
    now = (desk.id, len(table.answers), desk.unveiled)
    return second if (second.table, second.step, second.seat) == now else None


def give(desk: Desk, text: str) -> None:
    """A person has tapped an answer: it is given, or shown once more."""
    desk.second = look(desk, text)
    if desk.second is None:
        playing.answer(desk, text)
    else:
        desk.notice = ""


def touch(desk: Desk, is_low: bool) -> None:
    """A finger has touched the page in its lower half, or in its upper one."""
    if waiting(desk) is None:
        desk.touched = DOWN if is_low else UP


def do_it(desk: Desk, _rest: str) -> None:
    """The second tap: the answer stands. A third one finds nothing to do."""
    second = waiting(desk)
    desk.second = None
    if second is not None:
        playing.answer(desk, second.text)


VERBS: dict[str, Callable[[Desk, str], None]] = {"do-it": do_it}
