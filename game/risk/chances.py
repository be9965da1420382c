"""What a battle will come to: exact, by going through all dice (R.13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import NamedTuple

from game.risk.attacking import RED, WHITE
from game.risk.spelt import SIDES

LEAST = 1e-12
"""Nothing is surer than all but this while both can fight."""


class Chances(NamedTuple):
    """How an attack ends that goes on until one side has nothing left to fight with.

    `wins` is how likely the territory falls, `left` what is then left of the attack on average, and
    `held` what is left of the defence where it holds.
    """

    wins: float
    left: float
    held: float


@cache
def roll(red: int, white: int) -> Mapping[int, float]:
    """How likely one roll costs the attack so many armies; the defence loses the rest."""
    counts = Counter[int]()
    for (mine, often), (theirs, ways) in product(tops(red).items(), tops(white).items()):
        lost = sum([high <= other for high, other in zip(mine, theirs, strict=False)])
        counts[lost] += often * ways
    total = sum(counts.values())
    return {lost: count / total for lost, count in sorted(counts.items())}


def tops(dice: int) -> Counter[tuple[int, ...]]:
    """The two highest of so many dice, or the only one, and in how many throws they come up."""
    throws = product(range(1, SIDES + 1), repeat=dice)
    return Counter([tuple(sorted(throw, reverse=True)[:WHITE]) for throw in throws])


@cache
def chances(attack: int, defence: int) -> Chances:
    """The same in three numbers; while both can fight, nothing is certain, however it rounds."""
    wins, mine, theirs = sums(attack, defence)
    if attack and defence:
        wins = min(max(wins, LEAST), 1 - LEAST)
    return Chances(wins, mine / wins if wins else 0.0, theirs / (1 - wins) if wins < 1 else 0.0)


Sums = tuple[float, float, float]
"""How likely the territory falls, and what is left of each side, both over all ends.

Without the ends themselves: a computer asks for thousands of battles, and keeps all of them.
"""


def sums(attack: int, defence: int) -> Sums:
    """Of one battle. The smaller ones come first, one after the other: no depth to run out of."""
    for total in range(attack + defence + 1):
        for mine in range(max(0, total - defence), min(attack, total) + 1):
            summed(mine, total - mine)
    return summed(attack, defence)


@cache
def summed(attack: int, defence: int) -> Sums:
    """The same, from those of the battles that one roll leaves."""
    if not attack or not defence:
        return float(attack > 0), float(attack), float(defence)
    wins = mine = theirs = 0.0
    red, white = min(RED, attack), min(WHITE, defence)
    for lost, chance in roll(red, white).items():
        then = summed(attack - lost, defence - min(red, white) + lost)
        wins += chance * then[0]
        mine += chance * then[1]
        theirs += chance * then[2]
    return wins, mine, theirs
