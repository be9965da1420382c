"""Answers that are counted and looked up, hardly ever written out."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, overload


class Listed(Sequence[str]):
    """Answers that know how many they are, which is one, and which is where.

    Two of a kind are equal where their keys are.
    """

    @property
    @abstractmethod
    def key(self) -> Any:
        """All there is to compare."""

    @abstractmethod
    def spell(self, index: int) -> str:
        """The answer at an index from 0, which is one of its own."""

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return [self.spell(i) for i in range(*index.indices(len(self)))]
        return self.spell(range(len(self))[index])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed) and type(other) is type(self) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


class Counted(Listed):
    """Answers that are looked up by their `key`, which is found once, when it is first needed."""

    def __init__(self, find: Callable[[], tuple[Any, ...]]) -> None:
        self.find = find

    @cached_property
    def key(self) -> tuple[Any, ...]:
        """All there is to compare."""
        return self.find()

    def spell(self, index: int) -> str:
        """The answer at an index from 0."""
        return str(self.key[index])

    def of(self, seat: int | None) -> Counted:
        """Those that begin with a guest's number; for None, those that begin with a word."""
        return self if seat is None else Counted(tuple)

    def __len__(self) -> int:
        return len(self.key)

    def __contains__(self, text: object) -> bool:
        return text in self.key
