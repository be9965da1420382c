"""A movement card as it is turned up: its number, and how far it moves each row of the odds."""

from __future__ import annotations

from collections.abc import Iterable

from web import html as h
from web.words.speaking import say


def movement_card(number: str, rows: Iterable[tuple[str, int]]) -> h.Element:
    """The card; of each row how its odds are said, and how many spaces it moves."""
    return h.div(".movement-card")[
        h.small[say("No. {number}", number=number)],
        h.ul[(h.li[h.small[odds], h.b[str(spaces)]] for odds, spaces in rows)],
    ]
