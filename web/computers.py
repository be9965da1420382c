"""The computers at the table: whose answer is awaited, and how each is given, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import Table
from game.bots import BOTS
from web.partying.comings import WHEN

if TYPE_CHECKING:
    from web.desk import Desk


def asked(table: Table) -> int | None:
    """The seat of the computer that the table waits for, None where a person or nobody is asked.

    Whoever holds the tablet keeps a party's book, even where the bookmaker is a computer.
    """
    ask = table.ask
    return ask.who if ask is not None and ask.who in table.bots and ask.what not in WHEN else None


def play_one(desk: Desk) -> None:
    """Let the computer that is asked give one answer; it is kept, and told like any other."""
    table, seat = desk.table, desk.computer
    if table is None or table.ask is None or seat is None:
        return
    bot = BOTS.get(table.bots[seat], BOTS["casual"])  # an older page may lack a level
    table.answer(bot(table.view(seat), table.ask, desk.chance))
    desk.keep()
    if desk.follows:  # another window has gone on meanwhile
        return
    desk.follow()
    if desk.hurried:
        desk.catch_up()
