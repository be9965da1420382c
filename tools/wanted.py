"""What a golden game is to be: each box lists its own in `tools/<box>/golden.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from game import Table
from game.play import Ask
from tools.own import of_boxes

Player = Callable[[Table, Ask, Random], str]


class Wanted(NamedTuple):
    """A game to look for: its table, who plays, and what must have happened in it.

    `deck` is a deck of the players' own, as a save holds it.
    """

    about: str
    seats: int
    options: Mapping[str, str]
    player: Player
    is_it: Callable[[Table], bool] = lambda _table: True
    began: int | None = None
    deck: Mapping[str, Any] | None = None


def every() -> Iterator[tuple[str, Mapping[str, Wanted]]]:
    """The golden games of each title, by the name that each is saved under."""
    for its in of_boxes("golden"):
        yield from its.WANTED.items()


def remarks(title: str) -> Mapping[str, str]:
    """What only this title's box remarks on in a save: kinds of events, and a text for each."""
    boxes = (its for its in of_boxes("golden") if title in its.WANTED)
    return next((getattr(its, "REMARKS", {}) for its in boxes), {})
