"""What a person would laugh at in computers: what `tools/<box>/habits.py` have in common.

Games of computers of one level are played, and looked at by what the whole table knows afterwards.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from game import Table
from game.arena.report import markdown
from game.bots.runner import next_answer

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")

Seen = Counter[str]


def answers(table: Table, seed: int) -> Iterator[str]:
    """What its computers answer, one after the other; each is given when the next is asked for."""
    rng = Random(seed)
    while table.ask is not None:
        text = next_answer(table, table.bots, rng)
        assert text is not None
        yield text
        table.answer(text)


def laid(title: str, level: str, seats: int, seed: int) -> Table:
    """A table of computers of one level."""
    bots = dict.fromkeys(range(seats), level)
    return Table(title, NAMES[:seats], dealer=Random(seed), bots=bots)


def tell(
    habits: Callable[[str, int, int, int], Mapping[str, int]],
    rows: Sequence[tuple[str, str]],
    about: str | None,
    games: int,
) -> None:
    """Play, count, print: of each row what is told, and of how many."""
    asked = argparse.ArgumentParser(description=about)
    asked.add_argument("--games", type=int, default=games)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--level", default="sharp")
    asked.add_argument("--seed", type=int, default=1)
    told = asked.parse_args()
    seen = habits(told.level, told.seats, told.games, told.seed)
    found = [(row, f"{seen[row]:,}", f"{seen[of]:,}", of) for row, of in rows]
    print(f"{told.games} games of {told.seats} {told.level} players, seed {told.seed}.\n")
    print(markdown([("what", "how many", "of", ""), *found]))
