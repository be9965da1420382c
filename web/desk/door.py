"""The door by which something of a box comes in that the desk and the table know as an object."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game import Table

V = TypeVar("V")


def door(kind: type[V]) -> Callable[[object], V]:
    """A door for one kind: on a table of its box what comes is one of these, and mypy knows it."""

    def seen(it: object) -> V:
        assert isinstance(it, kind)
        return it

    return seen


def ended_in(kind: type[V]) -> Callable[[Table], V]:
    """How a game of a box has ended, in its own kind of result."""
    result = door(kind)
    return lambda table: result(table.result)
