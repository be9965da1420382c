"""Chance by a seed: dice and decks that come out alike for everybody who plays it."""

from __future__ import annotations

# The compiled half of hashlib, which would bring every other sum along into the page's memory.
from _blake2 import blake2b
from collections import Counter
from collections.abc import Sequence

from game.play import CHANCE, Ask, Picks
from game.table.steps import Step

LONGEST_SEED = 60


def number(text: str) -> int:
    """64 bits that are as good as random, the same for the same text everywhere and always."""
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def outcome(told: str, ask: Ask) -> str:
    """How a question to chance comes out by this text; every answer is as likely as every other.

    Several cards are taken from one order of all cards: who draws while others have other cards
    still draws the same ones, as far as they are there.
    """
    options = ask.options
    if isinstance(options, Picks):
        order = sorted(options.names, key=lambda name: number(f"{told} {name}"))
        return ", ".join(order[: options.count_each])
    return options[number(told) % len(options)]


class Mood:
    """What a computer goes by where it does not care, by a text."""

    def __init__(self, told: str) -> None:
        self._told, self._count = told, 0

    def randrange(self, stop: int, /) -> int:
        """A number below `stop`."""
        self._count += 1
        return number(f"{self._told} {self._count}") % stop

    def random(self) -> float:
        """A number from 0 to below 1."""
        return self.randrange(2**53) / 2**53


class Fate:
    """Answers for chance at a seeded table.

    How a question comes out depends on the seed, on what is asked, and on how often that has been
    asked before; not on what the players do. So in a game of one race the third movement card is
    the same for everybody, whatever has been bet.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._asked: Counter[str] = Counter()
        self._last: tuple[int, Step] | None = None

    def answer(self, ask: Ask, steps: Sequence[Step]) -> str:
        """How the question to chance that stands open after these steps comes out."""
        return self.foretold(ask, self._count(steps)[ask.what])

    def _count(self, steps: Sequence[Step]) -> Counter[str]:
        """How often chance was asked what; counted on where the line only went on since."""
        at, last = self._last or (0, None)
        if last is not None and (len(steps) <= at or steps[at] is not last):
            self._asked, at, last = Counter(), 0, None
        since = steps[at + 1 if last is not None else 0 :]
        self._asked.update([step.what for step in since if step.asked == CHANCE])
        self._last = (len(steps) - 1, steps[-1]) if steps else None
        return self._asked

    def foretold(self, ask: Ask, count: int) -> str:
        """How a question comes out that has been asked so often before."""
        return outcome(f"{self.seed} {ask.what} {count}", ask)

    def mood(self, step: int) -> Mood:
        """What a computer goes by that is asked after so many answers."""
        return Mood(f"{self.seed} mood {step}")
