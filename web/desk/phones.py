"""Whose own phones are at the table, and which question is therefore not put on the tablet.

Every phone shows a desk of its own, in step with the tablet's (`web/phones/place.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from game.play import ANYBODY, CHANCE, Ask

Moment = tuple[str, int]
"""A table by its id, and how many answers it has been given."""


@dataclass(slots=True)
class Phones:
    """Who plays from where.

    `seats` are those whose phone is here and awake, `here` the names of everybody who has one, at
    the table or not yet. `mine` is the seat that this desk belongs to: None for the tablet's.
    `fetched` is the moment whose question has been brought to the tablet, because a phone is away
    or nobody wants to use it just now. `is_open`: the sheet lies open on which phones join.
    `elsewhere`: another window plays the table that these phones are linked to. `speaker` is the
    seat that has spoken up, on whichever desk, and `breath` how long everybody has to speak up in
    this moment, in tenths of a second, "" for no end. `tongue` is the language of the tablet while
    another one is spoken for a phone, "" else. `hand` is what the seat of a phone last saw while
    the screen stood still, and `leaves` that its holder is asked whether to get up. `give` takes an
    answer of a phone's desk to the tablet, IllegalAnswer raised where it is not the seat's to give:
    the table on a phone's desk only reads.
    """

    seats: Collection[int] = frozenset()
    here: Collection[str] = ()
    mine: int | None = None
    fetched: Moment = ("", -1)
    is_open: bool = False
    elsewhere: bool = False
    speaker: int | None = None
    breath: str = ""
    tongue: str = ""
    hand: object = None
    leaves: bool = False
    give: Callable[[str], None] | None = None

    def put(self, ask: Ask, now: Moment, hosted: Collection[str]) -> Ask | None:
        """A question as this desk puts it: None where it is put on another one alone."""
        is_private = not ask.open and ask.who >= 0
        is_fetched = is_private and self.fetched == now
        if self.mine is None:
            return None if is_private and ask.who in self.seats and not is_fetched else ask
        if ask.who in (self.mine, ANYBODY, CHANCE) or ask.what in hosted:
            return None if is_fetched else ask
        return None

    def asked(self, ask: Ask | None, now: Moment) -> int | None:
        """The seat whose phone, and not this tablet, puts the question now."""
        if ask is None or self.mine is not None or self.put(ask, now, ()) is not None:
            return None
        return ask.who
