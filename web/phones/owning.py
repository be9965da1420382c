"""Whose a seat is: which phone may have it unasked, and which only by leave of the tablet's owner.

A seat is somebody's. The phone that had it last has it again; any other asks, and so does every
phone, its first one too, once hands are held that nobody else may see.
"""

from __future__ import annotations

from game import Table
from web.desk.state import Desk
from web.phones.phones_here import Guest, Known, phones_of, read, write


def known(desk: Desk) -> dict[str, Known]:
    """Whose phone each was last."""
    house = phones_of(desk)
    if house.known is None:
        house.known = read(desk.shelf.storage)
    return house.known


def remember(desk: Desk, guest: Guest, name: str, table: str) -> None:
    """This is whose phone it is from now on; no other phone is that seat's any more."""
    all = known(desk)
    for id, one in all.items():
        if table and one[:2] == (name, table):
            all[id] = one._replace(table="")
    all.pop(guest.id, None)
    if name:
        all[guest.id] = Known(name, table)
    write(desk.shelf.storage, all)


def get_up(desk: Desk, guest: Guest) -> None:
    """Whoever holds this phone has left: the seat stays theirs, and waits until they choose it."""
    if guest.id in known(desk):
        known(desk)[guest.id] = known(desk)[guest.id]._replace(left=True)
        write(desk.shelf.storage, known(desk))


def forget(desk: Desk, id: str) -> None:
    """A phone is as if it had never come."""
    known(desk).pop(id, None)
    write(desk.shelf.storage, known(desk))


def owner(desk: Desk, seat: int) -> str | None:
    """The phone that had this seat last, here or not; None where none has had it."""
    wanted = desk.at.table.names[seat], desk.id
    return next((id for id, one in known(desk).items() if one[:2] == wanted), None)


def may_sit(desk: Desk, guest: Guest, seat: int) -> bool:
    """Whether a phone has this seat without anybody being asked."""
    table = desk.table
    if table is None:
        return False
    if (whose := owner(desk, seat)) is not None:
        return whose == guest.id
    if known(desk).get(guest.id, Known("", "")).table == desk.id:  # it was another's just now
        return not table.hides
    return not (is_begun(table) and table.hides)


def is_begun(table: Table) -> bool:
    """Whether somebody has answered yet, chance and computers aside."""
    return any(step.asker >= 0 and step.asker not in table.bots for step in table.steps)
