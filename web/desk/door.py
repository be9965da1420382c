"""The door by which something of a box comes in that the desk and the table know as an object."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

V = TypeVar("V")


def door(kind: type[V]) -> Callable[[object], V]:
    """A door for one kind: on a table of its box what comes is one of these, and mypy knows it."""

    def seen(it: object) -> V:
        assert isinstance(it, kind)
        return it

    return seen
