"""What goes by itself: throws for somebody who has asked for it, and races while there is time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.play import Ask
from web.acts import playing
from web.desk.obvious import answer, is_wanted
from web.desk.state import Desk
from web.dice_derby.state import seen


@dataclass(slots=True)
class ThrownFor:
    """The table, and the seats that have their throws made for them at it."""

    OF_TABLE: ClassVar[bool] = True
    table: str = ""
    seats: frozenset[int] = frozenset()


def seats_of(desk: Desk) -> ThrownFor:
    """Those of this game; nobody's once another one lies on the table."""
    kept = desk.own(ThrownFor)
    if kept.table != desk.id:
        kept.table, kept.seats = desk.id, frozenset()
    return kept


def can_be_thrown_for(desk: Desk) -> bool:
    """Nothing goes by itself where people have chosen so."""
    return is_wanted(desk)


def throw_for(desk: Desk, seat: str) -> None:
    """Throw for the seat that is asked, now and from now on."""
    ask = desk.ask
    if ask is not None and ask.what == "throw" and seat == str(ask.who):
        seats_of(desk).seats |= {ask.who}
        playing.answer(desk, "throw")


def may_throw_for_all(desk: Desk) -> bool:
    """Whether several people throw in front of this page; on a phone one does."""
    return can_be_thrown_for(desk) and len(desk.people) > 1


def throw_for_all(desk: Desk, _rest: str) -> None:
    """Throw for everybody, as who has the tablet wants it."""
    ask, table = desk.ask, desk.table
    if ask is not None and table is not None and ask.what == "throw":
        seats_of(desk).seats = frozenset(range(len(table.names)))
        playing.answer(desk, "throw")


def is_thrown_for_somebody(desk: Desk) -> bool:
    """Whether anybody in front of this page has the throws made for them."""
    return not seats_of(desk).seats.isdisjoint(desk.people)


def throw_by_hand(desk: Desk, _rest: str) -> None:
    """From the next throw on, the people in front of this page throw themselves again."""
    seats_of(desk).seats -= frozenset(desk.people)


def obvious(desk: Desk, ask: Ask) -> str:
    """A throw that was asked for beforehand; another race while the time is not over."""
    if ask.what == "another race":
        return "race" if minutes_gone(desk) < seen(desk.view).minutes else ""
    return "throw" if ask.what == "throw" and ask.who in seats_of(desk).seats else ""


def is_thrown_for(desk: Desk) -> bool:
    """Whether the throw that is asked for goes by itself in a moment: nobody has to do anything."""
    return answer(desk) == "throw"


def minutes_gone(desk: Desk) -> int:
    """Whole minutes since this table was laid."""
    about = desk.shelf.noted(desk.id)
    return 0 if about is None else max(0, desk.shelf.now() - about.begun) // 60_000
