"""Twenty thousand random games a variant, kept by a second book at every answer.

`python -m tests.game.winners_circle.many --games 20000 [--track turf] [--bluff on]`
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from random import Random

from game import Table
from tests.game.scripted import NAMES
from tests.game.winners_circle.bookkeeper import Bookkeeper
from tests.game.winners_circle.scripted import TITLE, TRACKS

BLUFFS = ("off", "on")


def kept(seed: int, seats: int, track: str, bluff: str, rules: int | None = None) -> Counter[str]:
    """One whole game by chance; what came up in it."""
    rng = Random(seed)
    table = Table(TITLE, NAMES[:seats], {"track": track, "bluff": bluff}, rules=rules)
    book = Bookkeeper(table)
    while (ask := table.ask) is not None:
        text = ask.options[int(rng.random() * len(ask.options))]
        table.answer(text)
        book.take(ask, text)
        book.counts["answers"] += 1
    book.close()
    return book.counts


def variant(games: int, track: str, bluff: str, first: int = 0) -> Counter[str]:
    """So many games of one variant, with two to six players in turn."""
    counts: Counter[str] = Counter()
    for seed in range(first, first + games):
        counts += kept(seed, 2 + seed % 5, track, bluff)
    return counts


def variants(track: str | None, bluff: str | None) -> Iterator[tuple[str, str]]:
    """The tracks with and without the bluff, or those asked for."""
    for one in TRACKS:
        for other in BLUFFS:
            if track in (None, one) and bluff in (None, other):
                yield one, other


def main() -> None:
    """Play, and print a line for each variant; an account that is wrong raises."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=20_000)
    reader.add_argument("--track", choices=TRACKS)
    reader.add_argument("--bluff", choices=BLUFFS)
    asked = reader.parse_args()
    for track, bluff in variants(asked.track, asked.bluff):
        start = time.perf_counter()
        counts = variant(asked.games, track, bluff)
        told = ", ".join(f"{counts[key]:,} {key}" for key in sorted(counts, key=str))
        spent = time.perf_counter() - start
        print(f"{track}, bluff {bluff}: {told}; {spent:.0f} s", flush=True)


if __name__ == "__main__":
    main()
