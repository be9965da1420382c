"""What cards are worth and what slips return: `python -m tools.balance --title dice-derby`.

A card brings a quarter of the pot when its horse wins, and costs what the box says when it is
scratched. Races are run over all eleven lanes by nothing but the dice; the pot of each race begins
empty, as that of the first does.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from typing import NamedTuple

from game.dice_derby.board import HORSES, LANES, QUARTERS, SCRATCHES
from game.dice_derby.chances import SLIP, TO, chances, odds

RACES = 1_000_000


class Worth(NamedTuple):
    """Of one horse, a race on average: wins, what a card brings, what it costs when scratched."""

    wins: float
    brings: float
    costs: float


def worths(lanes: Mapping[int, int], races: int, rng: Random) -> tuple[dict[int, Worth], float]:
    """Each horse, and how many throws a race has."""
    wins, brings, costs = (dict.fromkeys(HORSES, 0) for _ in range(3))
    throws, roll = 0, rng.random
    for _ in range(races):
        scratched: dict[int, int] = {}
        pot = 0
        while len(scratched) < SCRATCHES:
            number = int(roll() * 6) + int(roll() * 6) + 2
            if number in scratched:
                pot += scratched[number]
            else:
                scratched[number] = fee = len(scratched) + 1
                pot += QUARTERS * fee
                costs[number] += fee
        left = dict(lanes)
        while True:
            throws += 1
            number = int(roll() * 6) + int(roll() * 6) + 2
            if number in scratched:
                pot += scratched[number]
                continue
            left[number] -= 1
            if not left[number]:
                break
        wins[number] += 1
        brings[number] += pot // QUARTERS
    told = {it: Worth(wins[it] / races, brings[it] / races, costs[it] / races) for it in HORSES}
    return told, throws / races


def returns(lanes: Mapping[int, int]) -> Iterator[float]:
    """What a slip returns of its stake, in every cell of all 330 fields of seven."""
    for out in combinations(HORSES, SCRATCHES):
        field = tuple([horse for horse in HORSES if horse not in out])
        to_go = tuple([lanes[horse] for horse in field])
        table, board = chances(field, to_go), odds(field, to_go)
        for place, to in enumerate(TO):
            yield from (board[to][horse] * table[horse][place] / SLIP for horse in field)


def report(name: str, races: int) -> Iterator[str]:
    """The lines of one board."""
    lanes = LANES[name]
    told, throws = worths(lanes, races, Random(races))
    yield f"\n## {name}: {races:,} races of {throws:.1f} throws\n"
    yield "| horse | steps | wins, % | a card brings | when scratched it costs | together |"
    yield "|---|---|---|---|---|---|"
    for horse, (wins, brings, costs) in told.items():
        yield (
            f"| {horse} | {lanes[horse]} | {100 * wins:.1f} | {brings:.2f} | {costs:.2f} "
            f"| {brings - costs:+.2f} |"
        )
    most = max(it.brings for it in told.values()) / min(it.brings for it in told.values())
    yield f"\nThe dearest card brings {most:.2f} times what the cheapest does."
    cells = list(returns(lanes))
    yield (
        f"Slips return {100 * min(cells):.1f} to {100 * max(cells):.1f} of 100 "
        f"in all {len(cells):,} cells."
    )


def main() -> None:
    """Print both boards as Markdown."""
    parser = argparse.ArgumentParser(prog="tools.balance --title dice-derby")
    parser.add_argument("--races", type=int, default=RACES)
    races = parser.parse_args().races
    for name in LANES:
        print("\n".join(report(name, races)), flush=True)
