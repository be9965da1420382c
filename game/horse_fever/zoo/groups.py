"""How numbers from 0 to 1 are read off a view: parts of a whole, flags, places."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from game.horse_fever.view import SeatView, View
from game.play import Ask

PURSE = 20_000
POINTS = 40
ROUNDS = 10
SPACES = 30
TOKENS = 5
HAND = 10
DECK = 24
"""What each kind of number is divided by; what is more still counts as 1."""


class Group(NamedTuple):
    """Some features that are read together: what they tell, a name each, and how they are read.

    `read(view, ask)` gives as many numbers as there are names; `ask` is None for who is not asked.
    """

    about: str
    names: tuple[str, ...]
    read: Callable[[View, Ask | None], Sequence[float]]


def part(value: float, whole: float) -> float:
    """A number as a part of a whole, from 0 to 1."""
    return min(1.0, max(0.0, value / whole))


def flags(here: Iterable[str], places: Iterable[str]) -> list[float]:
    """1 for every place that is here."""
    found = set(here)
    return [float(place in found) for place in places]


def turned(view: View, seat: int) -> int:
    """How many places clockwise from one's own seat another one is."""
    assert view.seat is not None
    return (seat - view.seat) % len(view.seats)


def at_table(view: View, distance: int) -> SeatView | None:
    """Who sits this many places on, None where nobody does."""
    assert view.seat is not None
    if distance >= len(view.seats):
        return None
    return view.seats[(view.seat + distance) % len(view.seats)]


def one_hot(at: int | None, places: int) -> list[float]:
    """1 in one place, or nowhere."""
    return [float(place == at) for place in range(places)]
