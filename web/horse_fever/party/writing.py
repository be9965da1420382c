"""Computer guests hand in their slips, one line at a time."""

from __future__ import annotations

from game.bots.runner import next_entry
from web.desk import sheets
from web.desk.pace import DELAYS
from web.desk.state import Desk
from web.horse_fever import partying
from web.horse_fever.party import book
from web.horse_fever.partying import OpenBook
from web.horse_fever.seen import party_seen

WRITES = 0.9
"""How long a line is looked at before the next one comes, beside a movement card."""


def writing(desk: Desk) -> list[int]:
    """The computer guests who still have to hand in slips; none while a step is being mended."""
    table, ask, kept = desk.table, desk.ask, desk.own(OpenBook)
    if table is None or not table.bots or ask is None or ask.what != "book" or sheets.over(desk):
        return []
    if kept.quiet_at == len(table.answers):
        return []
    view = party_seen(desk.view)
    done = kept.settled | kept.out if kept.at == (desk.id, view.round) else frozenset()
    guests = [guest for guest in view.guests if guest.seat in table.bots]
    return [one.seat for one in guests if one.seat not in done and partying.may_bet(view, one)]


def write_one(desk: Desk) -> bool:
    """Let the next computer guest hand in one line; whether anybody had one."""
    table = desk.table
    for seat in writing(desk):
        assert table is not None
        book.begin_race(desk, party_seen(desk.view))
        entry = next_entry(table, {seat: table.bots[seat]}, desk.chance)
        if entry is not None and table.why_not(entry) is None:
            book.write(desk, [entry])
            return True
        desk.own(OpenBook).settled.add(seat)
        if not partying.bets(party_seen(desk.view).guests[seat]):
            desk.own(OpenBook).out.add(seat)
    return False


def write_all(desk: Desk) -> None:
    """The book is about to close: whoever still writes hands in at once."""
    while write_one(desk):
        pass


def delay(desk: Desk) -> int | None:
    """Milliseconds until the next line is handed in, None where nobody writes."""
    return int(DELAYS[desk.speed] * WRITES) if writing(desk) else None
