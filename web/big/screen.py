"""Which big screen a table has: one row a title; without a table it is a poster."""

from __future__ import annotations

from collections.abc import Callable

import htpy as h

from web.big import horse_fever, party
from web.big.frame import poster
from web.state import Desk

SCREENS: dict[str, Callable[[Desk], h.Element]] = {"horse-fever/party": party.big}
"""The big screens of titles that have one of their own; the others are Horse Fever's."""


def big(desk: Desk) -> h.Element:
    """What the room sees: never from an unveiled seat, only from what all may know."""
    if desk.table is None or desk.shown is None:
        return poster()
    return SCREENS.get(desk.table.title.id, horse_fever.big)(desk)
