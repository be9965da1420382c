"""Random games of a box, kept by a second book: `python -m tests.game.many risk --games 20000`.

A box says in `tests/game/<box>/many.py` how the game of a number is played: `kept(number)` is what
came up in it, and an account that is wrong raises. `--play party` plays what is called so there.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable
from importlib import import_module


def many(kept: Callable[[int], Counter[str]], games: int, first: int = 0) -> Counter[str]:
    """So many games, one after the other; what came up."""
    counts: Counter[str] = Counter()
    for number in range(first, first + games):
        try:
            counts += kept(number)
        except AssertionError as wrong:
            wrong.add_note(f"game {number}")
            raise
    return counts


def main() -> None:
    """Play, and print what came up."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("box")
    reader.add_argument("--play", default="kept")
    reader.add_argument("--games", type=int, default=5000)
    reader.add_argument("--first", type=int, default=0)
    asked = reader.parse_args()
    module = import_module(f"tests.game.{asked.box.replace('-', '_')}.many")
    start = time.perf_counter()
    counts = many(getattr(module, asked.play), asked.games, asked.first)
    spent = time.perf_counter() - start
    for key in sorted(counts):
        print(f"{counts[key]:>12,} {key}")
    print(f"{spent:.0f} s, {asked.games / spent:.0f} games a second", flush=True)


if __name__ == "__main__":
    main()
