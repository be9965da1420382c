"""What every tap and every typed field of a party does."""

from __future__ import annotations

from collections.abc import Callable

from web.desk.state import Desk
from web.horse_fever import printing
from web.horse_fever.party import book, countdown, guests, last_time
from web.parties import door, late_entry

VERBS: dict[str, Callable[[Desk, str], None]] = {
    **door.VERBS,
    **book.VERBS,
    **last_time.VERBS,
    **guests.VERBS,
    **countdown.VERBS,
}

HOSTING = frozenset(
    {*door.VERBS, *guests.VERBS, *countdown.VERBS, *printing.VERBS}
    | {"slip", "slip-next", "slip-last-all", "slip-number", "next-race", *late_entry.FIELDS}
)
"""What is for the bookmaker, who has everybody's slips in hand."""


def stake(kind: str) -> Callable[[Desk, str], None]:
    """A stake typed digit by digit: what is no whole hundred yet waits for its noughts."""

    def typed(desk: Desk, value: str) -> None:
        if value.isdecimal() and int(value) and int(value) % 100 == 0:
            book.set_stake(desk, f"{kind} {int(value)}")

    return typed


FIELDS: dict[str, Callable[[Desk, str], None]] = {
    **late_entry.FIELDS,
    "slip-number": book.pick,
    "slip-win": stake("win"),
    "slip-show": stake("show"),
}
