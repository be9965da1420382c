"""Answers in Risk that are counted and looked up, hardly ever written out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from game.play import Amounts

SIDES = 6


class Headed(Sequence[str]):
    """Amounts after some words: `alaska 1` to `alaska 9`."""

    def __init__(self, head: str, amounts: range) -> None:
        self.head, self.amounts = f"{head} ", Amounts(amounts)

    def __len__(self) -> int:
        return len(self.amounts)

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str) or not text.startswith(self.head):
            return False
        return text[len(self.head) :] in self.amounts

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return [self.head + text for text in self.amounts[index]]
        return self.head + self.amounts[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Headed) and (self.head, self.amounts) == (
            other.head,
            other.amounts,
        )

    def __hash__(self) -> int:
        return hash((self.head, self.amounts))


class Throws(Sequence[str]):
    """Every way that some red dice and some white ones can fall: `6 3 1 / 5 2`."""

    def __init__(self, red: int, white: int) -> None:
        self.red, self.white = red, white

    def __len__(self) -> int:
        return int(SIDES ** (self.red + self.white))

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        red, slash, white = text.partition(" / ")
        return bool(slash) and is_thrown(red, self.red) and is_thrown(white, self.white)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        at, dice = range(len(self))[index], list[str]()
        for _ in range(self.red + self.white):
            at, side = divmod(at, SIDES)
            dice.append(str(side + 1))
        return f"{' '.join(dice[: self.red])} / {' '.join(dice[self.red :])}"

    def __eq__(self, other: object) -> bool:
        mine = (self.red, self.white)
        return isinstance(other, Throws) and mine == (other.red, other.white)

    def __hash__(self) -> int:
        return hash((self.red, self.white))


def is_thrown(text: str, count: int) -> bool:
    """Whether these are so many dice."""
    dice = text.split(" ")
    return len(dice) == count and all(die in "123456" and len(die) == 1 for die in dice)


def thrown(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The red dice and the white ones of a throw, each from high to low."""
    red, white = [tuple(sorted(map(int, side.split()), reverse=True)) for side in text.split("/")]
    return red, white
