"""Chance by a seed: dice and decks that come out alike for everybody who plays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.play import CHANCE, Ask

LONGEST_SEED = 60


class Fate:
    """Answers for chance at a seeded table.

    How a question comes out depends on the seed, on what is asked, and on how often that has been
    asked before; not on what the players do. So the third movement card of a race is the same for
    everybody, whatever has been bet. Only `Random.random` is used, whose sequence Python promises
    to keep.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._answers: tuple[str, ...] = ()
        self._asked: list[str] = []

    def outcome(
        self,
        ask: Ask,
        answers: tuple[str, ...],
        askers: Sequence[int],
        replayed: Callable[[], list[str]],
    ) -> str:
        """How the question to chance that stands open after these answers comes out.

        `replayed` gives what was asked before each of them, for a line that is met here first.
        """
        known = len(self._answers)
        if answers[:known] != self._answers or CHANCE in askers[known:]:
            self._asked = replayed()
        else:
            self._asked.extend("" for _ in answers[known:])  # of players, which nobody counts
        before = self._asked.count(ask.what)
        chosen = int(Random(f"{self.seed}/{ask.what}/{before}").random() * len(ask.options))
        text = ask.options[chosen]
        self._asked.append(ask.what)
        self._answers = (*answers, text)
        return text

    def mood(self, step: int) -> Random:
        """What a computer goes by that is asked after so many answers and does not care."""
        return Random(f"{self.seed}/mood/{step}")
