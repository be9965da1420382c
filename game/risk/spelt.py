"""Answers in Risk that are counted and looked up, hardly ever written out."""

from __future__ import annotations

from game.counted import Listed
from game.play import Amounts

SIDES = 6


class Headed(Listed):
    """Amounts after some words: `alaska 1` to `alaska 9`."""

    def __init__(self, head: str, amounts: range) -> None:
        self.head, self.amounts = f"{head} ", Amounts(amounts)

    @property
    def key(self) -> tuple[str, Amounts]:
        """The words, and the amounts."""
        return self.head, self.amounts

    def spell(self, index: int) -> str:
        """The words and the amount at an index."""
        return self.head + self.amounts[index]

    def __len__(self) -> int:
        return len(self.amounts)

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str) or not text.startswith(self.head):
            return False
        return text[len(self.head) :] in self.amounts


class Paired(Listed):
    """Two amounts, each after a word, every one with every other: `until 4 for 2`."""

    def __init__(self, head: str, first: range, word: str, second: range) -> None:
        self.first, self.second = Headed(head, first), Headed(word, second)

    @property
    def key(self) -> tuple[Headed, Headed]:
        """Both."""
        return self.first, self.second

    def spell(self, index: int) -> str:
        """The answer at an index."""
        first, second = divmod(index, len(self.second))
        return f"{self.first[first]} {self.second[second]}"

    def __len__(self) -> int:
        return len(self.first) * len(self.second)

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        first, word, second = text.partition(f" {self.second.head}")
        return bool(word) and first in self.first and f"{word[1:]}{second}" in self.second


class Throws(Listed):
    """Every way that some red dice and some white ones can fall: `6 3 1 / 5 2`."""

    def __init__(self, red: int, white: int) -> None:
        self.red, self.white = red, white

    @property
    def key(self) -> tuple[int, int]:
        """How many dice of each side."""
        return self.red, self.white

    def spell(self, index: int) -> str:
        """The throw at an index, a die after another."""
        dice = list[str]()
        for _ in range(self.red + self.white):
            index, side = divmod(index, SIDES)
            dice.append(str(side + 1))
        return f"{' '.join(dice[: self.red])} / {' '.join(dice[self.red :])}"

    def __len__(self) -> int:
        return int(SIDES ** (self.red + self.white))

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        red, slash, white = text.partition(" / ")
        return bool(slash) and is_thrown(red, self.red) and is_thrown(white, self.white)


def is_thrown(text: str, count: int) -> bool:
    """Whether these are so many dice."""
    dice = text.split(" ")
    return len(dice) == count and all(die in "123456" and len(die) == 1 for die in dice)


def thrown(text: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The red dice and the white ones of a throw, each from high to low."""
    red, white = [tuple(sorted(map(int, side.split()), reverse=True)) for side in text.split("/")]
    return red, white
