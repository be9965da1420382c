"""A second look: an answer that nothing can take back wants a second tap on the same button.

Whether it could be taken back is tried on a twin of the table, at which nobody answers for chance:
so nothing is drawn for it, and what would come after is known only by its kind. Mostly the table
takes the same answer next, so the twin is kept and follows it: a new one would play the game again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from game import IllegalAnswer, Table
from game.floor import is_private
from game.play import CHANCE
from web.acts import breath, playing
from web.desk.screen import screen_of
from web.desk.sitting import Second
from web.desk.state import Desk

TOO_SOON = 400
"""Milliseconds in which two taps are one finger that trembles, or a key that is held."""


OFTEN = 3
"""After so many second taps of a visit one may have enough of them."""


@dataclass(slots=True)
class Tried:
    """The twin at which answers have been tried last, and of which; how often it asked."""

    table: Table | None = None
    twin: Table | None = None
    asked: int = 0


def twin_of(desk: Desk) -> Table:
    """A twin that stands as the table does."""
    kept, table = desk.own(Tried), desk.at.table
    if kept.twin is None or kept.table is not table or not kept.twin.follow(table):
        kept.table, kept.twin = table, table.at(len(table.steps))
    return kept.twin


def follows(twin: Table, text: str, bots: Collection[int] = ()) -> str:
    """What comes after an answer that stands; "" where undo could take it back, or if illegal."""
    try:
        twin.answer(text)
    except IllegalAnswer:
        return ""
    asked = twin.ask
    if twin.why_no_undo() is None:  # a computer's answer stands where it is seeded
        is_next = asked is not None and asked.who in bots and twin.fate is not None
        return "computer" if is_next else ""
    if asked is None:
        return "end"
    if asked.who == CHANCE:
        return "race" if asked.what in screen_of(twin).runs else "chance"
    return "floor" if is_private(asked) and not asked.open else "reveal"


def look(desk: Desk, text: str) -> Second | None:
    """The second look that this answer needs now; None where a single tap is enough."""
    table, ask = desk.table, desk.ask
    if desk.settings["second look"] == "off" or desk.guide is not None:
        return None  # the recorded first race takes one answer only, and nobody loses by it
    if table is None or ask is None or table.ask is None or desk.curtain is not None:
        return None
    if table.ask.what in screen_of(table).one_tap:
        return None
    is_only = len(ask.options) < 2 and text in ask.options  # not a card and one of six horses
    if is_only and not is_private(table.ask):  # who may speak may also be silent
        return None
    is_deliberate = desk.alone and desk.speaking is not None  # a charm, a card, and where it goes
    if breath.goes_on(desk, text) or is_deliberate:  # there was time to speak up
        return None
    then = follows(twin_of(desk), text, table.bots)
    return Second(text, then, desk.id, len(table.answers), desk.unveiled) if then else None


def waiting(desk: Desk) -> Second | None:
    """The answer that waits for its second tap; None once anything about it has changed."""
    second, table = desk.second, desk.table
    if second is None or desk.settings["second look"] == "off":
        return None
    if table is None or desk.ask is None or desk.curtain is not None:
        return None
    now = (desk.id, len(table.answers), desk.unveiled)
    return second if (second.table, second.step, second.seat) == now else None


def on_button(desk: Desk) -> Second | None:
    """The same where the button itself asks; some tables ask in their own way."""
    second = waiting(desk)
    if second is None or desk.table is None or desk.ask is None:
        return None
    return None if desk.ask.what in screen_of(desk.table).looks_itself else second


def give(desk: Desk, text: str) -> None:
    """A person has tapped an answer: it is given now, or at a second tap."""
    asked = on_button(desk)
    if asked is not None and asked.text == text:
        return do_it(desk, "")
    if breath.waits(desk, text):
        return None
    desk.second = look(desk, text)
    if desk.second is None:
        playing.answer(desk, text)
    else:
        desk.notice = ""
        desk.own(Tried).asked += 1


def is_tiring(desk: Desk) -> bool:
    """Whether the tablet has asked so often by now that it offers to do without."""
    return desk.own(Tried).asked > OFTEN and desk.phones.mine is None


def is_too_soon(desk: Desk, since: float) -> bool:
    """Whether a tap, so long after the last one, is no second tap but a part of the first."""
    return on_button(desk) is not None and since < TOO_SOON


def do_it(desk: Desk, _rest: str) -> None:
    """The second tap: the answer stands. A third one finds nothing to do."""
    second = waiting(desk)
    desk.second = None
    if second is not None:
        playing.answer(desk, second.text)


VERBS: dict[str, Callable[[Desk, str], None]] = {"do-it": do_it}
