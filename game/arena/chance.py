"""Chance that deals the same to every seating of one deal, as far as the answers let it.

Each question to chance has a number of its own, made from the seed, the deal, the round, what is
asked, and how often it has been asked in this round: never from what came before. So in every
seating the same stables stand on the board, the same seat gets the same character, the first player
is the same, and in a race the same movement cards and dice come up, unit by unit. Cards are taken
from one order of all cards a draw: a seat of the Family Game is dealt the same hand in every
seating (as long as nobody has dropped out), a seat of the Board Game draws the same cards as long
as they are still in the deck and it buys in the same round.
"""

from __future__ import annotations

from collections import Counter

from game.play import Ask
from game.table.fate import outcome


class Chance:
    """The answers of chance in one deal; every answer is as likely as every other."""

    def __init__(self, seed: int, deal: int) -> None:
        self._salt = f"{seed} {deal}"
        self._asked: Counter[tuple[int, str]] = Counter()

    def answer(self, ask: Ask, round: int) -> str:
        """One of the options, for a question asked in this round of the game."""
        key = (round, ask.what)
        self._asked[key] += 1
        told = f"{self._salt} {round} {ask.what} {self._asked[key]}"
        return outcome(told, ask)
