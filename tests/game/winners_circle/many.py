"""Random games of each variant, kept by a second book at every answer: see tests/game/many.py."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

from game import Table
from tests.game.scripted import NAMES
from tests.game.winners_circle.bookkeeper import Bookkeeper
from tests.game.winners_circle.scripted import TITLE, TRACKS

VARIANTS = tuple(product(TRACKS, ("off", "on")))
"""The tracks with and without the bluff."""


def played(track: str, bluff: str, number: int, rules: int | None = None) -> Counter[str]:
    """One whole game of a variant by chance, with two to six players in turn; what came up."""
    rng, names = Random(number), NAMES[: 2 + number % 5]
    table = Table(TITLE, names, {"track": track, "bluff": bluff}, rules=rules)
    book = Bookkeeper(table)
    while (ask := table.ask) is not None:
        text = ask.options[int(rng.random() * len(ask.options))]
        table.answer(text)
        book.take(ask, text)
        book.counts["answers"] += 1
    book.close()
    return book.counts


def kept(number: int) -> Counter[str]:
    """A game of each variant in turn."""
    return played(*VARIANTS[number % len(VARIANTS)], number)
