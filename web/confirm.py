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


def follows(table: Table, text: str) -> tuple[str, int | None]:
    """What comes after an answer that stands, and who is asked then.

    "" where undo could take it back, or where it is illegal.
    """
    twin = table.at(len(table.answers))
    try:
        twin.answer(text)
    except IllegalAnswer:
        return "", None
    asked = twin.ask
    if twin.why_no_undo() is None:
        return "", None
    if asked is None:
        return "end", None
    if asked.who == CHANCE:
        return "race" if asked.what in screen_of(table).runs else "chance", None
    if asked.who == twin.askers[-1]:
        return "reveal", None
    if is_private(asked) and not asked.open:
        return "floor", None
    return "aloud" if asked.open else "player", asked.who if asked.who >= 0 else None


def look(desk: Desk, text: str) -> Second | None:
    """The second look that this answer needs now; None where a single tap is enough."""
    table, ask = desk.table, desk.ask
    if desk.settings["second look"] == "off" or desk.guide is not None:
        return None  # the recorded first race takes one answer only, and nobody loses by it
    if table is None or ask is None or table.ask is None or desk.curtain is not None:
        return None
    if len(ask.options) < 2 and not is_private(table.ask):  # who may speak may also be silent
        return None
    then, next = follows(table, text)
    if not then:
        return None
    return Second(text, then, desk.id, len(table.answers), desk.unveiled, next)


def waiting(desk: Desk) -> Second | None:
    """The answer on the screen for its second look; None once anything about it has changed."""
    second, table = desk.second, desk.table
    if second is None or desk.settings["second look"] == "off":
        return None
    if table is None or desk.ask is None or desk.curtain is not None:
        return None
    now = (desk.id, len(table.answers), desk.unveiled)
    return second if (second.table, second.step, second.seat) == now else None


def laid_over(desk: Desk) -> Second | None:
    """The same where it lies over the table; some tables show it themselves."""
    second = waiting(desk)
    if second is None or desk.table is None or desk.ask is None:
        return None
    return None if desk.ask.what in screen_of(desk.table).looks_itself else second


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
